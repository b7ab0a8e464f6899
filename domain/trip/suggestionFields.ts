import * as z from 'zod/mini';
import type { InviteStatus } from '../people/inviteStatus.ts';
import { asList, dietaryRestrictionsOrSame } from '../food/dietaryRestrictions.ts';
import { LIMITS } from '../limits.ts';
import { BUDGETS, COOKING_EQUIPMENT, COOKING_SKILLS, SUGGESTION_SOURCES } from './suggestionOptions.ts';
import { optionalText } from '../text/text.ts';

const PEOPLE_RANGE = `People count has to be a whole number from ${LIMITS.peopleMin} to ${LIMITS.peopleMax}.`;
const cookingEquipment = z.pipe(
  asList,
  z.pipe(
    z.array(
      z.enum(COOKING_EQUIPMENT, {
        error: `Cooking equipment has to be a selection of ${COOKING_EQUIPMENT.join(', ')}.`,
      }),
    ),
    z.transform((equipment) => COOKING_EQUIPMENT.filter((one) => equipment.includes(one))),
  ),
);

/** A whole number of people; what is no number counts as one person, null and nothing as not said. */
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

function choice<const Options extends readonly [string, ...string[]]>(
  label: string,
  options: Options,
  usual: Options[number],
) {
  return z.pipe(
    z.transform((value: unknown) => value ?? usual),
    z.enum(options, { error: `${label} has to be one of ${options.join(', ')}.` }),
  );
}

/** What a group asks for when meals are to be suggested; everything may be left out (specification, section 9). */
export const suggestionFields = z.object({
  /** The trip's own where it is not said. */
  dietaryRestrictions: dietaryRestrictionsOrSame,
  cookingSkill: choice('Cooking skill', COOKING_SKILLS, 'beginner'),
  budget: choice('Budget', BUDGETS, 'moderate'),
  preferences: z.optional(optionalText('Preferences', LIMITS.freeText)),
  /** Any one of these; none when it is not said, and then everything is there. */
  cookingEquipment,
  /** Null for everybody who comes along: {@link defaultPeopleCount}. */
  peopleCount,
  /** The cookbook, where somebody does not want to wait for a model that failed. */
  source: z.optional(
    z.nullable(
      z.enum(SUGGESTION_SOURCES, { error: `Source has to be one of ${SUGGESTION_SOURCES.join(', ')}.` }),
    ),
  ),
});

export type SuggestionFields = z.output<typeof suggestionFields>;

/** For how many people to cook unless it is said: everybody of the trip who has not declined, 1 to 50. */
export function defaultPeopleCount(participants: readonly { readonly inviteStatus: InviteStatus }[]): number {
  const coming = participants.filter(({ inviteStatus }) => inviteStatus !== 'declined').length;
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, coming));
}

/** The people that a field stands for as somebody types into it: 1 for what is no number, else whole, from 1 to 50. */
export function peopleCountFrom(typed: string): number {
  const count = typed.trim() === '' ? Number.NaN : Math.round(Number(typed));
  if (Number.isNaN(count)) return LIMITS.peopleMin;
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, count));
}
