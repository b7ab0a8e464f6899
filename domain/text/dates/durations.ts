import { asText } from '../asText.ts';
import { msg } from '../message.ts';
import { byLocale } from '../formats.ts';

const STEPS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
] as const;

const DAY = 86_400;

const relative = byLocale((locale) => new Intl.RelativeTimeFormat(locale));

/** "20 seconds ago", "3 days ago"; "just now" below five seconds, also ahead of this device's clock. */
export function timeAgo(at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds < 5) return asText(msg('time.now', 'just now'));
  for (const [unit, length, end] of STEPS) {
    const count = Math.floor(seconds / length);
    if (count < end) return relative().format(-count, unit);
  }
  return relative().format(-Math.floor(seconds / DAY), 'day');
}

/** "1 hr 30 mins", "45 mins"; '' for 0. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const ofHours = asText(msg('duration.hours', '{hours, plural, one {# hr} other {# hrs}}', { hours }));
  const ofRest = asText(
    msg('duration.minutes', '{minutes, plural, one {# min} other {# mins}}', { minutes: rest }),
  );
  return [hours === 0 ? '' : ofHours, rest === 0 ? '' : ofRest].filter(Boolean).join(' ');
}
