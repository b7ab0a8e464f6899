import { t } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import {
  mealEditFields,
  mealNumbersOf,
  mealTextsOf,
  UNASSIGNED,
  perMealNumber,
  perMealText,
  type MealNumbers,
  type MealTexts,
} from '../../../../domain/plan/mealFields.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { stepName } from '../../../../domain/recipes/partHeading.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import type { Words } from '../../forms/conflict.ts';
import type { Refusal } from '../../forms/refusal.ts';
import type { UpdateMealInput } from '../../gql/schema.generated.ts';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { DishInput } from '../../ui/recipe/DishFields.tsx';
import type { StepsInput } from '../../ui/recipe/StepFields.tsx';
import { typedNumber } from '../../ui/recipe/typedNumber.ts';
import type { RecipeDetailsFragment } from '../recipe/Recipe.generated.ts';
import type { Meal } from '../slot.ts';
import { mealWords, type MealPerson } from './mealInput.ts';
import { MEAL_NUMBER_TEXTS, mealNumberTexts } from '../../labels/mealNumbers.ts';
import { labelled } from '../../labels/labelled.ts';

/** Everything that the sheet of a planned meal edits, but its ingredients. */
export interface MealEdit
  extends Versioned, DishInput, StepsInput, Readonly<Record<keyof (MealTexts & MealNumbers), string>> {
  readonly name: string;
  /** Participant id or {@link UNASSIGNED}. */
  readonly assignedToId: string;
}

type Edited = z.output<typeof mealEditFields>;

/** The fields of the domain: null where absent, and servings in portions. */
export type MealEditValues = {
  readonly [Field in Exclude<keyof Edited, 'instructions'>]-?: Exclude<Edited[Field], undefined>;
} & { readonly steps: readonly string[] };

type Details = Pick<RecipeDetailsFragment, 'recipe' | 'instructions' | 'recipeVersion'> & MealNumbers;

/** @param details null while unknown */
export function mealEdit(
  meal: Pick<Meal, 'name' | 'description' | 'assignedToId' | 'servings' | 'version'>,
  details: Details | null,
): MealEdit {
  const steps = details === null || details.instructions.length === 0 ? [''] : details.instructions;
  return {
    // The older one of two answers: nothing unseen is overwritten.
    version: Math.min(meal.version, details?.recipeVersion ?? meal.version),
    name: meal.name,
    description: meal.description ?? '',
    assignedToId: meal.assignedToId ?? UNASSIGNED,
    servings: meal.servings === null ? '' : shownNumbers(String(meal.servings)),
    ...perMealNumber((number) => String(details?.[number] ?? '')),
    steps: steps.map((text) => ({ text })),
    recipe: details?.recipe ?? '',
  };
}

/** The values of {@link mealEdit}. */
export function mealEditValues(edit: MealEdit): MealEditValues {
  return {
    name: edit.name,
    ...perMealText((text) => edit[text] || null),
    assignedToId: edit.assignedToId === UNASSIGNED ? null : edit.assignedToId,
    servings: typedNumber(edit.servings),
    ...perMealNumber((number) => typedNumber(edit[number])),
    steps: edit.steps.map(({ text }) => text).filter((text) => text !== ''),
  };
}

/** Parses by the domain's fields; messages name the step. */
export const mealEditParser: Parser<MealEditValues> = {
  safeParse: (values) => {
    // Shape of the default values.
    const edit = values as MealEdit;
    const instructions = edit.steps.map(({ text }) => text);
    const servings = typedNumber(edit.servings);
    const numbers = perMealNumber((number) => typedNumber(edit[number]));
    const result = mealEditFields.safeParse({ ...edit, instructions, servings, ...numbers });
    if (result.success) {
      const { instructions: steps, ...parsed } = result.data;
      const data = { ...parsed, ...mealTextsOf(parsed), ...mealNumbersOf(parsed), steps, servings };
      return { success: true, data };
    }
    const issues = result.error.issues.map(({ path: [field = '', place], message }) => ({
      path: [field === 'instructions' ? 'steps' : field],
      message: typeof place === 'number' ? labelled(asText(stepName(instructions, place)), message) : message,
    }));
    return { success: false, error: { issues } };
  },
};

/** The saved meal in a refusal. */
export function savedMealValues(current: Refusal['current']): MealEditValues {
  // Its fields are those of the schema.
  const { instructions, ...saved } = current as unknown as Omit<MealEditValues, 'steps'> & {
    readonly instructions: readonly string[];
  };
  return { ...saved, steps: instructions };
}

/** The change that writes these fields. */
export function mealEditChange(
  { steps, ...values }: MealEditValues,
  fields: readonly (keyof MealEditValues)[],
): Omit<UpdateMealInput, 'id'> {
  const entries = Object.entries(values).filter(([field]) => fields.some((chosen) => chosen === field));
  return { ...Object.fromEntries(entries), ...(fields.includes('steps') && { instructions: [...steps] }) };
}

export function mealEditWords(participants: readonly MealPerson[]): Words<MealEditValues> {
  const { name, description, assignedToId } = mealWords(participants);
  return {
    name: { ...name, text: (values) => values.name },
    description: { ...description, text: (values) => values.description ?? '' },
    assignedToId: { ...assignedToId, text: (values) => assignedToId.text({ ...values, status: 'planned' }) },
    servings: {
      label: t`Amounts for`,
      text: ({ servings }) => (servings === null ? t`Fixed amounts` : portionsLabel(servings * 4)),
    },
    ...perMealNumber((number) => ({
      ...MEAL_NUMBER_TEXTS[number],
      text: (values: MealEditValues) => mealNumberTexts({ [number]: values[number] }).join(''),
    })),
    steps: { label: t`Instructions`, sentAs: ['instructions'], text: ({ steps }) => steps.join('\n') },
    recipe: { label: t`More about the recipe`, text: ({ recipe }) => recipe ?? '' },
  };
}
