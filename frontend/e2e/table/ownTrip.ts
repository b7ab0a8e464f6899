import { amountsOf, lacking, needed, stem, type Amounts } from './ownAmounts.ts';

/** A trip of the journey, worked out again with plain numbers; nothing of domain/. */

export const TYPES = ['breakfast', 'lunch', 'dinner'] as const;

export interface Person {
  readonly name: string;
  readonly portions: number;
  readonly note: 'celiac' | 'vegan' | 'vegetarian' | null;
  /** Numbers of slots, both included. */
  readonly from: number;
  readonly until: number;
  readonly missed: readonly number[];
}

export interface Row {
  readonly id: string;
  readonly name: string;
  /** As typed: '500 g'. */
  readonly typed: string;
  /** The row it replaces for some, and these. */
  readonly insteadOf: string | null;
  readonly only: readonly string[];
}

export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly slot: number;
  readonly servings: number | null;
  readonly rows: readonly Row[];
}

/** Purchases by row. */
export type Bought = ReadonlyMap<string, Amounts>;

export function present(people: readonly Person[], slot: number): Person[] {
  return people.filter(({ from, until, missed }) => from <= slot && slot <= until && !missed.includes(slot));
}

export function portionsOf(people: readonly Person[]): number {
  return people.reduce((sum, { portions }) => sum + portions, 0);
}

/** '6¾' */
export function glyphs(portions: number): string {
  const part = ['', '¼', '½', '¾'][(portions % 1) * 4] ?? '';
  return portions < 1 && part !== '' ? part : `${Math.floor(portions)}${part}`;
}

function rowNeeds({ rows, servings }: Dish, row: Row, there: readonly Person[]): Amounts {
  const of = (names: readonly string[]) => portionsOf(there.filter(({ name }) => names.includes(name)));
  const apart = rows.filter(({ insteadOf }) => insteadOf === row.id).flatMap(({ only }) => only);
  const portions = row.only.length > 0 ? of(row.only) : portionsOf(there) - of(apart);
  return needed(row.typed, portions, servings);
}

/** Needs of all rows, by id. */
export function needsOf(dishes: readonly Dish[], people: readonly Person[]): ReadonlyMap<string, Amounts> {
  return new Map(
    dishes.flatMap((dish) => {
      const there = present(people, dish.slot);
      return dish.rows.map((row) => [row.id, rowNeeds(dish, row, there)] as const);
    }),
  );
}

export type Line = 'to buy' | 'bought';

/** The shopping list by the stems of its names. */
export function listOf(
  dishes: readonly Dish[],
  people: readonly Person[],
  bought: Bought,
): Record<string, Line> {
  const needs = needsOf(dishes, people);
  const lines = new Map<string, boolean[]>();
  for (const { id, name, typed } of dishes.flatMap(({ rows }) => rows)) {
    const need = needs.get(id) ?? amountsOf('');
    const had = bought.get(id);
    const isBought = had !== undefined && lacking(need, had, typed).size === 0;
    lines.set(stem(name), [...(lines.get(stem(name)) ?? []), isBought]);
  }
  return Object.fromEntries(
    [...lines].map(([name, rows]) => [name, rows.every(Boolean) ? 'bought' : 'to buy']),
  );
}

/** For comparing: 'can=2 g=650'. */
export function shown(amounts: Amounts): string {
  return [...amounts]
    .map(([measure, value]) => `${measure}=${value}`)
    .sort()
    .join(' ');
}

export type Verdict = 'Works' | 'We can’t tell' | 'Doesn’t work';

/** What the journey's own dishes are made of; the cookbook's fit everybody. */
const GLUTEN = ['Spaghetti', 'All-purpose flour'];
const DAIRY_OR_EGGS = ['Parmesan', 'Eggs', 'Whole milk'];
const UNKNOWN_CONTENTS = ["Grandma's secret mix"];

function verdictFor({ note }: Person, name: string): Verdict {
  if (note === null) return 'Works';
  if (note === 'celiac' && GLUTEN.includes(name)) return 'Doesn’t work';
  if (note === 'vegan' && DAIRY_OR_EGGS.includes(name)) return 'Doesn’t work';
  return UNKNOWN_CONTENTS.includes(name) ? 'We can’t tell' : 'Works';
}

/** The verdict of a dish, and the people behind it. */
export function judged({ rows }: Dish, there: readonly Person[]): { verdict: Verdict; names: string[] } {
  const verdicts = there.map((person) => {
    const served = rows.filter(({ id, only }) => {
      const isReplaced = rows.some((other) => other.insteadOf === id && other.only.includes(person.name));
      return only.length > 0 ? only.includes(person.name) : !isReplaced;
    });
    const all = served.map(({ name }) => verdictFor(person, name));
    const worst = (['Doesn’t work', 'We can’t tell'] as const).find((verdict) => all.includes(verdict));
    return { name: person.name, verdict: worst ?? ('Works' as const) };
  });
  const verdict =
    (['Doesn’t work', 'We can’t tell'] as const).find((one) => verdicts.some((own) => own.verdict === one)) ??
    'Works';
  return {
    verdict,
    names:
      verdict === 'Works' ? [] : verdicts.filter((own) => own.verdict === verdict).map(({ name }) => name),
  };
}
