import staples from '../data/staples.json' with { type: 'json' };
import type { CalendarDate } from '../../time/calendarDate.ts';
import { foodKey } from '../food/foodKey.ts';

export const STAPLE_ANSWERS = ['have', 'need'] as const;

/** What somebody said who looked at home, for everybody on the trip. */
export interface StapleAnswer {
  readonly answer: (typeof STAPLE_ANSWERS)[number];
  /** Participant; null for a former one. */
  readonly by: string | null;
  /** ISO 8601 */
  readonly at: string;
}

export interface StapleRow<Answer = StapleAnswer> {
  /** To buy. */
  readonly name: string;
  /** False while more is needed. */
  readonly purchased: boolean;
  readonly staple: Answer | null;
  /** Null: a person added it to the list. */
  readonly mealDate: CalendarDate | null;
}

const FOODS: ReadonlyMap<string, string> = new Map(
  staples.foods.flatMap((names) => {
    const [first = ''] = names;
    return names.map((name) => [foodKey(name), first] as const);
  }),
);

/** The food under which an answer is remembered: "salt" for kosher salt; null for what is no staple. */
export function stapleFood(name: string): string | null {
  return FOODS.get(foodKey(name)) ?? null;
}

/** The last answer of a trip for the food of each row, also of rows that were added after it; null if none. */
export function stapleAnswersOf<Answer extends Pick<StapleAnswer, 'answer' | 'at'>>(
  rows: readonly StapleRow<Answer>[],
): (row: Pick<StapleRow<Answer>, 'name'>) => Answer | null {
  const last = new Map<string, Answer>();
  for (const { name, staple } of rows) {
    if (staple === null) continue;
    const key = keyOf(name);
    const known = last.get(key);
    if (known === undefined || known.at < staple.at) last.set(key, staple);
  }
  return ({ name }) => last.get(keyOf(name)) ?? null;
}

/** Whether a row is off the list since somebody has it at home; an item, if it was said of this one. */
export function atHomeOf<Answer extends Pick<StapleAnswer, 'answer' | 'at'>>(
  rows: readonly StapleRow<Answer>[],
): (row: StapleRow<Answer>) => boolean {
  const answerOf = stapleAnswersOf(rows);
  return (row) => !row.purchased && (isItem(row) ? row.staple : answerOf(row))?.answer === 'have';
}

/** Whether somebody should look at home first: a staple without an answer that nobody added or bought, even in part. */
export function toCheckOf<Answer extends Pick<StapleAnswer, 'answer' | 'at'>>(
  rows: readonly StapleRow<Answer>[],
): (row: Pick<StapleRow<Answer>, 'name'>) => boolean {
  const answerOf = stapleAnswersOf(rows);
  const toBuy = new Set(rows.filter((row) => row.purchased || isItem(row)).map(({ name }) => keyOf(name)));
  return (row) => stapleFood(row.name) !== null && answerOf(row) === null && !toBuy.has(keyOf(row.name));
}

function isItem({ mealDate }: Pick<StapleRow, 'mealDate'>): boolean {
  return mealDate === null;
}

function keyOf(name: string): string {
  return stapleFood(name) ?? foodKey(name);
}
