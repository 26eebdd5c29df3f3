// Who came in where.

/** Do some have equally much and yet not the same place? Then a rule has decided between them. */
export function tieBroken(standings: readonly { points: number; rank: number }[]): boolean {
  return standings.some((one) => standings.some((other) => one.points === other.points && one.rank !== other.rank));
}
