const STEPS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
] as const;

const DAY = 86_400;

const format = new Intl.RelativeTimeFormat('en');

/** "20 seconds ago", "3 days ago"; "just now" below five seconds, also ahead of this device's clock. */
export function timeAgo(at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds < 5) return 'just now';
  for (const [unit, length, end] of STEPS) {
    const count = Math.floor(seconds / length);
    if (count < end) return format.format(-count, unit);
  }
  return format.format(-Math.floor(seconds / DAY), 'day');
}
