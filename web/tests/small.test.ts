// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { checks } from "../src/lib/fairness";
import { NumberKeys } from "../src/lib/keys";
import { tieBroken } from "../src/lib/standings";
import { spelled } from "../src/lib/time";

describe("the end", () => {
  it("quotes the rule where it has decided between equals, and only there", () => {
    const ends = (...standings: [number, number][]): boolean =>
      tieBroken(standings.map(([points, rank]) => ({ points, rank })));
    expect(ends([2, 1], [2, 2])).toBe(true);
    expect(ends([3, 1], [2, 2], [2, 3])).toBe(true);
    expect(ends([2, 1], [2, 1])).toBe(false);
    expect(ends([3, 1], [2, 2])).toBe(false);
  });
});

describe("number keys", () => {
  function typing(count: number, keys: string): number[] {
    vi.useFakeTimers();
    const chosen: number[] = [];
    const board = new NumberKeys(
      () => count,
      (place) => chosen.push(place),
      () => {},
    );
    for (const key of keys) {
      if (key === "_") vi.advanceTimersByTime(1000);
      else board.press(new KeyboardEvent("keydown", { key: key === "+" ? "Enter" : key }));
    }
    vi.useRealTimers();
    return chosen;
  }

  it("pick at once where no longer number is possible", () => {
    expect(typing(4, "3")).toEqual([2]);
    expect(typing(25, "3")).toEqual([2]);
    expect(typing(4, "7")).toEqual([]);
    expect(typing(0, "1")).toEqual([]);
  });

  it("wait for a second digit, or for Enter", () => {
    expect(typing(25, "12")).toEqual([11]);
    expect(typing(25, "1")).toEqual([]);
    expect(typing(25, "1_")).toEqual([0]);
    expect(typing(25, "1+")).toEqual([0]);
  });

  it("leave text fields and windows alone", () => {
    const chosen: number[] = [];
    const keys = new NumberKeys(
      () => 3,
      (place) => chosen.push(place),
      () => {},
    );
    const field = document.createElement("input");
    document.body.append(field);
    field.addEventListener("keydown", keys.press);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    keys.press(new KeyboardEvent("keydown", { key: "1", ctrlKey: true }));
    expect(chosen).toEqual([]);
  });
});

describe("the shuffle", () => {
  const found = {
    secret: "00".repeat(32),
    salts: ["ab", "cd"],
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    seed: "",
  };

  it("is checked against the seal, the seed, and what was seen before", async () => {
    const seed = await crypto.subtle.digest(
      "SHA-256",
      new Uint8Array([...new Uint8Array(32), ...new TextEncoder().encode("abcd")]),
    );
    const fair = { ...found, seed: Buffer.from(seed).toString("hex") };
    expect(await checks(fair, fair.commitment)).toEqual([
      { name: "commitment", holds: true },
      { name: "seed", holds: true },
      { name: "seen", holds: true },
    ]);
    expect((await checks({ ...fair, secret: "01".repeat(32) }, null)).map((one) => one.holds)).toEqual([false, false]);
    expect((await checks(fair, "another")).at(-1)).toEqual({ name: "seen", holds: false });
  });

  it("has nothing to check while the secret is kept", async () => {
    expect(await checks({ ...found, secret: null, seed: null }, null)).toEqual([]);
  });
});

describe("clocks", () => {
  it("are read as people read them", () => {
    expect([0, 9_000, 249_000, 3_600_000, 7_325_000, 90_000_000].map(spelled)).toEqual([
      "0:00",
      "0:09",
      "4:09",
      "1:00:00",
      "2:02:05",
      "1 d 01 h",
    ]);
  });
});
