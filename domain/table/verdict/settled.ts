import type { Avoid } from '../../food/restrictionReading.ts';
import { chosenName } from '../../shopping/ingredient.ts';
import type { EaterAvoid } from '../eater.ts';
import type { JudgedMeal } from './verdict.ts';

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
 * Digest of what a settled conflict rests on: the chosen names of all ingredients of the meal, or its name without
 * ingredients, and the eater's avoids. Order does not matter.
 */
export function settledBasis(
  { name, rows }: Pick<JudgedMeal, 'name' | 'rows'>,
  avoids: readonly EaterAvoid[],
): string {
  const foods = rows.map(
    (row) => `${chosenName(row)}\n${row.apartOfId ?? ''}\n${row.apartEaterIds.toSorted().join()}`,
  );
  const eaten = foods.length === 0 ? [name] : foods.toSorted();
  const avoided = avoids.map(({ kind, value, strictness }) => `${kind} ${value} ${strictness}`).toSorted();
  return digest(JSON.stringify([eaten, avoided]));
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
