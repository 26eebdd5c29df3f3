// What the cards of Famiglia mean.

import { abacus, knife, knuckles, rose } from "./signs";

/** A card is a letter and a value: "A3". */
export type Card = string;

export const FAMILIES = ["A", "B", "M", "F"] as const;
export const VALUES = [0, 1, 2, 3, 4] as const;
export type Family = (typeof FAMILIES)[number];
export const SIGNS: Record<Family, string> = { A: abacus, B: knuckles, M: knife, F: rose };

export function familyOf(card: Card): Family {
  return card[0] as Family;
}

export function cardValue(card: Card): number {
  return Number(card[1]);
}

/** The message that names a card. */
export function named(card: Card): { id: string; arguments: { value: number } } {
  return { id: `card-${familyOf(card).toLowerCase()}`, arguments: { value: cardValue(card) } };
}

export interface Pile {
  card: Card;
  count: number;
}

/** Equal cards together, family by family, so that a pair is seen at once. */
export function pilesOf(cards: readonly Card[]): Pile[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const order = FAMILIES.flatMap((family) => VALUES.map((value) => `${family}${value}`));
  return order.filter((card) => counts.has(card)).map((card) => ({ card, count: counts.get(card) ?? 0 }));
}

/** How wide piles are in a row, in cards: each further card of a pile shows a fifth. */
export function breadth(piles: readonly Pile[]): number {
  return piles.reduce((sum, { count }) => sum + 1 + (count - 1) / 5, 0);
}
