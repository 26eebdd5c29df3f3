// The border between the frame and a game's board.

import type { ActionCard, Message, View } from "./protocol";

export type { Message } from "./protocol";
export type Say = (message: Message | string, args?: Message["arguments"]) => string;

/** A position as one viewer sees it; `table` is the game's own part. */
export type GameView<Table = unknown> = Omit<View, "table"> & { table: Table };

export interface BoardProps<Table = unknown> {
  view: GameView<Table>;
  /** All actions of the game: the number of an action is its place. */
  actions: readonly ActionCard[];
  /** What may be chosen now: an own decision, or a sealed choice that may be changed. */
  legal: ReadonlySet<number>;
  /** My sealed choice, if one is made and may still be changed. */
  chosen: number | null;
  names: readonly string[];
  /** My seat; -1 for a spectator. */
  me: number;
  /** A command is on its way. */
  busy: boolean;
  say: Say;
  /** Choose this action. */
  act: (action: number) => void;
  /** Something was clicked that may not be done: the frame asks the server why, and shows it. */
  ask: (action: number) => void;
  /** What happened last, for movement. */
  lastLines: readonly Message[];
}
