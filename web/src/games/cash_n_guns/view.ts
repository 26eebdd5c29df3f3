// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.

/** A loot card that went from one place to another. */
export interface Move {
  kind: "10" | "20" | "5" | "C" | "K" | "P" | "d1" | "d10" | "d5" | null;
  to: number;
  source: number | null;
  secret: boolean;
}

/** What lies before a player. */
export interface Player {
  alive: boolean;
  wounds: number;
  talent: string | null;
  bullets: number;
  hand: [number, number] | null;
  known: [number, number];
  shown: [number, number] | null;
  loaded: "bang" | "blank" | "?" | null;
  chosen: boolean;
  choice: string | null;
  aim: number | null;
  late: boolean;
  stance: "down" | "duck" | "stand" | null;
  loot: readonly ("10" | "20" | "5" | "C" | "K" | "P" | "d1" | "d10" | "d5" | "?")[];
}

/** What became of a player when cards were turned the last time. */
export interface Told {
  stance: "down" | "duck" | "stand" | null;
  aim: number | null;
  late: boolean;
  kind: "bang" | "blank" | null;
  hits: number;
}

/** Cash 'n Guns as it lies on the table before one viewer. Loot is written as in notation. */
export interface View {
  round: number;
  step:
    | "aim"
    | "bullet"
    | "clip"
    | "courage"
    | "forbid"
    | "give"
    | "heal"
    | "kid"
    | "more"
    | "order"
    | "over"
    | "redirect"
    | "reload"
    | "share"
    | "swindle"
    | "talent"
    | "trade"
    | "wise";
  godfather: number;
  next: number | null;
  desk: boolean;
  middle: readonly ("10" | "20" | "5" | "C" | "K" | "P" | "d1" | "d10" | "d5")[];
  loot_left: number;
  players: readonly Player[];
  discards: [number, number];
  unseen: number;
  pick: number | null;
  picked: readonly number[];
  left: readonly number[];
  taken: "10" | "20" | "5" | "C" | "K" | "P" | "d1" | "d10" | "d5" | "desk" | null;
  forbidden: string | null;
  dictated: boolean;
  traded: boolean;
  fresh: "bang" | "blank" | "?" | null;
  swindled: number | null;
  told_round: number;
  told: readonly Told[];
  moves: readonly Move[];
  dealt: boolean;
  memory_closed: boolean;
  clock: boolean;
}
