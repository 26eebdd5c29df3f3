// How far to scroll.

const MARGIN = 12;

/** How far to scroll so that a stretch lies in the free part of the window: 0 where it does already. */
export function wayInto(top: number, bottom: number, first: number, last: number): number {
  if (top >= first && bottom <= last) return 0;
  const fits = bottom - top + 2 * MARGIN <= last - first;
  return fits && bottom > last ? bottom + MARGIN - last : top - MARGIN - first;
}
