import { asText } from '../../../../domain/text/asText.ts';
import { stepName } from '../../../../domain/recipes/partHeading.ts';
import { recipeFields, type RecipeFields } from '../../../../domain/plan/mealFields.ts';
import type { UpdateMealInput } from '../../gql/schema.generated.ts';
import type { Versioned } from '../../ui/controls/useVersionedDraft.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { Words } from '../../forms/conflict.ts';

export interface RecipeInput extends Versioned {
  readonly recipe: string;
  readonly steps: readonly { readonly text: string }[];
}

/** The stored recipe. */
export interface StoredRecipe {
  readonly recipe: string | null;
  readonly instructions: readonly string[];
  readonly recipeVersion: number;
}

/** Form values of a recipe, with at least one step; those of none are empty. */
export function recipeInput(stored: StoredRecipe | null): RecipeInput {
  const { recipe = null, instructions = [], recipeVersion = null } = stored ?? {};
  const texts = instructions.length === 0 ? [''] : instructions;
  return { version: recipeVersion, recipe: recipe ?? '', steps: texts.map((text) => ({ text })) };
}

/** The stored values that a form began with. */
export function recipeBefore({ recipe, steps }: RecipeInput): RecipeFields {
  return {
    recipe: recipe || null,
    instructions: steps.map(({ text }) => text).filter((text) => text !== ''),
  };
}

/** Parses the form by the domain's fields; messages name the step. */
export const recipeParser: Parser<RecipeFields> = {
  safeParse: (values) => {
    // Shape of the default values.
    const { recipe, steps } = values as RecipeInput;
    const instructions = steps.map(({ text }) => text);
    const result = recipeFields.safeParse({ recipe, instructions });
    if (result.success) return result;
    const issues = result.error.issues.map(({ path: [field, place], message }) => ({
      path: [field === 'instructions' ? 'steps' : 'recipe'],
      message: typeof place === 'number' ? `${asText(stepName(instructions, place))}: ${message}` : message,
    }));
    return { success: false, error: { issues } };
  },
};

/** The change that writes these fields. */
export function recipeChange(
  { recipe, instructions }: RecipeFields,
  fields: readonly (keyof RecipeFields)[],
): Omit<UpdateMealInput, 'id'> {
  return {
    ...(fields.includes('recipe') && { recipe }),
    ...(fields.includes('instructions') && { instructions }),
  };
}

export const RECIPE_WORDS: Words<RecipeFields> = {
  instructions: {
    label: 'Instructions',
    word: 'instructions',
    text: ({ instructions }) => instructions.join('\n'),
  },
  recipe: { label: 'More about the recipe', word: 'text', text: ({ recipe }) => recipe ?? '' },
};
