import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KNOWN } from "../src/games";
import { blocks } from "../src/lib/markdown";
import { paragraphsOf } from "../src/lib/told";

const text = (game: string, name: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/gangland/games/${game}/text/${name}`), "utf8");

describe("the lines of the log", () => {
  it.each(KNOWN)("each have a paragraph in the rules of $id", ({ id, told = {} }) => {
    const lines = [...text(id, "en.ftl").matchAll(/^log-([a-z-]+) =/gm)].map((found) => found[1]!).sort();
    expect(
      Object.values(told)
        .flatMap((names) => names.split(" "))
        .sort(),
    ).toEqual(lines);
    const anchors = blocks(text(id, "rules.en.md")).flatMap((block) =>
      block.kind === "paragraph" && block.anchor ? [block.anchor] : [],
    );
    expect(Object.keys(told).filter((paragraph) => !anchors.includes(paragraph))).toEqual([]);
  });

  it("name a paragraph once, in the order in which they speak of it", () => {
    const told = { "7.1": "recruit", "7.3": "lay keep" };
    expect(
      paragraphsOf(told, [{ id: "log-recruit" }, { id: "log-lay" }, { id: "log-keep" }, { id: "engine-begins" }]),
    ).toEqual(["7.1", "7.3"]);
    expect(paragraphsOf(undefined, [{ id: "log-recruit" }])).toEqual([]);
  });
});
