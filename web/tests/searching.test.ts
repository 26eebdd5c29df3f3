import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KNOWN } from "../src/games";
import { type Block, blocks } from "../src/lib/markdown";
import { wayInto } from "../src/lib/scrolling";
import { places, search } from "../src/lib/searching";

const rules = (game: string, language: string): Block[] =>
  blocks(readFileSync(join(import.meta.dirname, `../../src/gangland/games/${game}/text/rules.${language}.md`), "utf8"));
const anchors = (found: readonly Block[]): string[] =>
  found.flatMap((block) => (block.kind === "paragraph" && block.anchor ? [block.anchor] : []));

describe("searching in the rules", () => {
  it.each(KNOWN)("finds how a tie is broken in $id, in both languages", ({ id, ties = "" }) => {
    for (const [language, word] of [
      ["en", "tie"],
      ["pl", "remis"],
    ] as const) {
      const found = search(rules(id, language), word);
      expect(anchors(found)).toContain(ties);
      expect(places(found)).toBeLessThan(7);
    }
    expect(JSON.stringify(search(rules(id, "en"), "draw"))).toContain(`§${ties}`);
  });

  it("takes the beginnings of words, so that a tie is in no city", () => {
    const page = blocks("**§1.1** All cities.\n\n**§1.2** The tied players.\n\n**§1.3** A TIE!");
    expect(anchors(search(page, "tie"))).toEqual(["1.2", "1.3"]);
  });

  it("doesn't mind the tails of Polish letters, nor signs that mean something to a machine", () => {
    const page = blocks("**§1.1** Łup (§2.4) jest większy.\n\n**§2.4** Cena 5 $.");
    expect(anchors(search(page, "lup"))).toEqual(["1.1"]);
    expect(anchors(search(page, "wieksz"))).toEqual(["1.1"]);
    expect(anchors(search(page, "§2.4"))).toEqual(["1.1", "2.4"]);
    expect(anchors(search(page, "2.4"))).toEqual(["1.1", "2.4"]);
    expect(anchors(search(page, "5 $"))).toEqual(["2.4"]);
    expect(search(page, "[(*")).toEqual([]);
  });

  it("shows of a glossary and of a list only the lines that are meant", () => {
    const page = blocks("| a | b |\n| --- | --- |\n| miasto | city |\n| remis | tie |\n\n- a tie\n- a city");
    const found = search(page, "tie");
    expect(found.map((block) => block.kind)).toEqual(["table", "list"]);
    expect(found[0]).toMatchObject({ rows: [[[{ text: "remis" }], [{ text: "tie" }]]] });
    expect(places(found)).toBe(2);
  });
});

describe("what comes next in a lesson", () => {
  it("stays where it is when it can be seen", () => expect(wayInto(200, 300, 100, 600)).toBe(0));
  it("comes up from under the hand", () => expect(wayInto(500, 700, 100, 600)).toBe(112));
  it("comes down from behind the answer", () => expect(wayInto(50, 250, 100, 600)).toBe(-62));
  it("begins at the top where it is longer than the window", () => expect(wayInto(300, 1500, 100, 600)).toBe(188));
});
