// What the pieces of the board need to know of the whole.

import type { Message, Say } from "../../lib/board";
import type { Desk } from "../parts/choosing";
import type { Forecast } from "./forecast";
import type { SpaceName } from "./spaces";
import type { View } from "./view";

export interface Scene {
  table: View;
  /** The seat that is nearest: mine, or the first for a spectator. */
  near: number;
  names: readonly string[];
  say: Say;
  desk: Desk;
  /** A space that was clicked and waits to be confirmed, and what would happen there. */
  aimed: SpaceName | null;
  forecast: Forecast | null;
  /** Spaces that the token one points at could take. */
  shown: ReadonlySet<SpaceName>;
  lines: readonly Message[];
}
