// In the solo game the automaton plays one of the two gangs.

/** The seat that the lists play in the solo game. */
export const AUTOMATON = 0;

export const automata = ({ solo }: Readonly<Record<string, string>>): number[] =>
  solo === undefined || solo === "none" ? [] : [AUTOMATON];
