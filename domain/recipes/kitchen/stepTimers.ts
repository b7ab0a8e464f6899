import { durationsIn } from '../../time/duration.ts';

/** A time that a step names. */
export interface StepTimer {
  readonly seconds: number;
  /** As written: "10 to 12 minutes". */
  readonly text: string;
}

/** A day, after which nobody waits in the kitchen. */
const LONGEST_SECONDS = 24 * 60 * 60;
const REPEATS = /\b(?:every|each) $/i;

/** The times of a step, in order. Of a range the shorter one, to look in time; "every 5 minutes" is none. */
export function stepTimers(step: string): readonly StepTimer[] {
  return durationsIn(step)
    .filter(({ units, index }) => !units.includes('day') && !REPEATS.test(step.slice(0, index)))
    .map(({ seconds, text }) => ({ seconds: Math.round(seconds), text }))
    .filter(({ seconds }) => seconds > 0 && seconds <= LONGEST_SECONDS);
}
