// Which paragraph of the rules a line of the log speaks of.

/** By paragraph, the names of the lines: "log-recruit" is "recruit". */
export type Told = Readonly<Record<string, string>>;

/** The paragraphs of some lines, each once, in the order of the lines. */
export function paragraphsOf(told: Told | undefined, lines: readonly { id: string }[]): string[] {
  const known = new Map(
    Object.entries(told ?? {}).flatMap(([paragraph, names]) =>
      names.split(" ").map((name) => [`log-${name}`, paragraph]),
    ),
  );
  return [...new Set(lines.flatMap(({ id }) => known.get(id) ?? []))];
}
