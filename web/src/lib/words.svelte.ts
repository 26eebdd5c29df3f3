// Sentences in the reader's language, made from messages by Fluent: the same texts that the terminal uses.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { keep, kept } from "./keeping";
import type { Message } from "./protocol";

export type { Message } from "./protocol";
export type Value = Message["arguments"][string];

export const LANGUAGES = ["pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The packages whose texts every page needs: its own, the server's and the engine's. */
export const FRAME = ["web", "server", "engine"];
const boardOf = (game: string): string => `games/${game}`;
/** The packages that are asked for a message at a table of this game. */
export const packagesOf = (game: string): string[] => [game, boardOf(game), ...FRAME];

type Loader = () => Promise<string>;
const OURS: Record<string, Loader> = import.meta.glob<string>(["../text/*.ftl", "../games/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
});
const SHARED: Record<string, Loader> = import.meta.glob<string>(
  ["../../../src/gangland/{engine,server}/text/*.ftl", "../../../src/gangland/games/*/text/*.ftl"],
  { query: "?raw", import: "default" },
);

const LANGUAGE_KEY = "language";

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** What the reader chose once, else the browser's language, else English. */
export function firstLanguage(): Language {
  const chosen = kept(LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return found ?? "en";
}

class Reader {
  language = $state<Language>("en");
  /** Grows whenever texts arrive, so that what was said before is said again. */
  version = $state(0);

  async choose(language: Language, packages: string[] = []): Promise<void> {
    await Promise.all([...new Set([...FRAME, ...packages, ...wanted])].map((name) => load(name, language)));
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const reader = new Reader();

/** Another language, chosen by hand: it is remembered. */
export async function switchLanguage(language: Language): Promise<void> {
  await reader.choose(language);
  keep(LANGUAGE_KEY, language);
}

const bundles = new Map<string, FluentBundle>();
const wanted = new Set<string>();

function fileOf(name: string, language: Language): Loader | undefined {
  const own = OURS[name === "web" ? `../text/${language}.ftl` : `../${name}/text/${language}.ftl`];
  const path = Object.keys(SHARED).find((known) => known.endsWith(`/${name}/text/${language}.ftl`)) ?? "";
  return own ?? SHARED[path];
}

async function load(name: string, language: Language): Promise<void> {
  const key = `${name} ${language}`;
  if (bundles.has(key)) return;
  const source = await (fileOf(name, language)?.() ?? api.words(name, language));
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  bundles.set(key, bundle);
  reader.version += 1;
}

/** Fetch the texts of a game, in the language of the reader: the server has those that were not built in. */
export async function learn(game: string): Promise<void> {
  wanted.add(game);
  try {
    await load(game, reader.language);
  } catch (error) {
    wanted.delete(game);
    throw error;
  }
}

/** Fetch what is said at a table: the texts of the game, and those of its board where it has one. */
export async function learnTable(game: string): Promise<void> {
  const board = fileOf(boardOf(game), reader.language) ? [boardOf(game)] : [];
  await Promise.all([game, ...board].map(learn));
}

export class Words {
  /** What has been said without arguments, in one edition of the texts: a board says it again with every move. */
  #plain = new Map<string, string>();
  #edition = "";

  constructor(
    /** Packages in the order in which they are asked for a message. */
    readonly packages: string[] = FRAME,
    readonly names: string[] = [],
    readonly seat = -1,
  ) {}

  /** The sentence of a message; an argument that is a message is said first, a player gets a name. */
  say = (what: Message | string, args: Record<string, Value> = {}): string => {
    const message = typeof what === "string" ? { id: what, arguments: args } : what;
    this.#renew(`${reader.language} ${reader.version}`);
    const isPlain = Object.keys(message.arguments).length === 0;
    const said = (isPlain ? this.#plain.get(message.id) : undefined) ?? this.#told(message);
    if (isPlain) this.#plain.set(message.id, said);
    return said;
  };

  #renew(edition: string): void {
    if (edition === this.#edition) return;
    this.#edition = edition;
    this.#plain.clear();
  }

  #told(message: Message): string {
    for (const name of this.packages) {
      const bundle = bundles.get(`${name} ${reader.language}`);
      const pattern = bundle?.getMessage(message.id)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, this.#known(message.arguments), []);
    }
    return message.id;
  }

  /** One argument of a message in words; the whole message, if it has no such argument. */
  said(message: Message, argument: string): string {
    return argument in message.arguments ? String(this.#known(message.arguments)[argument]) : this.say(message);
  }

  has(id: string): boolean {
    void reader.version;
    return this.packages.some((name) => bundles.get(`${name} ${reader.language}`)?.hasMessage(id));
  }

  #known(args: Record<string, Value>): Record<string, FluentVariable> {
    const known: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === "player" && typeof value === "number") {
        known.who = value === this.seat ? "me" : "other";
        known.player = this.names[value] ?? String(value);
      } else if (name === "level" && this.has(`level-${String(value)}`)) {
        known[name] = this.say(`level-${String(value)}`);
      } else known[name] = this.#value(value);
    }
    return known;
  }

  #value(value: Value): FluentVariable {
    if (typeof value !== "object") return value;
    return "id" in value ? this.say(value) : value.map((one) => this.say(one)).join(", ");
  }
}

export const frameWords = new Words();
/** A text of the frame. */
export const say = frameWords.say;
