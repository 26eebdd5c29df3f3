import type { Told } from "../../lib/told";

export const told: Told = {
  "4.2": "discard newcomers",
  "4.4": "under",
  "5.1": "play-accountant",
  "5.2": "take-back put-down",
  "6.1": "play-brute",
  "6.2": "scare lower",
  "7.1": "recruit",
  "7.3": "lay keep",
  "7.4": "joker",
  "7.6": "pass",
  "8.1": "street-refilled",
  "8.2": "deck-out",
  "9.1": "last-turns over-deck",
  "9.2": "over-passes",
  "9.3": "points win",
  "9.4": "draw",
};
