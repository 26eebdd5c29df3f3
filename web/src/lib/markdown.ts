// The little of Markdown that our rules use, as data: it is drawn by components, so no text ever becomes HTML.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; to: string }
  /** A reference to a paragraph (§4.2) or a ruling (R3). */
  | { kind: "paragraph"; text: string; anchor: string };

export type Block =
  | { kind: "heading"; level: number; parts: Inline[]; anchor: string; text: string }
  | { kind: "paragraph"; parts: Inline[]; anchor: string | null; text: string }
  | { kind: "list"; ordered: boolean; items: Inline[][]; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; text: string }
  | { kind: "code"; text: string };

const PIECES =
  /(`[^`]+`)|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)|(§\d+(?:\.\d+)*|\bR\d+\b)/g;
const ANCHOR = /^\*\*(?:§(\d+(?:\.\d+)*)|(R\d+))\*\*\s*/;

/** The pieces of a line. */
export function inlines(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    parts.push(piece(found));
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

function piece([whole, code, strong, emphasis, label, to, reference]: RegExpMatchArray): Inline {
  if (code !== undefined) return { kind: "code", text: code.slice(1, -1) };
  if (strong !== undefined) return { kind: "strong", parts: inlines(strong) };
  if (emphasis !== undefined) return { kind: "emphasis", parts: inlines(emphasis) };
  if (label !== undefined && to !== undefined) return { kind: "link", text: label, to };
  return { kind: "paragraph", text: whole, anchor: (reference ?? "").replace("§", "") };
}

export function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => ("parts" in part ? plainText(part.parts) : part.text)).join("");
}

/** The blocks of a page: they are separated by empty lines. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const lines of chunks(source)) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? "");
    if (heading) {
      found.push(headingOf(heading[1]!.length, heading[2]!));
      lines.shift();
    }
    if (lines.length > 0) found.push(blockOf(lines));
  }
  return found;
}

function chunks(source: string): string[][] {
  const found: string[][] = [];
  let open: string[] = [];
  let fenced = false;
  for (const line of [...source.replaceAll("\r", "").split("\n"), ""]) {
    if (line.startsWith("```")) fenced = !fenced;
    if (line.trim() || fenced) open.push(line);
    else if (open.length > 0) {
      found.push(open);
      open = [];
    }
  }
  return open.length > 0 ? [...found, open] : found;
}

function headingOf(level: number, text: string): Block {
  const parts = inlines(text);
  const plain = plainText(parts);
  const numbered = /^§(\d+(?:\.\d+)*)/.exec(plain);
  const anchor = numbered?.[1] ?? plain.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return { kind: "heading", level, parts, anchor, text: plain };
}

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? "";
  if (first.startsWith("```"))
    return {
      kind: "code",
      text: lines
        .slice(1)
        .filter((line) => !line.startsWith("```"))
        .join("\n"),
    };
  if (first.startsWith("|")) return tableOf(lines);
  if (/^\s*([-*]|\d+\.)\s/.test(first)) return listOf(lines);
  return paragraphOf(lines.map((line) => line.trim()).join(" "));
}

function paragraphOf(text: string): Block {
  const found = ANCHOR.exec(text);
  const parts = inlines(text.slice(found?.[0].length ?? 0));
  return { kind: "paragraph", parts, anchor: found?.[1] ?? found?.[2] ?? null, text: plainText(parts) };
}

function tableOf(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inlines(cell.trim())),
  );
  const text = rows.flat().map(plainText).join(" ");
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2), text };
}

function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const found = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (found) items.push(found[1] ?? "");
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const parts = items.map(inlines);
  return { kind: "list", ordered: /^\s*\d/.test(lines[0] ?? ""), items: parts, text: parts.map(plainText).join(" ") };
}
