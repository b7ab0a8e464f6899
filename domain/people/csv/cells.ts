import { compare, product, rational } from '../../number/rational.ts';
import { MEAL_TYPES_BY_TIME, type MealType } from '../../plan/meal.ts';
import type { MealTime } from '../../plan/mealTime.ts';
import { readQuantity } from '../../shopping/amount/quantity.ts';
import { writesDayFirst } from '../../text/dates/dates.ts';
import { readDate, readWeekday } from '../../text/dates/readDate.ts';
import { datesFrom, type CalendarDate } from '../../time/calendarDate.ts';
import { MAX_QUARTERS } from '../eater/portion.ts';
import { comparable, wordTable } from './columns.ts';
import words from './data/listWords.json' with { type: 'json' };

const { note: _ofPortions, ...PORTION_WORDS } = words.portions;
const { note: _ofMeals, ...MEAL_WORDS } = words.meals;

const QUARTERS_OF = wordTable<keyof typeof PORTION_WORDS>(Object.entries(PORTION_WORDS));
const SAYS_EVERYTHING = new Set(words.everything.words.map(comparable));

/** As PORTIONS names them; ¾ from 9 on: about four fifths of an adult's energy (Dietary Guidelines for Americans). */
const UNDER_AGE = [
  { age: 1, quarters: 0 },
  { age: 4, quarters: 1 },
  { age: 9, quarters: 2 },
  { age: 13, quarters: 3 },
  { age: 130, quarters: 4 },
] as const;

/** Quarters of a portion: "½", "0,5", "1 1/2", "child", "halb"; null if it is none. */
export function readPortion(cell: string): number | null {
  const word = QUARTERS_OF.get(comparable(cell));
  if (word !== undefined) return Number(word);
  const amount = readQuantity(cell);
  if (amount === null || amount.isAbout || compare(amount.low, amount.high) !== 0) return null;
  const { numerator, denominator } = product(amount.low, rational(4n));
  return denominator === 1n && numerator <= MAX_QUARTERS ? Number(numerator) : null;
}

/** Quarters of a portion by age in years; null if it is none. */
export function readAge(cell: string): number | null {
  return /^\d{1,3}$/.test(cell) ? quartersAt(Number(cell)) : null;
}

/** As {@link readAge}, by the year of birth, alone or in a date; a year counts as over on the trip. */
export function readBirth(cell: string, tripStart: CalendarDate): number | null {
  const [year, another] = cell.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  if (year === undefined || another !== undefined) return null;
  return quartersAt(Number(tripStart.slice(0, 4)) - Number(year));
}

function quartersAt(age: number): number | null {
  return age < 0 ? null : (UNDER_AGE.find((under) => age < under.age)?.quarters ?? null);
}

/** Whether the words say that a person leaves nothing out: "eats everything", "none", "keine". */
export function saysEverything(cell: string): boolean {
  return SAYS_EVERYTHING.has(comparable(cell));
}

const LONGEST_FIRST = Object.entries(MEAL_WORDS)
  .flatMap(([type, all]) => all.map((word) => ({ word, type })))
  .toSorted((one, other) => other.word.length - one.word.length)
  .map(({ word, type }) => ({
    // The meanings are the keys of the data file.
    type: type as MealType,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu'),
  }));

/** "until Sunday", "hasta el domingo" */
const BEFORE_DAY = new RegExp(
  `^(?:(?:${[...words.columns.arrives, ...words.columns.leaves].join('|')})\\s+)?(?:(?:on|am|el|le)\\s+)?`,
  'iu',
);

/** What a time depends on. */
interface Days {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly mealTypes: readonly MealType[];
}

/**
 * A day and perhaps a meal: "2026-06-13", "Jun 13 dinner", "13.6.2026, Abendessen", "until Sunday"; null if it is none.
 * @param end the first or the last meal of a day without one
 */
export function readTime(
  cell: string,
  end: 'first' | 'last',
  { startDate, endDate, mealTypes }: Days,
): MealTime | null {
  const text = cell.normalize('NFC');
  const meal = LONGEST_FIRST.find(({ pattern }) => pattern.test(text));
  const left = meal === undefined ? text : text.replace(meal.pattern, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
  const day = left.replaceAll('’', "'").replace(BEFORE_DAY, '');
  const date =
    readDate(day, { day: startDate, isPast: false }, writesDayFirst()) ??
    readWeekday(day, datesFrom(startDate, endDate));
  if (date === null) return null;
  const planned = MEAL_TYPES_BY_TIME.filter((type) => mealTypes.includes(type));
  const type = meal?.type ?? planned.at(end === 'first' ? 0 : -1);
  return type === undefined ? null : { date, type };
}
