import { parse } from 'tinyduration';
import { durationsIn } from '../../../../../domain/time/duration.ts';

const MOST_MINUTES = 60 * 24 * 60;
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::\d\d)?$/;

/** Of a recipe; prep and cook time together, where the total is missing or less than the cook time. */
export function totalMinutes(times: {
  readonly total: number | null;
  readonly prep: number | null;
  readonly cook: number | null;
}): number | null {
  const [total, prep, cook] = [times.total ?? 0, times.prep ?? 0, times.cook ?? 0];
  return (total === 0 || total < cook ? prep + cook : total) || null;
}

/**
 * Minutes of "PT1H30M", "P0DT45M", "1 hr 30 min", "1:30", "45"; of a range the lower end.
 * @returns null for no time, and for none at all ("PT0S")
 */
export function readMinutes(text: string): number | null {
  const compact = text.trim();
  if (compact.length > 60) return null;
  const minutes = Math.round((/^[+-]?P/i.test(compact) ? isoMinutes(compact) : writtenMinutes(compact)) ?? 0);
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}

function isoMinutes(text: string): number | null {
  // "PT30" lacks its unit; minutes are meant.
  const iso = text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^PT(\d+)$/, 'PT$1M');
  try {
    const { days = 0, weeks = 0, hours = 0, minutes = 0, seconds = 0, negative, years, months } = parse(iso);
    if (negative === true || (years ?? 0) > 0 || (months ?? 0) > 0) return null;
    return (weeks * 7 + days) * 24 * 60 + hours * 60 + minutes + seconds / 60;
  } catch {
    return writtenMinutes(text.replace(/^P/i, ''));
  }
}

function writtenMinutes(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const units = new Set<string>();
  let seconds = 0;
  for (const found of durationsIn(text)) {
    // "1 hour 20 minutes (20 minutes active)"
    if (!found.units.some((unit) => units.has(unit))) seconds += found.seconds;
    for (const unit of found.units) units.add(unit);
  }
  return units.size === 0 ? null : seconds / 60;
}
