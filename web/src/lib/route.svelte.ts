// Where the reader is: every screen has an address, and the back button works.

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string; invite: string | null }
  | { screen: "hot-seat"; game: string }
  | { screen: "learn"; game: string; lesson: string | null }
  | { screen: "rules"; game: string; paragraph: string | null }
  | { screen: "replay"; table: string; moment: number | null; eyes: number | null }
  | { screen: "me" }
  | { screen: "about" }
  | { screen: "missing"; path: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(url: URL): Route {
  const [first, second, third, ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  const missing: Route = { screen: "missing", path: url.pathname };
  if (rest.length > 0) return missing;
  if (first === undefined) return { screen: "home" };
  if (second === undefined) return first === "me" || first === "about" ? { screen: first } : missing;
  if (first === "learn") return { screen: "learn", game: second, lesson: third ?? null };
  if (first === "replay") return replayOf(second, third, url.searchParams.get("eyes")) ?? missing;
  if (third !== undefined) return missing;
  if (first === "new") return { screen: "new", game: second };
  if (first === "hot-seat") return { screen: "hot-seat", game: second };
  if (first === "table")
    return { screen: "table", table: second, invite: new URLSearchParams(url.hash.slice(1)).get("invite") };
  if (first === "rules") return { screen: "rules", game: second, paragraph: url.hash.slice(1) || null };
  return missing;
}

function replayOf(table: string, moment: string | undefined, seat: string | null): Route | null {
  const eyes = seat !== null && /^(-1|[0-7])$/.test(seat) ? Number(seat) : null;
  if (moment === undefined) return { screen: "replay", table, moment: null, eyes };
  return /^\d{1,6}$/.test(moment) ? { screen: "replay", table, moment: Number(moment), eyes } : null;
}

/** The way back to the table or replay from which the rules were opened; it is remembered with the address. */
function wayBack(from: Route, path: string, known: string | null): string | null {
  if (!path.startsWith("/rules/")) return null;
  return from.screen === "table" || from.screen === "replay"
    ? location.pathname + location.search
    : from.screen === "rules"
      ? known
      : null;
}

class Place {
  route = $state<Route>({ screen: "home" });
  /** The address of the game from which the rules were opened. */
  back = $state<string | null>(null);

  constructor() {
    this.read();
  }

  read = (): void => {
    this.route = routeOf(new URL(location.href));
    this.back = (history.state as { back?: string | null } | null)?.back ?? null;
  };

  go = (path: string, options: { replace?: boolean } = {}): void => {
    const state = { back: wayBack(this.route, path, this.back) };
    if (options.replace) history.replaceState(state, "", path);
    else history.pushState(state, "", path);
    this.read();
    if (!options.replace && !path.includes("#")) window.scrollTo(0, 0);
  };
}

export const place = new Place();

/** Links of ours change the screen without loading the page again. */
export function followLinks(): void {
  window.addEventListener("popstate", place.read);
  window.addEventListener("hashchange", place.read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    place.go(link.pathname + link.search + link.hash);
  });
}
