import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { LIMITS } from '../limits.ts';
import { msg } from '../text/message.ts';
import { idField, requiredText } from '../text/text.ts';
import type { MealTime } from './mealTime.ts';

/** The part of a slot's table that a dish is for: people by name, a group, or those who cannot eat a food. */
export type ForWhom =
  | { readonly eaterIds: readonly string[] }
  | { readonly group: string }
  | { readonly cannotEat: string };

/** People of the trip. */
export interface PartOfEaters {
  readonly eaterIds: readonly string[];
}

/** Of a meal, what decides with its part of the table on who gets it. */
export interface Dish extends MealTime {
  readonly id: string;
  /** Among the dishes of its slot; the first is 0. */
  readonly position: number;
  /** Those it is for do not get the first dish. */
  readonly isInstead: boolean;
}

/** As stored. */
export interface StoredDish extends Dish {
  /** Null: everybody. */
  readonly forWhom: ForWhom | null;
}

const ONE_PART_TEXT = msg(
  'dish.onePart',
  'A dish is for everybody, for some people, for a group, or for those who cannot eat something.',
);
const ONE_PART = fieldMsg(
  'dish.onePart',
  'A dish is for everybody, for some people, for a group, or for those who cannot eat something.',
);

const eaterIds = z
  .array(idField(msg('field.person', 'Person')), { error: ONE_PART })
  .check(z.maxLength(LIMITS.tripEaters, ONE_PART));

export const forWhomShape = {
  eaterIds: z.nullish(eaterIds),
  group: z.nullish(requiredText(msg('field.group', 'Group'), LIMITS.groupName, ONE_PART_TEXT)),
  cannotEat: z.nullish(requiredText(msg('field.food', 'Food'), LIMITS.name, ONE_PART_TEXT)),
};

/** One of the three; null: everybody. */
export const forWhomField = z.nullable(
  z.pipe(
    z
      .object(forWhomShape)
      .check(
        z.refine(
          ({ eaterIds, group, cannotEat }) =>
            [eaterIds, group, cannotEat].filter((part) => part != null).length === 1,
          ONE_PART,
        ),
      ),
    z.transform(({ eaterIds, group, cannotEat }): ForWhom => {
      if (eaterIds != null) return { eaterIds: [...new Set(eaterIds)] };
      return group == null ? { cannotEat: cannotEat ?? '' } : { group };
    }),
  ),
);
