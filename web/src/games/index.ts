// The only list of games that the browser knows: add a game here, and nowhere else.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";
import type { ActionCard } from "../lib/protocol";
import type { Told } from "../lib/told";
import { retold } from "./cash_n_guns/retold";
import { told as cashNGuns } from "./cash_n_guns/told";
import { told as famiglia } from "./famiglia/told";
import { told as fivePoints } from "./five_points/told";
import CashNGuns from "./posters/CashNGuns.svelte";
import Famiglia from "./posters/Famiglia.svelte";
import FivePoints from "./posters/FivePoints.svelte";
import Syndicate from "./posters/Syndicate.svelte";
import TheBoss from "./posters/TheBoss.svelte";
import { automata } from "./syndicate/automata";
import { told as syndicate } from "./syndicate/told";
import { told as theBoss } from "./the_boss/told";

export interface GameEntry {
  id: string;
  minutes: number;
  /** The paragraph that decides between equals. */
  ties: string;
  /** The paragraphs that the lines of the log speak of. */
  told: Told;
  /** The game's board, fetched when somebody sits down; null: the frame shows the list of choices alone. */
  load: (() => Promise<{ default: Component<BoardProps<never>> }>) | null;
  poster: Component;
  /** The seats that the game itself plays, with these options. */
  automata?: (options: Readonly<Record<string, string>>) => number[];
  /** The words of an action where they depend on the step: what a "no" refuses. */
  retold?: (card: ActionCard, step: string) => ActionCard;
}

export const GAMES: Record<string, GameEntry> = {
  famiglia: {
    id: "famiglia",
    minutes: 30,
    ties: "9.4",
    told: famiglia,
    load: () => import("./famiglia/Board.svelte") as never,
    poster: Famiglia,
  },
  cash_n_guns: {
    id: "cash_n_guns",
    minutes: 30,
    ties: "11.2",
    told: cashNGuns,
    load: () => import("./cash_n_guns/Board.svelte") as never,
    poster: CashNGuns,
    retold,
  },
  five_points: {
    id: "five_points",
    minutes: 30,
    ties: "8.2",
    told: fivePoints,
    load: () => import("./five_points/Board.svelte") as never,
    poster: FivePoints,
  },
  the_boss: {
    id: "the_boss",
    minutes: 40,
    ties: "11.2",
    told: theBoss,
    load: () => import("./the_boss/Board.svelte") as never,
    poster: TheBoss,
  },
  syndicate: {
    id: "syndicate",
    minutes: 45,
    ties: "10.2",
    told: syndicate,
    load: () => import("./syndicate/Board.svelte") as never,
    poster: Syndicate,
    automata,
  },
};
