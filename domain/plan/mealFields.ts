import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { dayField } from './dateFields.ts';
import { LIMITS } from '../limits.ts';
import { forWhomField } from './forWhom.ts';
import { MEAL_STATUSES, MEAL_TYPES, VOTES } from './meal.ts';
import {
  idField,
  optionalText,
  requiredText,
  textList,
  versionField,
  oneOf,
  flag,
  perName,
} from '../text/text.ts';

export const TOO_MANY_STEPS = msg('step.tooMany', 'There can be at most {max} steps.', {
  max: LIMITS.mealInstructions,
});

export const instructions = textList(
  msg('field.instruction', 'Instruction'),
  LIMITS.text,
  LIMITS.mealInstructions,
  TOO_MANY_STEPS,
);

const mealName = z.pipe(
  optionalText(msg('field.mealName', 'Meal name'), LIMITS.name),
  z.transform((name) => name ?? ''),
);

const status = z.enum(MEAL_STATUSES, {
  error: fieldMsg('meal.statusMalformed', 'Status has to be planned or not_needed.'),
});

const SERVINGS = fieldMsg(
  'meal.servingsMalformed',
  'Servings have to be a number above 0, at most {max}, in steps of 0.25.',
  { max: LIMITS.servings },
);
/** In quarters of a portion. */
export const servings = z.pipe(
  z
    .number({ error: SERVINGS })
    .check(z.gt(0, SERVINGS), z.lte(LIMITS.servings, SERVINGS), z.multipleOf(0.25, SERVINGS)),
  z.transform((portions) => portions * 4),
);

const MINUTES = fieldMsg('recipe.minutesMalformed', 'Minutes have to be a whole number from 1 to {max}.', {
  max: LIMITS.recipeMinutes,
});
export const minutes = z
  .int({ error: MINUTES })
  .check(z.gte(1, MINUTES), z.lte(LIMITS.recipeMinutes, MINUTES));

/** Texts that may be absent: forms, files of trips and copies in the browser have them all. */
const texts = {
  description: z.optional(optionalText(msg('field.description', 'Description'), LIMITS.text)),
  recipe: z.optional(optionalText(msg('field.recipe', 'Recipe'), LIMITS.text)),
};
type MealText = keyof typeof texts;
export type MealTexts = Readonly<Record<MealText, string | null>>;
/** The names are those of the object. */
export const MEAL_TEXTS = Object.keys(texts) as MealText[];

/** Whole numbers that may be absent: inputs, files of trips and copies in the browser have them all. */
const numbers = {
  /** Absent: those that the recipe's text says. */
  minutes: z.nullish(minutes),
};
type MealNumber = keyof typeof numbers;
export type MealNumbers = Readonly<Record<MealNumber, number | null>>;
/** The names are those of the object. */
export const MEAL_NUMBERS = Object.keys(numbers) as MealNumber[];

/** A value for each text that may be absent, by its name. */
export function perMealText<Value>(of: (text: MealText) => Value): Record<MealText, Value> {
  return perName(MEAL_TEXTS, of);
}

/** A value for each whole number that may be absent, by its name. */
export function perMealNumber<Value>(of: (number: MealNumber) => Value): Record<MealNumber, Value> {
  return perName(MEAL_NUMBERS, of);
}

/** Null where absent. */
export function mealTextsOf(meal: Partial<Record<MealText, string | null | undefined>>): MealTexts {
  return perMealText((text) => meal[text] ?? null);
}

/** Null where absent. */
export function mealNumbersOf(meal: Partial<Record<MealNumber, number | null | undefined>>): MealNumbers {
  return perMealNumber((number) => meal[number] ?? null);
}

const partFields = {
  /** Null: everybody at its slot. */
  forWhom: z.optional(forWhomField),
  isInstead: z.optional(flag(msg('field.isInstead', 'Is instead'))),
};

/** Absent: the slot has to be empty. */
const beside = z.nullish(flag(msg('field.beside', 'Beside')));

/** Of a dish that comes to a slot. */
export const dishFields = { beside, ...partFields };

const content = {
  name: z.optional(mealName),
  ...texts,
  instructions: z.optional(instructions),
  assignedToId: z.nullish(idField(msg('field.assignee', 'Assignee'))),
  status: z.optional(status),
  /** Null: amounts are fixed. */
  servings: z.nullish(servings),
  ...numbers,
  ...partFields,
};

export const slotFields = { date: dayField, type: oneOf(msg('field.mealType', 'Meal type'), MEAL_TYPES) };

export const newMealFields = z.object({
  tripId: idField(msg('field.tripId', 'Trip id')),
  ...slotFields,
  ...content,
  beside,
});

/** Absent fields stay, null clears; another date or type moves the meal, or all dishes of its slot. `not_needed` marks all. */
export const mealChangeFields = z.object({
  date: z.optional(slotFields.date),
  type: z.optional(slotFields.type),
  ...content,
  beside,
  wholeSlot: z.nullish(flag(msg('field.wholeSlot', 'Whole slot'))),
  version: versionField,
});

export const dayStatusFields = z.object({
  date: slotFields.date,
  status,
  /** Absent: no slot that is to be not needed has several dishes. */
  wholeSlots: z.nullish(flag(msg('field.wholeSlots', 'Whole slots'))),
});

export const mealVoteFields = z.object({
  voteType: z.enum(VOTES, { error: fieldMsg('meal.voteMalformed', 'Vote has to be up or down.') }),
});

export const UNASSIGNED = 'nobody';

/** The recipe has a form of its own. */
const { recipe: _recipe, ...formTexts } = texts;

/** Specification, section 5; "Nobody yet" is a choice. */
export const assignMealFields = z.object({
  name: requiredText(
    msg('field.mealName', 'Meal name'),
    LIMITS.name,
    msg('meal.nameMissing', 'Please enter a meal name.'),
  ),
  ...formTexts,
  assignedToId: z.pipe(
    z
      .string({ error: fieldMsg('meal.assigneeMissing', 'Please select who this meal is assigned to.') })
      .check(z.minLength(1, fieldMsg('meal.assigneeMissing', 'Please select who this meal is assigned to.'))),
    z.transform((choice) => (choice === UNASSIGNED ? null : choice)),
  ),
});

/** A planned meal as its sheet edits it, with its recipe; servings come out in quarters. */
export const mealEditFields = z.object({
  ...assignMealFields.shape,
  ...texts,
  instructions,
  servings: z.nullable(servings),
  ...numbers,
});

export type MealFormField = keyof z.output<typeof assignMealFields>;
/** In the order of the form. The names are those of the object. */
export const MEAL_FORM_FIELDS = Object.keys(assignMealFields.shape) as MealFormField[];

export type NewMealFields = z.output<typeof newMealFields>;
export type MealChangeFields = Omit<
  z.output<typeof mealChangeFields>,
  'version' | 'servings' | 'beside' | 'wholeSlot'
>;
