// Which actions a card can mean where it lies, and the steps of a turn.

import { type Card, familyOf } from "./cards";
import type { View } from "./view";

const MOST_LOWERED = 4;

export function onStreet(card: Card, table: Pick<View, "scared" | "step">): string[] {
  const scared = table.scared === card;
  const prices =
    scared && table.step === "lower" ? Array.from({ length: MOST_LOWERED }, (_, nth) => `by ${nth + 1}`) : [];
  return [`recruit ${card}`, ...(scared ? ["recruit scared"] : []), `discard ${card}`, `scare ${card}`, ...prices];
}

export function refusedOnStreet(card: Card, table: Pick<View, "scared" | "step">): string {
  if (table.step === "scare") return `scare ${card}`;
  return table.scared === card && table.step !== "lower" ? "recruit scared" : `recruit ${card}`;
}

export function inHand(card: Card): string[] {
  return [`play ${card}`, `put down ${card}`, `keep ${card}`, `lay ${card}`];
}

/** Accountants and Brutes are played, a Mercenary pays; of La Famiglia one can only put a card down. */
export function refusedInHand(card: Card, table: Pick<View, "step">): string {
  if (table.step === "put-down") return `put down ${card}`;
  const family = familyOf(card);
  if (family === "M") return `keep ${card}`;
  return family === "F" ? `put down ${card}` : `play ${card}`;
}

export function inArea(card: Card): string[] {
  return [`take back ${card}`];
}

export interface Payment {
  action: number;
  back: Card;
  laid: Card;
}

/** §7.5 What comes back to the hand and what is laid, for each way of paying with a Mercenary. */
export function payments(
  table: Pick<View, "wanted" | "price">,
  legal: ReadonlySet<number>,
  textOf: (action: number) => string,
): Payment[] {
  const { wanted, price } = table;
  if (wanted === null) return [];
  const own = `${familyOf(wanted)}${price - 1}`;
  return [...legal].flatMap((action) => {
    const [verb, joker] = textOf(action).split(" ");
    if (joker === undefined) return [];
    if (verb === "keep") return [{ action, back: joker, laid: own }];
    return verb === "lay" ? [{ action, back: own, laid: joker }] : [];
  });
}

const STEP_OF: Record<View["step"], number> = {
  newcomers: 0,
  "take-back": 1,
  "put-down": 1,
  brute: 2,
  scare: 2,
  lower: 2,
  recruit: 3,
  pay: 3,
  over: 4,
};
const KINDS: readonly (readonly string[])[] = [
  ["discard"],
  ["play-accountant", "take-back", "put-down"],
  ["play-brute", "scare", "lower"],
  ["recruit", "recruit-scared", "keep-joker", "lay-joker", "pass"],
];
export const STEPS = ["newcomers", "accountant", "brute", "recruit"] as const;
export type StepState = "past" | "now" | "open" | "shut";

/** §3.1 The first step with something to do is now, later ones with something to do are open, the others are skipped. */
export function stepStates(step: View["step"], kinds: ReadonlySet<string>): StepState[] {
  const at = STEP_OF[step];
  const open = KINDS.map((these) => these.some((kind) => kinds.has(kind)));
  const now = open.includes(true) ? open.indexOf(true) : at;
  return KINDS.map((_, nth) => (nth === now ? "now" : open[nth] ? "open" : nth < at ? "past" : "shut"));
}
