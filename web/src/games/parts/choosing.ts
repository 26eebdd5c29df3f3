// What a click on a thing of the board means: the screen only looks it up among the legal actions.

import type { ActionCard } from "../../lib/protocol";

/** What every thing on a board needs to be clicked. */
export interface Desk {
  legal: ReadonlySet<number>;
  chosen: number | null;
  busy: boolean;
  /** The number of an action by its text, -1 for none. */
  number: (text: string) => number;
  words: (action: number) => string;
  act: (action: number) => void;
  ask: (action: number) => void;
}

export type Answer =
  | { does: "act" | "ask"; action: number }
  | { does: "pick"; actions: number[] }
  | { does: "nothing" };

export function numbersOf(actions: readonly ActionCard[]): Map<string, number> {
  return new Map(actions.map((action, number) => [action.text, number]));
}

/** The legal ones among actions named by their texts. */
export function offered(texts: readonly string[], desk: Pick<Desk, "legal" | "number">): number[] {
  const numbers = texts.map(desk.number);
  return [...new Set(numbers)].filter((number) => desk.legal.has(number));
}

/** One legal action is done, several are offered, and for none the most natural refused one is asked about. */
export function answerTo(
  texts: readonly string[],
  refused: string,
  desk: Pick<Desk, "legal" | "number" | "busy">,
): Answer {
  if (desk.busy) return { does: "nothing" };
  const actions = offered(texts, desk);
  const [only] = actions;
  if (actions.length > 1) return { does: "pick", actions };
  if (only !== undefined) return { does: "act", action: only };
  const action = desk.number(refused);
  return action < 0 ? { does: "nothing" } : { does: "ask", action };
}
