// The rules of the games, in both languages, fetched when somebody wants to read them.

import { api } from "./api";
import { type Block, blocks, type Inline } from "./markdown";

const FILES = import.meta.glob<string>("../../../src/gangland/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
});
const pages = new Map<string, Promise<Block[]>>();

/** The rules of a game: the server has those that were not built in. */
export function rulesOf(game: string, language: string): Promise<Block[]> {
  const path = Object.keys(FILES).find((known) => known.endsWith(`/${game}/text/rules.${language}.md`)) ?? "";
  const key = `${game} ${language}`;
  const page = pages.get(key) ?? (FILES[path]?.() ?? api.rules(game, language)).then(blocks);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

/** One paragraph of the rules, to be quoted. */
export async function paragraphText(game: string, language: string, anchor: string): Promise<Inline[] | null> {
  const page = await rulesOf(game, language);
  const found = page.find((block) => block.kind === "paragraph" && block.anchor === anchor);
  return found?.kind === "paragraph" ? found.parts : null;
}
