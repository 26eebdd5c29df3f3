// Cash 'n Guns as the server shows it.

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

/** A loot card as it is typed, or the desk; "?" is a card that this viewer does not know. */
export type Loot = "5" | "10" | "20" | "d1" | "d5" | "d10" | "P" | "C" | "K" | "desk" | "?";
export type Stance = "duck" | "stand" | "down";
export type Bullet = "blank" | "bang";
/** Blanks and bangs. */
export type Bullets = [number, number];

export interface Player {
  alive: boolean;
  wounds: number;
  talent: string | null;
  bullets: number;
  hand: Bullets | null;
  known: Bullets;
  shown: Bullets | null;
  loaded: Bullet | "?" | null;
  chosen: boolean;
  choice: string | null;
  aim: number | null;
  late: boolean;
  stance: Stance | null;
  loot: Loot[];
}

export interface Move {
  kind: Loot | null;
  to: number;
  source: number | null;
  secret: boolean;
}

export interface Told {
  stance: Stance | null;
  aim: number | null;
  late: boolean;
  kind: Bullet | null;
  hits: number;
}

export type Step =
  | "talent"
  | "swindle"
  | "give"
  | "bullet"
  | "aim"
  | "kid"
  | "reload"
  | "order"
  | "redirect"
  | "courage"
  | "wise"
  | "heal"
  | "forbid"
  | "share"
  | "clip"
  | "trade"
  | "more"
  | "over";

export interface Table {
  round: number;
  step: Step;
  godfather: number;
  next: number | null;
  desk: boolean;
  middle: Loot[];
  loot_left: number;
  players: Player[];
  discards: Bullets;
  unseen: number;
  pick: number | null;
  picked: number[];
  left: number[];
  taken: Loot | null;
  forbidden: string | null;
  fresh: Bullet | "?" | null;
  told_round: number;
  told: Told[];
  moves: Move[];
  memory_closed: boolean;
}

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
