// Every text exists in both languages with the same arguments, none is unused, and plurals are those of the language.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "src");
/** Ids that are put together from parts, by their beginning. */
const COMPOSED = /(?:(?:say|has|show)\([^)]*?|id: )`([a-z-]+-)\$\{/g;
const MENTIONED = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g;

/** The frame's texts and those of the boards, as one. */
function texts(language: string): Map<string, string> {
  const source = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(join("text", `${language}.ftl`)))
    .map((name) => readFileSync(join(ROOT, name), "utf8"))
    .join("\n");
  const found = new Map<string, string>();
  for (const block of source.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/m.exec(block)?.[1];
    if (id !== undefined && found.has(id)) throw new Error(`${id} stands twice in ${language}.ftl`);
    if (id !== undefined) found.set(id, block.replaceAll(/^#.*$/gm, ""));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/generated|\.test\.ts/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const english = texts("en");
const polish = texts("pl");
const GAMES = join(ROOT, "..", "..", "src", "gangland", "games");
const ofGames = new Set(
  readdirSync(GAMES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("en.ftl"))
    .flatMap((name) =>
      [...readFileSync(join(GAMES, name), "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!),
    ),
);
const code = sources(ROOT).join("\n");
const argumentsOf = (text: string | undefined): string[] =>
  [...new Set([...(text ?? "").matchAll(/\$([a-z]+)/g)].map((found) => found[1]!))].sort();

describe("the texts", () => {
  it("are the same in both languages", () => {
    expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("take the same arguments in both languages", () => {
    for (const [id, text] of english) expect([id, argumentsOf(polish.get(id))]).toEqual([id, argumentsOf(text)]);
  });

  it("are all used", () => {
    const named = new Set([...code.matchAll(MENTIONED)].map((found) => found[1]!));
    const begun = [...code.matchAll(COMPOSED)].map((found) => found[1]!);
    const unused = [...english.keys()].filter((id) => !named.has(id) && !begun.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it("are all there", () => {
    const said = [
      ...code.matchAll(/\bsay\(\s*"([a-z][a-z0-9-]*)"/g),
      ...code.matchAll(/toasts\.show\("([a-z-]+)"\)/g),
    ].map((found) => found[1]!);
    expect(said.filter((id) => !english.has(id) && !ofGames.has(id))).toEqual([]);
  });

  it("have the plurals of their language", () => {
    for (const [id, text] of polish) {
      const isPlural = /\[one\]/.test(text);
      if (isPlural && !["prompt-waiting", "result-winner"].includes(id))
        expect([id, /\[few\]/.test(text)]).toEqual([id, true]);
      if (/->/.test(text)) expect([id, /\*\[other\]/.test(text)]).toEqual([id, true]);
    }
  });
});
