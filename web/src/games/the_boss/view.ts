// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.

/** A city in play, or Chicago, which has no cards. */
export interface City {
  letter: string;
  hidden: string | null;
  laid: readonly string[];
  crowds: readonly [number, number][];
  leader: number | null;
  exiled: readonly number[];
}

/** What lies before a player. */
export interface Player {
  hand: readonly string[];
  professionals: number;
  amateurs: number;
  hospital: number;
  prison: [number, number];
  dead: number;
  spent: number;
  exile: readonly string[];
  money: number;
  won: number | null;
}

/** What became of a city at the end of the last round. */
export interface Taken {
  letter: string;
  card: string | null;
  player: number | null;
}

/** The Boss as it lies on the table before one viewer. */
export interface View {
  round: number;
  turn_number: number;
  turn: number;
  starter: number;
  step: "lay" | "over" | "send";
  last: string | null;
  row: readonly City[];
  chicago: number;
  players: readonly Player[];
  police: readonly ("double" | "gold" | "silver")[];
  police_left: number;
  final: boolean;
  last_round: readonly Taken[];
  memory_closed: boolean;
}
