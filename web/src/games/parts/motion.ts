// How long things move; not at all for those who asked their system for less motion.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

const SLOWEST = 520;

export function time(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}

/** Further takes longer, within reason. */
export function travel(distance: number): number {
  return time(Math.min(SLOWEST, 180 + Math.sqrt(distance) * 14));
}

/** What has nowhere to come from or go to. */
function appear(_: Element): TransitionConfig {
  return { duration: time(220), easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.8 + 0.2 * t})` };
}

/** A pair of transitions that move a thing from one place to another. */
export function moving(): ReturnType<typeof crossfade> {
  return crossfade({ duration: travel, easing: cubicOut, fallback: appear });
}

/** Away to a place on the screen, from where it lies. */
export function flyTo(node: Element, { x, y, delay = 0 }: { x: number; y: number; delay?: number }): TransitionConfig {
  const box = node.getBoundingClientRect();
  const dx = x - box.left - box.width / 2;
  const dy = y - box.top - box.height / 2;
  const css = (t: number): string =>
    `transform: translate(${(1 - t) * dx}px, ${(1 - t) * dy}px) scale(${0.35 + 0.65 * t}); opacity: ${0.2 + 0.8 * t}`;
  return { delay: time(delay), duration: travel(Math.hypot(dx, dy)), easing: cubicOut, css };
}
