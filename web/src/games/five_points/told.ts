import type { Told } from "../../lib/told";

export const told: Told = {
  "4.1": "climb",
  "4.3": "fill hole-stays",
  "4.4": "draw",
  "4.5": "deck-out",
  "5.1": "influence spend",
  "5.4": "expel",
  "6.1": "heart land",
  "6.4": "reveal",
  "7.1": "crown",
  "7.2": "pass",
  "7.3": "pass-by-itself",
  "7.4": "over",
  "8.1": "points",
  "8.2": "win shared-win",
};
