import { recipeFields, type RecipeFields } from '../../../../domain/trip/mealFields.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';

/** A recipe as its form holds it. */
export interface RecipeInput {
  readonly recipe: string;
  readonly steps: readonly { readonly text: string }[];
}

/** What the form is about. */
export interface Written {
  readonly recipe: string | null;
  readonly instructions: readonly string[];
}

/** The form of a recipe as it is; there is always a step to write into. */
export function recipeInput({ recipe, instructions }: Written): RecipeInput {
  const texts = instructions.length === 0 ? [''] : instructions;
  return { recipe: recipe ?? '', steps: texts.map((text) => ({ text })) };
}

/** Reads the form by the fields of the domain. What is wrong with a step names the step, counted from 1. */
export const recipeParser: Parser<RecipeFields> = {
  safeParse: (values) => {
    // The form gives what its default values were made of.
    const { recipe, steps } = values as RecipeInput;
    const result = recipeFields.safeParse({ recipe, instructions: steps.map(({ text }) => text) });
    if (result.success) return result;
    const issues = result.error.issues.map(({ path: [field, place], message }) => ({
      path: [field === 'instructions' ? 'steps' : 'recipe'],
      message: typeof place === 'number' ? `Step ${place + 1}: ${message}` : message,
    }));
    return { success: false, error: { issues } };
  },
};

/** What differs from what was there, so that somebody else's change of the rest is not taken back. */
export function recipeChanges(before: Written, now: RecipeFields): Partial<RecipeFields> {
  const isSame =
    now.instructions.length === before.instructions.length &&
    now.instructions.every((step, index) => step === before.instructions[index]);
  return {
    ...(now.recipe !== before.recipe && { recipe: now.recipe }),
    ...(!isSame && { instructions: now.instructions }),
  };
}
