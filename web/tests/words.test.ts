// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { FRAME, learn, reader, say, switchLanguage, Words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await reader.choose("en");
  await learn("famiglia");
});

describe("words", () => {
  it("says a message of a game with messages in it", () => {
    const words = new Words(["famiglia", ...FRAME]);
    const card = { id: "card-b", arguments: { value: 3 } };
    expect(words.say({ id: "action-recruit", arguments: { card } })).toBe("Recruit Brute [3]");
  });

  it("speaks to the reader, and names the others", () => {
    const line = { id: "log-pass", arguments: { player: 0 } };
    expect(new Words(["famiglia"], ["Anna", "Bob"], 0).say(line)).toBe("You pass.");
    expect(new Words(["famiglia"], ["Anna", "Bob"], 1).say(line)).toBe("Anna passes.");
  });

  it("names the level of a bot", () => {
    expect(say("seat-stand-in", { level: "godfather" })).toBe("Bot plays: Godfather");
  });

  it("counts as Polish does, also in texts that were fetched before the switch", async () => {
    await switchLanguage("pl");
    expect([1, 2, 5, 22, 25].map((count) => say("waiting-free", { count }).split(".")[0])).toEqual([
      "1 miejsce jest wolne",
      "2 miejsca są wolne",
      "5 miejsc jest wolnych",
      "22 miejsca są wolne",
      "25 miejsc jest wolnych",
    ]);
    expect(new Words(["famiglia"]).say("title")).toBe("Famiglia");
    expect(document.documentElement.lang).toBe("pl");
    await switchLanguage("en");
  });

  it("shows the id where there is no text, and names as plain text", () => {
    expect(say("no-such-text")).toBe("no-such-text");
    expect(say("hot-seat-now", { name: "<b>{ $x }</b>" })).toBe("<b>{ $x }</b> sits before the screen.");
  });
});
