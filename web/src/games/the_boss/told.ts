import type { Told } from "../../lib/told";

export const told: Told = {
  "2.4": "deal",
  "3.1": "round",
  "4.1": "send",
  "5.1": "lay",
  "6.2": "chicago",
  "6.3": "chicago-moves",
  "7.1": "police-gold police-silver police-double",
  "7.2": "last-round",
  "8.1": "last-turn",
  "9.2": "profit nothing",
  "9.3": "revolver",
  "9.4": "hospital",
  "9.5": "prison",
  "9.6": "exile",
  "9.7": "nobody",
  "10.2": "start-marker",
  "11.1": "over points win",
  "11.2": "shared-win",
};
