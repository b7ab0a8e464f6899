export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between a toast and what it must not cover, in px. */
const GAP = 8;

/**
 * How far up a toast moves so that it covers nothing it must not.
 * @param toast at its lowest place
 * @param kept what must stay visible
 * @param ceiling the toast's upper edge stays below it
 * @returns px; the least covering place if every place covers something
 */
export function toastLift(toast: Box, kept: readonly Box[], ceiling: number): number {
  const beside = kept.filter(({ left, right }) => left < toast.right && right > toast.left);
  const lifts = [0, ...beside.map(({ top }) => toast.bottom - top + GAP)]
    .filter((lift) => lift >= 0 && toast.top - lift >= ceiling)
    .sort((one, other) => one - other);
  const coveredAt = (lift: number) =>
    beside.reduce((sum, box) => sum + coveredHeight(toast.top - lift, toast.bottom - lift, box), 0);
  return lifts.find((lift) => coveredAt(lift) === 0) ?? leastOf(lifts, coveredAt);
}

function coveredHeight(top: number, bottom: number, box: Box): number {
  return Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
}

function leastOf(lifts: readonly number[], costOf: (lift: number) => number): number {
  return lifts.reduce((best, lift) => (costOf(lift) < costOf(best) ? lift : best), 0);
}
