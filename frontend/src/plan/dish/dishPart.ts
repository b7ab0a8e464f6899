import { plural, t } from '@lingui/core/macro';
import { firstListed } from '../../labels/firstListed.ts';
import type { DishPartInput } from '../../gql/schema.generated.ts';
import type { Meal } from '../slot.ts';

export type PartKind = 'everybody' | 'people' | 'group' | 'cannotEat';

/** Whom a dish is for, as its fields have it. */
export interface DishPart {
  readonly kind: PartKind;
  readonly eaterIds: readonly string[];
  readonly group: string;
  /** A food. */
  readonly cannotEat: string;
  /** In place of the first dish. */
  readonly isInstead: boolean;
}

export function partOfMeal({ forWhom, isInstead }: Pick<Meal, 'forWhom' | 'isInstead'>): DishPart {
  const { eaterIds = [], group = null, cannotEat = null } = forWhom ?? {};
  const kind = group === null ? (cannotEat === null ? 'people' : 'cannotEat') : 'group';
  return {
    kind: forWhom === null ? 'everybody' : kind,
    eaterIds,
    group: group ?? '',
    cannotEat: cannotEat ?? '',
    isInstead,
  };
}

/** Null while it names nobody. */
export function partInput(
  part: DishPart,
): { readonly forWhom: DishPartInput | null; readonly isInstead: boolean } | null {
  const { kind, eaterIds, group, cannotEat, isInstead } = part;
  switch (kind) {
    case 'everybody':
      return { forWhom: null, isInstead: false };
    case 'people':
      return eaterIds.length === 0 ? null : { forWhom: { eaterIds: [...eaterIds] }, isInstead };
    case 'group':
      return group === '' ? null : { forWhom: { group }, isInstead };
    case 'cannotEat':
      return cannotEat.trim() === '' ? null : { forWhom: { cannotEat: cannotEat.trim() }, isInstead };
  }
}

/** "for 5" */
export function forCount(count: number): string {
  return plural(count, { one: 'for #', other: 'for #' });
}

/** "Dan and Leo have no dish.", "Dan, Leo and 23 more have no dish." */
export function withoutDishSentence(names: readonly string[]): string {
  const people = firstListed(names);
  return plural(names.length, { one: `${people} has no dish.`, other: `${people} have no dish.` });
}

/** "3 of 8 get this dish" */
export function getText(count: number, all: number): string {
  return t`${count} of ${all} get this dish`;
}
