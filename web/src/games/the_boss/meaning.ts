// Sending gangsters with two steppers that stop at what is legal.

import type { Crowd } from "./cards";

export interface Sending {
  action: number;
  crowd: Crowd;
}

/** The legal ways of sending somebody to a city. */
export function sendings(letter: string, legal: ReadonlySet<number>, textOf: (action: number) => string): Sending[] {
  return [...legal].flatMap((action) => {
    const found = /^send (\d)\+(\d) (\w)$/.exec(textOf(action));
    return found?.[3] === letter ? [{ action, crowd: [Number(found[1]), Number(found[2])] as Crowd }] : [];
  });
}

const PROFESSIONALS = 0;
export type Kind = 0 | 1;

/** The nearest legal crowd with more (or fewer) of one kind, the other kind changed as little as possible. */
export function stepped(ways: readonly Sending[], from: Crowd, kind: Kind, by: 1 | -1): Sending | null {
  const other = kind === PROFESSIONALS ? 1 : 0;
  const further = ways.filter(({ crowd }) => (crowd[kind] - from[kind]) * by > 0);
  const cost = ({ crowd }: Sending): number =>
    Math.abs(crowd[kind] - from[kind]) * 16 + Math.abs(crowd[other] - from[other]);
  return further.length === 0 ? null : further.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** What to ask about where a stepper has stopped. */
export function refusedStep(letter: string, from: Crowd, kind: Kind, by: 1 | -1): string {
  const [professionals, amateurs] = kind === PROFESSIONALS ? [from[0] + by, from[1]] : [from[0], from[1] + by];
  return `send ${Math.max(0, professionals)}+${Math.max(0, amateurs)} ${letter}`;
}

/** What to ask about a city to which nobody can be sent. */
export const refusedCity = (letter: string): string => `send 1+0 ${letter}`;

/** The smallest crowd that will do; professionals rather than amateurs, who do not come back. */
export function smallest(ways: readonly Sending[]): Sending | null {
  const size = ({ crowd: [professionals, amateurs] }: Sending): number => (professionals + amateurs) * 16 + amateurs;
  return ways.length === 0 ? null : ways.reduce((best, way) => (size(way) < size(best) ? way : best));
}
