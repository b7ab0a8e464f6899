import { asText } from '../../text/asText.ts';
import { inEnglish } from '../../text/reader.ts';
import { judgeSteps } from '../../food/dish.ts';
import { contentsOf, foodsNamedIn } from '../../food/foodContents.ts';
import type { Avoid } from '../../food/avoid.ts';
import { chosenName } from '../../shopping/ingredient/ingredient.ts';
import type { EaterAvoid } from '../eater/eater.ts';
import { dishOf, type JudgedMeal, type MealRow } from './judgedMeal.ts';

/** "We made sure": a conflict that a participant took care of. */
export interface SettledConflict {
  readonly mealId: string;
  readonly eaterId: string;
  readonly kind: Avoid['kind'];
  readonly value: string;
  readonly note: string;
  /** Null for a former member. */
  readonly settledById: string | null;
  readonly settledAt: Date;
  /** {@link settledBasis} at that time; another one makes it void. */
  readonly basis: string;
}

/**
 * Digest of what a settled conflict rests on: the chosen names of all ingredients of the meal with what their notes add,
 * or its name without ingredients, what its steps add, and the eater's avoids, all in English. Order does not matter.
 */
export function settledBasis(
  meal: Pick<JudgedMeal, 'name' | 'rows' | 'leftOut' | 'instructions'>,
  avoids: readonly EaterAvoid[],
): string {
  const { name, rows } = meal;
  const foods = rows.map(
    (row) =>
      `${chosenName(row)}\n${row.apartOfId ?? ''}\n${row.apartEaterIds.toSorted().join()}${addedByNotes(row)}`,
  );
  const steps = judgeSteps(dishOf(meal, rows), avoids);
  const eaten = [
    ...(foods.length === 0 ? [name] : foods.toSorted()),
    ...inEnglish(() => steps.reasons.map(asText)),
  ];
  const avoided = avoids.map(({ kind, value, strictness }) => `${kind} ${value} ${strictness}`).toSorted();
  return digest(JSON.stringify([eaten, avoided]));
}

/** How it was made sure, each note once. */
export function settledNotes(
  reasons: readonly { readonly settled: Pick<SettledConflict, 'note'> | null }[],
): readonly string[] {
  return [...new Set(reasons.flatMap(({ settled }) => settled?.note ?? []))];
}

/** Nothing of preparations, so that signatures outlive "chopped". */
function addedByNotes({ notes }: Pick<MealRow, 'notes'>): string {
  if (notes === null) return '';
  const tells = foodsNamedIn(notes).length > 0 || contentsOf(notes).unknownWords.length > 0;
  return tells ? `\n${notes}` : '';
}

/** 64 bits as hex (FNV-1a, twice): it tells changes apart and keeps no secrets. */
function digest(text: string): string {
  return [0x811c9dc5, 0x9747b28c]
    .map((seed) => {
      let hash = seed;
      for (let index = 0; index < text.length; index += 1)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
