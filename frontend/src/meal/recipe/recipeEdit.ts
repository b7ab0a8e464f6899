import { recipeFields, type RecipeFields } from '../../../../domain/trip/mealFields.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';

export interface RecipeInput {
  readonly recipe: string;
  readonly steps: readonly { readonly text: string }[];
}

/** The stored recipe. */
export interface Written {
  readonly recipe: string | null;
  readonly instructions: readonly string[];
}

/** Form values of a recipe, with at least one step. */
export function recipeInput({ recipe, instructions }: Written): RecipeInput {
  const texts = instructions.length === 0 ? [''] : instructions;
  return { recipe: recipe ?? '', steps: texts.map((text) => ({ text })) };
}

/** Parses the form by the domain's fields; messages name the step, from 1. */
export const recipeParser: Parser<RecipeFields> = {
  safeParse: (values) => {
    // Shape of the default values.
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

/** Changed fields only, to keep concurrent changes to the others. */
export function recipeChanges(before: Written, now: RecipeFields): Partial<RecipeFields> {
  const isSame =
    now.instructions.length === before.instructions.length &&
    now.instructions.every((step, index) => step === before.instructions[index]);
  return {
    ...(now.recipe !== before.recipe && { recipe: now.recipe }),
    ...(!isSame && { instructions: now.instructions }),
  };
}
