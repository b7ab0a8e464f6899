import { msg } from '../text/message.ts';
import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { asList, dietaryRestrictionsOrSame } from '../food/restriction/dietaryRestrictions.ts';
import { LIMITS } from '../limits.ts';
import { BUDGETS, COOKING_EQUIPMENT, COOKING_SKILLS, SUGGESTION_SOURCES } from './suggestionOptions.ts';
import { flagOrFalse, optionalText, oneOf, oneOfOr } from '../text/text.ts';

const PEOPLE_RANGE = fieldMsg('number.outOfRange', '{label} has to be a whole number from {min} to {max}.', {
  label: msg('field.peopleCount', 'People count'),
  min: LIMITS.peopleMin,
  max: LIMITS.peopleMax,
});
const cookingEquipment = z.pipe(
  asList,
  z.pipe(
    z.array(
      z.enum(COOKING_EQUIPMENT, {
        error: fieldMsg(
          'suggestion.equipmentMalformed',
          'Cooking equipment has to be a selection of {choices}.',
          { choices: COOKING_EQUIPMENT.join(', ') },
        ),
      }),
    ),
    z.transform((equipment) => COOKING_EQUIPMENT.filter((one) => equipment.includes(one))),
  ),
);

/** Non-numbers become 1. */
const peopleCount = z.pipe(
  z.transform((value: unknown) => {
    if (value === undefined || value === null || value === '') return null;
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && !Number.isNaN(number) ? number : LIMITS.peopleMin;
  }),
  z.nullable(
    z
      .int({ error: PEOPLE_RANGE })
      .check(z.minimum(LIMITS.peopleMin, PEOPLE_RANGE), z.maximum(LIMITS.peopleMax, PEOPLE_RANGE)),
  ),
);

/** All optional (specification, section 9). */
export const suggestionFields = z.object({
  /** Default: the trip's. */
  dietaryRestrictions: dietaryRestrictionsOrSame,
  cookingSkill: oneOfOr(msg('field.cookingSkill', 'Cooking skill'), COOKING_SKILLS, 'beginner'),
  budget: oneOfOr(msg('field.budget', 'Budget'), BUDGETS, 'moderate'),
  preferences: z.optional(optionalText(msg('field.preferences', 'Preferences'), LIMITS.freeText)),
  /** Any one is enough; absent is no limit. */
  cookingEquipment,
  /** Null for {@link defaultPeopleCount}. */
  peopleCount,
  platesApart: flagOrFalse(msg('field.platesApart', 'Separate plate')),
  secondDish: flagOrFalse(msg('field.secondDish', 'Second dish')),
  sideDishes: flagOrFalse(msg('field.sideDishes', 'Side dishes')),
  /** The cookbook skips a failed model. */
  source: z.nullish(oneOf(msg('field.source', 'Source'), SUGGESTION_SOURCES)),
});

export type SuggestionFields = z.output<typeof suggestionFields>;

/** Clamped to 1–50; 1 if no number. */
export function peopleCountFrom(typed: string): number {
  const count = typed.trim() === '' ? Number.NaN : Math.round(Number(typed));
  if (Number.isNaN(count)) return LIMITS.peopleMin;
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, count));
}
