// The games that have a folder here, found by the build: game.ts has the facts, Poster.svelte and Board.svelte are drawn.
// A game without a folder is played on its picture in letters and the list of choices, under a plain poster.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";
import type { ActionCard } from "../lib/protocol";
import type { Told } from "../lib/told";
import Sheet from "./parts/Sheet.svelte";

/** What a game's own game.ts says of it. */
export interface GameFacts {
  /** Where its poster hangs on the home page, from the first on. */
  place: number;
  minutes: number;
  /** The paragraph that decides between equals. */
  ties: string;
  /** The paragraphs that the lines of the log speak of. */
  told: Told;
  /** The seats that the game itself plays, with these options. */
  automata?: (options: Readonly<Record<string, string>>) => number[];
  /** The words of an action where they depend on the step: what a "no" refuses. */
  retold?: (card: ActionCard, step: string) => ActionCard;
}

export interface GameEntry extends Partial<GameFacts> {
  id: string;
  /** The game's board, fetched when somebody sits down; null: it has none of its own. */
  load: (() => Promise<{ default: Board }>) | null;
  poster: Component;
}

/** Each takes the view of its own game, and is shown no other. */
type Board = Component<BoardProps>;

const FACTS = import.meta.glob<GameFacts>("./*/game.ts", { eager: true, import: "default" });
const POSTERS = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });
const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** What is known here of a game, be it nothing. */
export function gameOf(id: string): GameEntry {
  const poster = POSTERS[`./${id}/Poster.svelte`] ?? Sheet;
  return { ...FACTS[`./${id}/game.ts`], id, poster, load: BOARDS[`./${id}/Board.svelte`] ?? null };
}

/** The games that have a folder, as their posters hang. */
export const KNOWN: readonly GameEntry[] = Object.keys(FACTS)
  .map((path) => gameOf(path.split("/")[1] ?? ""))
  .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
