// What the cards of The Boss mean.

import type { Message } from "../../lib/board";
import type { ActionCard } from "../../lib/protocol";
import { exile, hospital, prison, revolver } from "./signs";
import type { City, View } from "./view";

/** A card is a city's letter and dollars or a sanction: "D3", "Dg"; "D?" is its back. */
export type Card = string;
/** Professionals and amateurs. */
export type Crowd = [number, number];

export const CHICAGO = "X";
/** Cards that no source attests: §1.1 of the rules marks them with a star. */
export const RECONSTRUCTED: ReadonlySet<Card> = new Set(["B1", "B2", "Bp", "C1", "C2", "C3"]);
const SANCTIONS: Record<string, { id: string; sign: string }> = {
  g: { id: "revolver", sign: revolver },
  h: { id: "hospital", sign: hospital },
  p: { id: "prison", sign: prison },
  e: { id: "exile", sign: exile },
};

export const letterOf = (card: Card): string => card[0] ?? "";
export const isBack = (card: Card): boolean => card.endsWith("?");
export const sanctionOf = (card: Card): { id: string; sign: string } | null => SANCTIONS[card[1] ?? ""] ?? null;
export const moneyOf = (card: Card): number => (/\d$/.test(card) ? Number(card[1]) : 0);

export function cityName(letter: string): Message {
  return { id: `city-${letter.toLowerCase()}`, arguments: {} };
}

export function named(card: Card): Message {
  const sanction = sanctionOf(card);
  const city = cityName(letterOf(card));
  return sanction
    ? { id: `card-${sanction.id}`, arguments: { city } }
    : { id: "card-money", arguments: { city, money: moneyOf(card) } };
}

/** All cards of the box, by city: the game has an action for laying each. */
export function boxOf(actions: readonly ActionCard[]): Map<string, Card[]> {
  const box = new Map<string, Card[]>();
  for (const { kind, text } of actions) {
    if (kind !== "lay") continue;
    const card = text.slice("lay ".length);
    box.set(letterOf(card), [...(box.get(letterOf(card)) ?? []), card]);
  }
  return box;
}

/** The cards of a city that the viewer has not seen this round: one of them is hidden, the others are in other hands. */
export function unseen(city: City, box: readonly Card[], hand: readonly Card[]): Card[] {
  return box.filter((card) => !city.laid.includes(card) && !hand.includes(card) && city.hidden !== card);
}

/** The cards that count for Chicago now: the last ones laid to its left. */
export function countedInChicago(table: Pick<View, "row" | "chicago">): Card[] {
  return table.row.slice(0, table.chicago).flatMap(({ laid }) => laid.slice(-1));
}

/** Has nobody moved in this round yet? */
export function isUntouched(table: Pick<View, "row">): boolean {
  return table.row.every(({ laid, leader }) => laid.length === 0 && leader === null);
}
