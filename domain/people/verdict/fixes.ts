import type { Avoid } from '../../food/avoid.ts';
import { chosenName, type Replaceable } from '../../shopping/ingredient/ingredient.ts';
import { comparableWords } from '../../text/wordForms.ts';
import substitutes from './data/substitutes.json' with { type: 'json' };
import { strictAvoids } from '../eater/avoidLabels.ts';
import { judgeOf } from './judgeAvoid.ts';
import type { JudgedMeal, MealRow } from './judgedMeal.ts';
import { findingsOf, rowsOf, worstOf, type JudgedEater, type VerdictKind } from './verdict.ts';

/** An ingredient instead of a row's chosen one. */
export interface Swap {
  readonly name: string;
  /** Index of the row's own alternative, 0 for its name; null for a known substitute, which it does not list. */
  readonly selectedAlternative: number | null;
}

export interface Fixes {
  /** That everybody present can eat. */
  readonly forEverybody: readonly Swap[];
  /** That these eaters can eat: for a separate plate. */
  readonly apart: readonly Swap[];
}

/**
 * What can replace a row: its own other choices that fit, and if none does, known substitutes that fit. Unknown does not
 * fit. Dislikes do not count.
 * @param eaters who cannot eat the row
 * @param present everybody at the meal
 */
export function fixesFor(
  meal: JudgedMeal,
  row: MealRow,
  eaters: readonly JudgedEater[],
  present: readonly JudgedEater[],
): Fixes {
  const own = otherChoices(row);
  const known = substitutesIn(KNOWN, row);
  const fitting = (who: readonly JudgedEater[]) => {
    const fits = ({ name }: Swap) => who.every((eater) => verdictUnder(meal, row, name, eater) === 'safe');
    const ownFitting = own.filter(fits);
    return ownFitting.length > 0 ? ownFitting : known.filter(fits);
  };
  return { forEverybody: fitting(present), apart: fitting(eaters) };
}

/**
 * Whether the dish is still that dish without a row: it is not the first one, and the dish's name does not say that it
 * has what is avoided. Who leaves out a separate plate, or what it replaces, would have to say what its eaters get.
 */
export function canBeLeftOut(meal: JudgedMeal, row: MealRow, avoids: readonly Avoid[]): boolean {
  const isOfPlate = row.apartOfId !== null || meal.rows.some(({ apartOfId }) => apartOfId === row.id);
  if (isOfPlate || meal.rows[0]?.id === row.id) return false;
  return avoids.every((avoid) => judgeOf(avoid)(meal.name).verdict !== 'breaks');
}

/** Whether an eater could eat the row under another name; who does not get it can. */
export function verdictUnder(meal: JudgedMeal, row: MealRow, name: string, eater: JudgedEater): VerdictKind {
  const other: MealRow = { ...row, name, alternatives: [], selectedAlternative: 0 };
  const rows = rowsOf(meal.rows, eater.id).map((one) => (one.id === row.id ? other : one));
  if (!rows.includes(other)) return 'safe';
  const found = strictAvoids(eater.avoids).flatMap((avoid) =>
    // Without an ingredient: of words whose foods are not known.
    findingsOf(avoid, rows, meal.name).filter(
      ({ ingredientId }) => ingredientId === null || ingredientId === row.id,
    ),
  );
  return worstOf(found.map(({ verdict }) => verdict));
}

/** The choices of the row that are not selected. */
export function otherChoices({ name, alternatives, selectedAlternative }: Replaceable): Swap[] {
  return [name, ...alternatives]
    .map((one, index) => ({ name: one, selectedAlternative: index }))
    .filter(({ selectedAlternative: index }) => index !== selectedAlternative);
}

interface KnownSubstitutes {
  readonly foods: readonly (readonly string[])[];
  readonly instead: readonly string[];
}

/** Of the rows of a data file. */
export function knownSubstitutes(
  rows: readonly { readonly foods: readonly string[]; readonly instead: readonly string[] }[],
): readonly KnownSubstitutes[] {
  return rows.map(({ foods, instead }) => ({ foods: foods.map(comparableWords), instead }));
}

/** For what somebody cannot eat. */
export const KNOWN = knownSubstitutes(substitutes.rows);

/** By the longest food that ends the name: "milk chocolate" is no milk, "whole milk" is. */
export function substitutesIn(known: readonly KnownSubstitutes[], row: MealRow): Swap[] {
  const words = comparableWords(chosenName(row).split(/[,(]|\s(?:in|with|of|for|from|on)\s/i)[0] ?? '');
  const lengthOf = ({ foods }: KnownSubstitutes) =>
    Math.max(0, ...foods.filter((food) => endsWith(words, food)).map(({ length }) => length));
  const longest = Math.max(...known.map(lengthOf));
  if (longest === 0) return [];
  return known
    .filter((one) => lengthOf(one) === longest)
    .flatMap(({ instead }) => instead.map((name) => ({ name, selectedAlternative: null })));
}

function endsWith(words: readonly string[], food: readonly string[]): boolean {
  const start = words.length - food.length;
  return start >= 0 && food.every((word, index) => words[start + index] === word);
}
