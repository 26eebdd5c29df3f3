// A long list of choices in parts: by kind, and a long kind by what its choices share.

import type { Book, Message } from "./protocol";
import type { Value, Words } from "./words.svelte";

/** So many choices have a key of one digit: a list of these stays whole. */
export const SHORT = 9;
/** A part with no more than that is not worth folding. */
export const FEW = 3;
const LEFT_OUT = "…";

export interface Part {
  /** What its choices share, in words: "Influence the card at …"; empty where they stand for themselves. */
  title: string;
  /** What they do, said once for all. */
  explained: string;
  actions: number[];
  /** The name of each choice within the part: "Mott Street". */
  names: string[];
}

type Known = Pick<Book, "actions">;

function wordsOf(book: Known, action: number): Message {
  return book.actions[action]?.words ?? { id: "", arguments: {} };
}

function gathered<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found.values()];
}

const same = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The arguments in which the actions differ. */
function differing(book: Known, actions: readonly number[]): string[] {
  const first = wordsOf(book, actions[0] ?? -1).arguments;
  return Object.keys(first).filter((name) =>
    actions.some((action) => !same(wordsOf(book, action).arguments[name], first[name])),
  );
}

/** A long kind is parted by the argument that makes the fewest parts of two and more, if there is one. */
function parted(book: Known, kind: number[]): number[][] {
  if (kind.length <= SHORT) return [kind];
  const ways = differing(book, kind)
    .filter((name) => typeof wordsOf(book, kind[0] ?? -1).arguments[name] === "object")
    .map((name) => gathered(kind, (action) => JSON.stringify(wordsOf(book, action).arguments[name])))
    .filter((parts) => parts.length <= kind.length / 2);
  return ways.reduce((best, way) => (best.length === 1 || way.length < best.length ? way : best), [kind]);
}

function part(book: Known, actions: number[], words: Words): Part {
  const { id, arguments: first } = wordsOf(book, actions[0] ?? -1);
  const differ = differing(book, actions);
  const shared = { ...first, ...Object.fromEntries(differ.map((name) => [name, LEFT_OUT])) };
  const about = `explain-${book.actions[actions[0] ?? -1]?.kind}`;
  const [only] = differ.length === 1 ? differ : [];
  const nameOf = (action: number): string => words.said(wordsOf(book, action), only ?? "");
  return {
    title: words.say({ id, arguments: shared }),
    explained: words.has(about) ? words.say({ id: about, arguments: shared }) : "",
    actions,
    names: actions.map(nameOf),
  };
}

/** The choices in their order; one that has no like, and all of a short list, stand for themselves. */
export function parts(book: Known, legal: readonly number[], words: Words): Part[] {
  const alone = (actions: number[]): Part => ({ title: "", explained: "", actions, names: [] });
  if (legal.length <= SHORT) return [alone([...legal])];
  const kinds = gathered(legal, (action) => book.actions[action]?.kind ?? "");
  return kinds
    .flatMap((kind) => parted(book, kind))
    .map((actions) => (actions.length === 1 ? alone(actions) : part(book, actions, words)));
}
