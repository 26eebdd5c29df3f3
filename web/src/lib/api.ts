// The server over HTTP: one small function for each thing that can be asked.

import type {
  Beside,
  Book,
  Catalogue,
  Complaint,
  Fairness,
  Invitation,
  Kept,
  LessonView,
  Me,
  Message,
  Moment,
  Mutes,
  NewLogin,
  NewPassword,
  NewTable,
  ProblemShape,
  SignIn,
  TableCard,
  Ticket,
  Tries,
} from "./protocol";

/** What the server refused, with a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
    readonly status: number,
  ) {
    super(code);
  }
}

const UNREACHABLE: Message = { id: "problem-unreachable", arguments: {} };

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const shape = (await answer.json()) as ProblemShape;
    return new Problem(shape.code, shape.message, answer.status);
  } catch {
    return new Problem("unreachable", UNREACHABLE, answer.status);
  }
}

async function send(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Problem("unreachable", UNREACHABLE, 0);
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await send(method, path, body, token)).json()) as T;
}

const books = new Map<string, Promise<Book>>();
const of = (game: string): string => `/games/${encodeURIComponent(game)}`;
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/games"),
  lesson: (game: string, name: string, tries: Tries) =>
    ask<LessonView>("POST", `${of(game)}/lessons/${encodeURIComponent(name)}`, tries),

  /** A game in full; asked for once. */
  book(game: string): Promise<Book> {
    const known = books.get(game) ?? ask<Book>("GET", of(game));
    books.set(game, known);
    known.catch(() => books.delete(game));
    return known;
  },

  /** The texts of a game that the pages were built without. */
  words: async (game: string, language: string) => (await send("GET", `${of(game)}/words/${language}`)).text(),
  rules: async (game: string, language: string) => (await send("GET", `${of(game)}/rules/${language}`)).text(),

  // people
  guest: (name: string, language: string) => ask<Me>("POST", "/guests", { name, language }),
  beside: (name: string, language: string) => ask<Beside>("POST", "/guests/beside", { name, language }),
  me: () => ask<Me>("GET", "/me"),
  change: (changes: { name?: string; language?: string }) => ask<Me>("PATCH", "/me", changes),
  erase: () => send("DELETE", "/me"),
  keepAccount: (login: NewLogin) => ask<Kept>("POST", "/account", login),
  changePassword: (words: NewPassword) => send("PUT", "/me/password", words),
  signIn: (words: SignIn) => ask<Me>("POST", "/sessions", words),
  signOut: (everywhere: boolean) => send("DELETE", everywhere ? "/sessions" : "/sessions/this"),
  ticket: async (token?: string) => (await ask<Ticket>("POST", "/tickets", undefined, token)).ticket,

  // tables
  create: (order: NewTable) => ask<TableCard>("POST", "/tables", order),
  open: () => ask<TableCard[]>("GET", "/tables"),
  mine: () => ask<TableCard[]>("GET", "/tables/mine"),
  table: (id: string) => ask<TableCard>("GET", at(id)),
  look: (id: string, invite: string) => ask<TableCard>("POST", `${at(id)}/look`, { invite }),
  join: (id: string, invite: string | null, salt: string, token?: string) =>
    ask<TableCard>("POST", `${at(id)}/join`, { invite, salt }, token),
  leave: (id: string) => send("POST", `${at(id)}/leave`),
  start: (id: string) => ask<TableCard>("POST", `${at(id)}/start`),
  fill: (id: string, level: string) => ask<TableCard>("POST", `${at(id)}/fill`, { level }),
  seat: (id: string, seat: number, kind: "bot" | "open", level: string | null) =>
    ask<TableCard>("PUT", `${at(id)}/seats/${seat}`, { kind, level }),
  kick: (id: string, seat: number) => send("DELETE", `${at(id)}/seats/${seat}`),
  invite: (id: string) => ask<Invitation>("POST", `${at(id)}/invites`, { seat: null }),
  mutes: async (id: string, token?: string) => (await ask<Mutes>("GET", `${at(id)}/mutes`, undefined, token)).seats,
  mute: (id: string, seat: number, on: boolean, token?: string) =>
    send(on ? "PUT" : "DELETE", `${at(id)}/mutes/${seat}`, undefined, token),
  report: (id: string, complaint: Complaint, token?: string) => send("POST", `${at(id)}/reports`, complaint, token),
  rematch: (id: string, token?: string) => ask<TableCard>("POST", `${at(id)}/rematch`, undefined, token),

  // looking back
  moment: (id: string, moment: number, eyes: number | null) =>
    ask<Moment>("GET", `${at(id)}/replay?moment=${moment}${eyes === null ? "" : `&eyes=${eyes}`}`),
  picture: async (
    id: string,
    moment: number,
    eyes: number | null,
    language: string,
    names: readonly string[],
    token?: string,
  ) => {
    const asked = new URLSearchParams([
      ["moment", String(moment)],
      ["language", language],
      ...names.map((name) => ["name", name]),
    ]);
    if (eyes !== null) asked.set("eyes", String(eyes));
    return (await send("GET", `${at(id)}/picture?${asked}`, undefined, token)).text();
  },
  fairness: (id: string) => ask<Fairness>("GET", `${at(id)}/commitment`),
};

/** What the player adds to the shuffle: so the server alone does not decide it. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
