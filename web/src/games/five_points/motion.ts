// Cards climb, fill holes one after the other, come from the deck and are expelled.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { time, travel } from "../parts/motion";
import type { Move } from "./moves";

const BEAT = 170;

export function arrive(node: Element, { move }: { move: Move | undefined }): TransitionConfig {
  const home =
    move &&
    node
      .closest(".board")
      ?.querySelector(`[data-place="${move.from ?? "deck"}"]`)
      ?.getBoundingClientRect();
  if (!move || !home) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const [dx, dy] = [home.left - box.left, home.top - box.top];
  const css = (t: number): string => `transform: translate(${(1 - t) * dx}px, ${(1 - t) * dy}px)`;
  return { delay: time(move.nth * BEAT), duration: travel(Math.hypot(dx, dy)), easing: cubicOut, css };
}

export function leave(_: Element, { expelled }: { expelled: boolean }): TransitionConfig {
  if (!expelled) return { duration: 0 };
  return {
    duration: time(420),
    css: (t) => `opacity: ${t}; transform: rotate(${(1 - t) * 40}deg) scale(${0.5 + t / 2})`,
  };
}
