// Searching in the rules: by the beginnings of words, with or without the tails of Polish letters.

import { type Block, type Inline, plainText } from "./markdown";

/** The paragraphs, and of glossaries and lists the lines, in which something is mentioned. */
export function search(page: readonly Block[], wanted: string): Block[] {
  const mentioned = mentioning(wanted);
  return page.flatMap((block): Block[] => {
    if (block.kind === "heading") return [];
    if (block.kind === "table")
      return some({ ...block, rows: block.rows.filter((row) => mentioned(row.map(plainText).join(" "))) }, "rows");
    if (block.kind === "list")
      return some({ ...block, items: block.items.filter((item: Inline[]) => mentioned(plainText(item))) }, "items");
    const number = block.kind === "paragraph" && block.anchor ? `§${block.anchor} ` : "";
    return mentioned(number + block.text) ? [block] : [];
  });
}

/** How many places that are. */
export function places(found: readonly Block[]): number {
  return found.reduce(
    (count, block) =>
      count + (block.kind === "table" ? block.rows.length : block.kind === "list" ? block.items.length : 1),
    0,
  );
}

const some = <Part extends string, Kind extends Block & Record<Part, readonly unknown[]>>(
  block: Kind,
  part: Part,
): Kind[] => (block[part].length > 0 ? [block] : []);

/** "tie" finds ties and tied, but no cities. */
function mentioning(wanted: string): (text: string) => boolean {
  const words = bare(wanted.trim())
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/\s+/g, "\\s+");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}`, "iu");
  return (text) => pattern.test(bare(text));
}

const bare = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L");
