// A table comes whole with every move, though little of it has changed.

type Parts = Record<string, unknown>;

const isWhole = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/**
 * The new value, with the old one's parts where they are equal, or the old one itself where all are equal: only what has
 * changed is drawn again.
 */
export function sharing<T>(old: unknown, fresh: T): T {
  if (!isWhole(old) || !isWhole(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const parts: Parts = fresh;
  const names = Object.keys(parts);
  for (const name of names) parts[name] = sharing(old[name], parts[name]);
  const isSame =
    names.length === Object.keys(old).length && names.every((name) => name in old && parts[name] === old[name]);
  return isSame ? (old as T) : fresh;
}
