import { chosenName } from '../../shopping/ingredient/ingredient.ts';
import { foodKey } from '../../shopping/food/foodKey.ts';
import shopSubstitutes from './data/shopSubstitutes.json' with { type: 'json' };
import { KNOWN, knownSubstitutes, otherChoices, substitutesIn, verdictUnder, type Swap } from './fixes.ts';
import type { JudgedMeal, MealRow } from './judgedMeal.ts';
import type { JudgedEater } from './verdict.ts';

/** An ingredient of a line of the shopping list, and who eats its meal. */
export interface MissingRow {
  readonly meal: JudgedMeal;
  readonly row: MealRow;
  readonly present: readonly JudgedEater[];
}

/** Something else to buy. */
export interface Alternative {
  readonly name: string;
  /** Eaters who cannot eat it. */
  readonly notFor: readonly string[];
  /** Eaters of whom its name does not tell. */
  readonly unknownFor: readonly string[];
}

const MOST = 3;

const SHOP = knownSubstitutes(shopSubstitutes.rows);

/**
 * At most three foods to buy in place of a line that the shop does not have: its own alternatives and what the shelf
 * has; what fits the people if none of these does. First what fits everybody; not itself. Dislikes do not count.
 */
export function alternativesFor(rows: readonly MissingRow[]): readonly Alternative[] {
  const near = judgedAll(rows, (row) => [...otherChoices(row), ...substitutesIn(SHOP, row)]);
  const known = near.some((one) => rank(one) === 0)
    ? []
    : judgedAll(rows, (row) => substitutesIn(KNOWN, row)).filter((one) => rank(one) === 0);
  return [...near, ...known].sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

/** Each food once, without the missing one. */
function judgedAll(
  rows: readonly MissingRow[],
  swapsOf: (row: MealRow) => readonly Swap[],
): readonly Alternative[] {
  const missing = new Set(rows.map(({ row }) => foodKey(chosenName(row))));
  const names = new Map<string, string>();
  for (const { name } of rows.flatMap(({ row }) => swapsOf(row))) {
    const food = foodKey(name);
    if (!missing.has(food) && !names.has(food)) names.set(food, name);
  }
  return Array.from(names.values(), (name) => judged(name, rows));
}

/** 0 fits everybody, 1 is not known, 2 is not for somebody. */
export function rank({ notFor, unknownFor }: Alternative): 0 | 1 | 2 {
  if (notFor.length > 0) return 2;
  return unknownFor.length > 0 ? 1 : 0;
}

export function judged(name: string, rows: readonly MissingRow[]): Alternative {
  const found = { conflict: new Set<string>(), unknown: new Set<string>(), safe: new Set<string>() };
  for (const { meal, row, present } of rows)
    for (const eater of present) found[verdictUnder(meal, row, name, eater)].add(eater.id);
  return {
    name,
    notFor: [...found.conflict],
    unknownFor: [...found.unknown].filter((id) => !found.conflict.has(id)),
  };
}
