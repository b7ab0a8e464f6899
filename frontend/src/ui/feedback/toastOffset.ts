export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between a toast and what it must not cover, in px. */
export const GAP = 8;

/**
 * How far up a toast moves, in px, so that it covers nothing it must not, or the least.
 * @param toast at its lowest place
 * @param obstacles what must stay visible
 * @param ceiling the toast's upper edge stays below it where it can
 * @param others what it leaves visible where it can
 */
export function toastOffset(
  toast: Box,
  obstacles: readonly Box[],
  ceiling: number,
  others: readonly Box[] = [],
): number {
  const places = [
    leastCovering(toast, [...obstacles, ...others], ceiling),
    leastCovering(toast, obstacles, ceiling),
    leastCovering(toast, obstacles, GAP),
  ] as const;
  return (places.find(({ covered }) => covered === 0) ?? places[2]).offset;
}

/** The lowest of the best places. */
function leastCovering(toast: Box, obstacles: readonly Box[], ceiling: number) {
  const beside = obstacles.filter(({ left, right }) => left < toast.right && right > toast.left);
  const offsets = [0, ...beside.map(({ top }) => toast.bottom - top + GAP)]
    .filter((offset) => offset >= 0 && toast.top - offset >= ceiling)
    .sort((one, other) => one - other);
  const coveredAt = (offset: number) =>
    beside.reduce((sum, box) => sum + coveredHeight(toast.top - offset, toast.bottom - offset, box), 0);
  const offset = leastOf(offsets, coveredAt);
  return { offset, covered: coveredAt(offset) };
}

function coveredHeight(top: number, bottom: number, box: Box): number {
  return Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
}

function leastOf(offsets: readonly number[], costOf: (offset: number) => number): number {
  return offsets.reduce((best, offset) => (costOf(offset) < costOf(best) ? offset : best), 0);
}
