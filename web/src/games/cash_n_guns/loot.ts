// Loot, bullets and seats of Cash 'n Guns: their signs and their worth.

import {
  anchor,
  clip,
  clover,
  clubs,
  desk,
  diamond,
  diamonds,
  hearts,
  horseshoe,
  kit,
  moon,
  note,
  painting,
  spades,
} from "./signs";
import type { Player, Told, View } from "./view";

/** A loot card as it is typed, or the desk; "?" is a card that this viewer does not know. */
export type Loot = Player["loot"][number] | NonNullable<View["taken"]>;
export type Stance = NonNullable<Player["stance"]>;
export type Bullet = NonNullable<Told["kind"]>;
/** Blanks and bangs. */
export type Bullets = Player["known"];
export type Step = View["step"];

export const ROUNDS = 8;
const SIGN_OF: Record<string, string> = { P: painting, C: clip, K: kit, desk };

export function lootSign(loot: Loot): string {
  if (loot[0] === "d" && loot !== "desk") return diamond;
  return SIGN_OF[loot] ?? note;
}

/** Thousands of dollars printed on a note or a diamond. */
export function worth(loot: Loot): number | null {
  const digits = /^d?(\d+)$/.exec(loot)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What the Dictator calls it; clips have no name there. */
export function categoryOf(loot: Loot): string | null {
  if (loot === "desk") return "desk";
  if (loot[0] === "d") return "diamond";
  if (loot === "P") return "painting";
  if (loot === "K") return "kit";
  return worth(loot) === null ? null : "note";
}

/** Each seat has a colour, a letter and a sign. */
export const SEAT_SIGNS = [spades, hearts, clubs, diamonds, anchor, moon, clover, horseshoe];
export const letterOf = (seat: number): string => "ABCDEFGH"[seat] ?? "?";

export interface Group {
  loot: Loot;
  count: number;
}

const ORDER: Loot[] = ["20", "10", "5", "d10", "d5", "d1", "P", "C", "K", "?"];

export function groupsOf(cards: readonly Loot[]): Group[] {
  return ORDER.map((loot) => ({ loot, count: cards.filter((card) => card === loot).length })).filter(
    ({ count }) => count > 0,
  );
}
