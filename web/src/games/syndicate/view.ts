// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.

/** The automaton of the solo game: everything about it is open but its bag. */
export interface Automaton {
  level: string;
  row: readonly string[];
  stratagem: string | null;
  clause: string | null;
  token: string | null;
  space: string | null;
  why_district: string;
  why_space: string;
  why_token: string;
  die: number | null;
}

/** A district of the board in play, with its smuggling track. */
export interface District {
  code: string;
  rows: readonly Row[];
  marker: number;
  closes: number;
  farthest: number;
  coins: readonly number[];
  in_play: boolean;
  closed: boolean;
  start: boolean;
  arrows: readonly string[];
}

/** What belongs to a seat. */
export interface Player {
  colour: "grey" | "orange" | "purple";
  money: number;
  gang: readonly string[] | null;
  gang_size: number;
  bag: readonly string[] | null;
  bag_size: number;
  reinforcements: number;
  least: number;
  most: number;
  last: string | null;
}

/** One skirmish. */
export interface Row {
  points: number;
  spaces: readonly Space[];
  active: boolean;
  finished: boolean;
}

/** A space, and what lies on it. */
export interface Space {
  name: string;
  kind: "mixed" | "river" | "street";
  effect: "blank" | "call" | "elsewhere" | "here" | "money" | "recruit" | "reinforce" | "shot";
  amount: number;
  token: string | null;
  owner: number | null;
}

/** Syndicate as it lies on the table before one viewer. Tokens, districts, spaces have the names of the notation. */
export interface View {
  board: "los-angeles" | "new-york";
  reconstruction: readonly string[];
  turn: number;
  step: "consult" | "elsewhere" | "favour" | "hit" | "open" | "over" | "perform" | "space" | "support" | "token";
  districts: readonly District[];
  players: readonly Player[];
  stack_size: number;
  picking: boolean;
  picked: string | null;
  district: string | null;
  amount: number;
  again: number;
  after: string | null;
  left: readonly string[];
  barrels: number;
  extra: boolean;
  handicap: number;
  automaton: Automaton | null;
}
