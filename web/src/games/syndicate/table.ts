// Syndicate as the server shows it.

import type { Message, Say } from "../../lib/board";
import {
  anchor,
  badge,
  barrel,
  block,
  boater,
  call,
  cigar,
  coin,
  copy,
  crown,
  elsewhere,
  fedora,
  pistol,
  quick,
  recruit,
  reinforce,
  rose,
  shot,
  shotgun,
  snitch,
  timebomb,
  topper,
} from "./signs";

/** A token by its name in notation: "G3", "S2s", "KO". */
export type Token = string;
/** A space by its name in notation: "M1a". */
export type SpaceName = string;
export type Effect = "blank" | "recruit" | "call" | "reinforce" | "here" | "elsewhere" | "money" | "shot";
export type Colour = "orange" | "purple" | "grey";
export type Step =
  | "token"
  | "space"
  | "elsewhere"
  | "perform"
  | "support"
  | "open"
  | "hit"
  | "favour"
  | "consult"
  | "over";

export interface Space {
  name: SpaceName;
  kind: "street" | "river" | "mixed";
  effect: Effect;
  amount: number;
  token: Token | null;
  owner: number | null;
}

export interface Row {
  points: number;
  spaces: Space[];
  active: boolean;
  finished: boolean;
}

export interface District {
  code: string;
  rows: Row[];
  /** From the red field: positive on the side of seat 0, negative on that of seat 1. */
  marker: number;
  /** The first field that closes it, and the last one: the hat, or barrels 1 to 3. */
  closes: number;
  farthest: number;
  coins: number[];
  in_play: boolean;
  closed: boolean;
  start: boolean;
  arrows: string[];
}

export interface Player {
  colour: Colour;
  money: number;
  gang: Token[] | null;
  gang_size: number;
  bag: Token[] | null;
  bag_size: number;
  reinforcements: number;
  least: number;
  most: number;
  last: Token | null;
}

export interface Automaton {
  level: string;
  row: Token[];
  stratagem: string | null;
  clause: string | null;
  token: Token | null;
  space: SpaceName | null;
  why_district: string;
  why_space: string;
  why_token: string;
  die: number | null;
}

export interface Table {
  board: "new-york" | "los-angeles";
  /** What is our proposal: the board, tokens. */
  reconstruction: string[];
  turn: number;
  step: Step;
  districts: District[];
  players: Player[];
  stack_size: number;
  picking: boolean;
  picked: Token | null;
  district: string | null;
  amount: number;
  again: number;
  after: string | null;
  left: SpaceName[];
  barrels: number;
  extra: boolean;
  handicap: number;
  automaton: Automaton | null;
}

export const WEALTH = 25;
export { AUTOMATON } from "./automata";

/** A gang is a colour, a hat and a letter. */
export const HATS: Record<Colour, string> = { orange: fedora, purple: topper, grey: boater };
export const EFFECTS: Record<Effect, string> = {
  blank: "",
  recruit,
  call,
  reinforce,
  here: barrel,
  elsewhere,
  money: coin,
  shot,
};
/** Effects that have a number, as it is written on the space. */
export const WRITTEN: Partial<Record<Effect, string>> = { recruit: "", call: "", here: "+", elsewhere: "+", money: "" };

const PLAIN: Record<string, string> = { G: pistol, S: anchor, C: badge };
const CHARACTERS: Record<Token, { sign: string; strength: string }> = {
  BG: { sign: pistol, strength: "1+" },
  BS: { sign: anchor, strength: "1+" },
  AN: { sign: cigar, strength: "3" },
  ZA: { sign: timebomb, strength: "7" },
  KO: { sign: copy, strength: "=" },
  SZ: { sign: snitch, strength: "0" },
  BO: { sign: rose, strength: "1/3" },
  OB: { sign: shotgun, strength: "1" },
};
export const MARKS: Record<string, { sign: string; id: string }> = {
  q: { sign: quick, id: "sign-quick" },
  b: { sign: block, id: "sign-block" },
  s: { sign: shot, id: "sign-shot" },
};
/** Tokens in the order of the box, reinforcements last. */
export const TOKENS = [
  "G1",
  "G2",
  "G3",
  "S1",
  "S2",
  "S3",
  "C1",
  "C2",
  "C0q",
  "BG",
  "BS",
  "AN",
  "G1q",
  "G4",
  "G5b",
  "S1q",
  "S2s",
  "S4",
  "S5b",
  "C1s",
  "C3",
  "C4b",
  "ZA",
  "KO",
  "SZ",
  "BO",
  "OB",
];
const FIRST_REINFORCEMENT = TOKENS.indexOf("G1q");

export const isBoss = (token: Token): boolean => token === "BG" || token === "BS";
export const isReinforcement = (token: Token): boolean => TOKENS.indexOf(token) >= FIRST_REINFORCEMENT;
export const bossCrown = crown;
export const tokenSign = (token: Token): string => CHARACTERS[token]?.sign ?? PLAIN[token[0] ?? ""] ?? pistol;
export const tokenStrength = (token: Token): string => CHARACTERS[token]?.strength ?? token[1] ?? "";
/** q: quick support, b: block, s: shot, or nothing. */
export const tokenMark = (token: Token): string => (token in CHARACTERS ? "" : token.slice(2));

/** Which kinds of space take a token; a Konfident goes where what it copies may. */
export function standsOn(token: Token): "street" | "river" | "anywhere" {
  if (token === "BG" || token === "ZA" || token[0] === "G") return "street";
  return token !== "SZ" && (token === "BS" || token[0] === "S") ? "river" : "anywhere";
}

const plain = (id: string): Message => ({ id, arguments: {} });
export const tokenName = (token: Token): Message => plain(`token-${token.toLowerCase()}`);
export const districtName = (code: string): Message => plain(`district-${code.toLowerCase()}`);
export const effectName = ({ effect, amount }: Pick<Space, "effect" | "amount">): Message => ({
  id: `effect-${effect}`,
  arguments: { count: amount },
});
export const effectDoes = ({ effect, amount }: Pick<Space, "effect" | "amount">): Message => ({
  id: `does-${effect}`,
  arguments: { count: amount },
});

/** A space in words: its district, its row and its letter. */
export function spaceName(name: SpaceName): Message {
  const [, code = "", place = ""] = /^([A-Z]+)(.*)$/.exec(name) ?? [];
  return { id: "space", arguments: { district: districtName(code), place } };
}

/** What a token is good for. */
export function tokenAbout(token: Token): Message[] {
  const stands = token === "KO" ? [] : [plain(`stands-${standsOn(token)}`)];
  const mark = MARKS[tokenMark(token)];
  return [
    ...stands,
    ...(mark ? [plain(mark.id)] : []),
    ...(token in CHARACTERS ? [plain(`character-${token.toLowerCase()}`)] : []),
  ];
}

export function spaceOf(
  districts: readonly District[],
  name: SpaceName,
): { district: District; row: Row; space: Space } | null {
  for (const district of districts)
    for (const row of district.rows)
      for (const space of row.spaces) if (space.name === name) return { district, row, space };
  return null;
}

export function grouped(tokens: readonly Token[]): { token: Token; count: number }[] {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(([token, count]) => ({ token, count }));
}

/** A token's name with the strength that is drawn on it, where the name does not tell it. */
export function tokenSaid(token: Token, say: Say): string {
  const name = say(tokenName(token));
  const strength = tokenStrength(token);
  return name.includes(strength) ? name : `${name} ${strength}`;
}
