// @vitest-environment jsdom
// Money is written in one way in each language: "$5,000", and "5000 $" or "10 000 $" that no line breaks.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { FRAME, learn, reader, Words } from "../src/lib/words.svelte";

const ROOT = join(import.meta.dirname, "..");
const GAMES = join(ROOT, "..", "src", "gangland", "games");
/** The games with dollars in them, one of their boards, and the frame. */
const FOLDERS = [
  join(GAMES, "the_boss", "text"),
  join(GAMES, "cash_n_guns", "text"),
  join(ROOT, "src", "games", "the_boss", "text"),
  join(ROOT, "src", "text"),
];
/** A dollar sign that is no variable's. */
const SIGN = /\$(?![a-z])/;
const sums = (language: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readFileSync(join(folder, `${language}.ftl`), "utf8")
      .replaceAll('{ "$" }', "$")
      .split("\n"),
  ).filter((line) => SIGN.test(line));

describe("money", () => {
  beforeAll(async () => {
    for (const language of ["pl", "en"] as const) {
      await reader.choose(language);
      for (const game of ["the_boss", "cash_n_guns"]) await learn(game);
    }
  });

  it("stands in English behind its sign, with a comma at the thousands", () => {
    expect(sums("en").length).toBeGreaterThan(10);
    for (const line of sums("en")) {
      expect(line).toMatch(/\$(\{ \$|\d)/);
      expect(line).not.toMatch(/\d \$|thousand/);
    }
  });

  it("stands in Polish before its sign, and no line breaks it", () => {
    expect(sums("pl").length).toBeGreaterThan(10);
    for (const line of sums("pl")) {
      expect(line).toMatch(/[\d}]\u00a0\$/);
      expect(line).not.toMatch(/[\d}] \$(?![a-z])|\d 000/);
    }
  });

  it("is the same on a card, in a result and in the log", async () => {
    const said = async (language: "en" | "pl", game: string, ids: string[], count: number): Promise<string[]> => {
      await reader.choose(language);
      return ids.map((id) => new Words([game, ...FRAME], ["Anna"], 0).say(id, { count, player: 0 }));
    };
    expect(await said("en", "cash_n_guns", ["label-points", "score", "log-points"], 5)).toEqual([
      "$5,000",
      "$5,000",
      "You have $5,000.",
    ]);
    expect(await said("pl", "cash_n_guns", ["label-points", "score", "log-points"], 5)).toEqual([
      "5000\u00a0$",
      "5000\u00a0$",
      "Masz 5000\u00a0$.",
    ]);
    expect(await said("pl", "cash_n_guns", ["score"], 20)).toEqual(["20\u00a0000\u00a0$"]);
    expect(await said("en", "the_boss", ["label-money", "score", "log-points"], 2)).toEqual([
      "$2",
      "$2",
      "You have $2.",
    ]);
    expect(await said("pl", "the_boss", ["label-money", "score"], 2)).toEqual(["2\u00a0$", "2\u00a0$"]);
  });

  it("is written by the texts alone: no board writes a sum by itself", () => {
    const boards = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".svelte"),
    );
    for (const name of boards)
      expect([name, /[>}"]\$\{moneyOf\(|000 \$/.test(readFileSync(join(ROOT, "src", name), "utf8"))]).toEqual([
        name,
        false,
      ]);
  });
});
