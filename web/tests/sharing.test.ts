import { describe, expect, it } from "vitest";
import { sharing } from "../src/lib/sharing";

describe("a table that comes again", () => {
  const old = { street: ["A1", "B2"], players: [{ money: 1 }, { money: 2 }], over: null };

  it("keeps all that is equal, and is the old one where everything is", () => {
    const fresh = sharing(old, { street: ["A1", "B2"], players: [{ money: 1 }, { money: 3 }], over: null });
    expect(fresh).toEqual({ street: ["A1", "B2"], players: [{ money: 1 }, { money: 3 }], over: null });
    expect([
      fresh.street === old.street,
      fresh.players[0] === old.players[0],
      fresh.players[1] === old.players[1],
    ]).toEqual([true, true, false]);
    expect(sharing(old, structuredClone(old))).toBe(old);
  });

  it("takes over nothing that is different in kind, or missing", () => {
    expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(sharing({ a: [] }, { a: {} })).toEqual({ a: {} });
    expect(sharing([1, 2], [1])).toEqual([1]);
    expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
    expect(sharing({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
  });
});
