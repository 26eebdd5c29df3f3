// The tokens of Syndicate and the gangs they belong to: signs, names, what they are good for.

import type { Message, Say } from "../../lib/board";
import {
  anchor,
  badge,
  block,
  boater,
  cigar,
  copy,
  crown,
  fedora,
  pistol,
  quick,
  rose,
  shot,
  shotgun,
  snitch,
  timebomb,
  topper,
} from "./signs";
import type { Player } from "./view";

/** A token by its name in notation: "G3", "S2s", "KO". */
export type Token = string;
export type Colour = Player["colour"];

export const WEALTH = 25;

/** A gang is a colour, a hat and a letter. */
export const HATS: Record<Colour, string> = { orange: fedora, purple: topper, grey: boater };

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
