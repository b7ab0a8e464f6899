const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const SENDS_PER_HOUR = 5;
const SENDS_PER_DAY = 10;

/** After the first, second, … code within an hour. */
const WAITS_SECONDS = [60, 60, 180, 300, 600] as const;

/**
 * Waiting time for the next code: at most 5 an hour and 10 a day.
 * @param rawAgesSeconds earlier codes, the latest first; below zero for those from before the clock was set back, which
 * count, and add no wait of their own
 */
export function secondsUntilNextCode(rawAgesSeconds: readonly number[]): number {
  const agesSeconds = rawAgesSeconds.map((age) => Math.max(0, age));
  const inHour = agesSeconds.filter((age) => age < HOUR_SECONDS).length;
  const escalating = WAITS_SECONDS[Math.min(inHour, WAITS_SECONDS.length) - 1] ?? 0;
  const ends = [
    escalating - (rawAgesSeconds.find((age) => age >= 0) ?? escalating),
    HOUR_SECONDS - (agesSeconds[SENDS_PER_HOUR - 1] ?? HOUR_SECONDS),
    DAY_SECONDS - (agesSeconds[SENDS_PER_DAY - 1] ?? DAY_SECONDS),
  ];
  return Math.max(0, Math.ceil(Math.max(...ends)));
}
