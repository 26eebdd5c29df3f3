import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocks, inlines, plainText } from "../src/lib/markdown";

const GAMES = ["famiglia", "five_points", "the_boss", "syndicate", "cash_n_guns"];
const rules = (game: string, language: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/gangland/games/${game}/text/rules.${language}.md`), "utf8");

describe("Markdown", () => {
  it("knows headings, paragraphs, lists, tables and code", () => {
    const page = blocks(
      "# One\n\nTwo\nthree\n\n- four\n- five\n  six\n\n| a | b |\n| --- | --- |\n| c | d |\n\n```\nx\n\ny\n```\n",
    );
    expect(page.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table", "code"]);
    expect(page[1]).toMatchObject({ text: "Two three", anchor: null });
    expect(page[2]).toMatchObject({ text: "four five six" });
    expect(page[4]).toMatchObject({ text: "x\n\ny" });
  });

  it("gives a numbered paragraph and a ruling their address", () => {
    expect(blocks("**§4.2** Choose any card.")[0]).toMatchObject({
      kind: "paragraph",
      anchor: "4.2",
      text: "Choose any card.",
    });
    expect(blocks("**R3** Two jokers?")[0]).toMatchObject({ anchor: "R3" });
    expect(blocks("## §4 Action 1")[0]).toMatchObject({ kind: "heading", anchor: "4" });
  });

  it("links paragraphs, and leaves HTML as text", () => {
    expect(inlines("see §4.2 (R3)")).toEqual([
      { kind: "text", text: "see " },
      { kind: "paragraph", text: "§4.2", anchor: "4.2" },
      { kind: "text", text: " (" },
      { kind: "paragraph", text: "R3", anchor: "R3" },
      { kind: "text", text: ")" },
    ]);
    expect(inlines("<script>alert(1)</script>")).toEqual([{ kind: "text", text: "<script>alert(1)</script>" }]);
    expect(plainText(inlines("**bold** and *soft* and `code`"))).toBe("bold and soft and code");
  });

  it.each(GAMES)("reads the rules of %s whole, in both languages with the same paragraphs", (game) => {
    const anchors = ["en", "pl"].map((language) =>
      blocks(rules(game, language)).flatMap((block) =>
        block.kind === "paragraph" && block.anchor ? [block.anchor] : [],
      ),
    );
    expect(anchors[0]!.length).toBeGreaterThan(20);
    expect(anchors[1]).toEqual(anchors[0]);
    expect(new Set(anchors[0]).size).toBe(anchors[0]!.length);
  });
});
