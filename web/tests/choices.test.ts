// @vitest-environment jsdom
// The list of choices: folded where it is long, numbered throughout, and clear about what a "no" refuses.

import { beforeAll, describe, expect, it } from "vitest";
import { retold } from "../src/games/cash_n_guns/retold";
import cash from "../src/games/cash_n_guns/tests/fixtures/actions.json";
import fivePoints from "../src/games/five_points/tests/fixtures/actions.json";
import { automata } from "../src/games/syndicate/automata";
import boss from "../src/games/the_boss/tests/fixtures/actions.json";
import { parts } from "../src/lib/grouping";
import type { ActionCard } from "../src/lib/protocol";
import { learnTable, packagesOf, reader, Words } from "../src/lib/words.svelte";

const book = (actions: unknown): { actions: readonly ActionCard[] } => ({ actions: actions as ActionCard[] });
const numbers = (actions: readonly { text: string }[], wanted: RegExp): number[] =>
  actions.flatMap(({ text }, number) => (wanted.test(text) ? [number] : []));
const words = (game: string): Words => new Words(packagesOf(game));

beforeAll(async () => {
  await reader.choose("en");
  for (const game of ["five_points", "the_boss", "cash_n_guns"]) await learnTable(game);
});

describe("a list of choices", () => {
  it("stays whole as long as one digit is enough", () => {
    const few = numbers(fivePoints, /^influence a|^climb a1/);
    expect(parts(book(fivePoints), few, words("five_points"))).toEqual([
      { title: "", explained: "", actions: few, names: [] },
    ]);
  });

  it("is folded by kind, and a choice without its like stands for itself", () => {
    const legal = numbers(fivePoints, /^pass$|^climb a|^influence/);
    const found = parts(book(fivePoints), legal, words("five_points"));
    expect(found.flatMap(({ actions }) => actions).sort((one, other) => one - other)).toEqual(legal);
    expect(found.map(({ title }) => title)).toContain("Influence the card at …");
    expect(found.find(({ actions }) => actions.length === 1)?.title).toBe("");
    expect(found.at(-1)?.names[0]).toBe("Pell Street");
    expect(found.at(-1)?.explained).toContain("the card at … expels");
  });

  it("is folded by city where one kind is very long", () => {
    const found = parts(book(boss), numbers(boss, /^send [12]\+[0-3] [NBD]$/), words("the_boss"));
    expect(found.map(({ title }) => title)).toEqual(
      ["New York", "Boston", "Detroit"].map((city) => `Send … professionals and … amateurs to ${city}`),
    );
    expect(found[0]?.names[0]).toBe("Send 1 professional to New York");
  });
});

describe("a no", () => {
  it("says what it refuses at every step that knows it, in both languages", async () => {
    const no = (cash as ActionCard[]).find(({ kind }) => kind === "no")!;
    for (const language of ["en", "pl"] as const) {
      await reader.choose(language);
      const said = ["order", "heal", "forbid", "trade", "more"].map((step) =>
        words("cash_n_guns").say(retold(no, step).words),
      );
      expect(new Set(said).size).toBe(5);
      for (const text of said) expect(text).not.toMatch(/^(No|Nie|action-.*|cash-.*)$/);
    }
    await reader.choose("en");
  });

  it("is the only choice that is told anew", () => {
    const [, other] = cash as ActionCard[];
    expect(retold(other!, "order")).toBe(other);
  });
});

it("in the solo game one seat is the automaton's, else none", () => {
  expect(automata({ solo: "none" })).toEqual([]);
  expect(automata({})).toEqual([]);
  expect(automata({ solo: "hard" })).toEqual([0]);
});
