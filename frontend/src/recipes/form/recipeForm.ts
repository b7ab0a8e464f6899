import { newRecipeFields } from '../../../../domain/recipe/recipeFields.ts';
import { apiCookingEquipment, domainEquipment } from '../../gql/suggestionEnums.ts';
import { apiMealType, mealTypeOf } from '../../gql/mealEnums.ts';
import type { CreateRecipeInput, Difficulty } from '../../gql/schema.generated.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import { EMPTY_DRAFT, readDraft, type IngredientDraft } from '../../ui/recipe/ingredientDraft.ts';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import type { CookingEquipment } from '../../../../domain/trip/suggestionOptions.ts';
import type { MealType } from '../../../../domain/trip/meal.ts';

export interface RecipeInput {
  readonly name: string;
  readonly description: string;
  /** '' keeps amounts fixed. */
  readonly servings: string;
  readonly minutes: string;
  readonly difficulty: Difficulty | '';
  readonly ingredients: IngredientDraft;
  readonly steps: readonly { readonly text: string }[];
  readonly mealTypes: readonly MealType[];
  readonly equipment: readonly CookingEquipment[];
  readonly sourceUrl: string;
  readonly sourceName: string;
}

type StoredRecipe = Omit<
  BookRecipeFragment,
  '__typename' | 'id' | 'source' | 'diets' | 'version' | 'sharedWith'
>;

const EMPTY: RecipeInput = {
  ...{ name: '', description: '', servings: '4', minutes: '', difficulty: '' },
  ...{ ingredients: EMPTY_DRAFT, steps: [{ text: '' }], mealTypes: [], equipment: [] },
  ...{ sourceUrl: '', sourceName: '' },
};

/** Form values of a recipe, with at least one step; null for a new one. */
export function recipeInput(stored: StoredRecipe | null): RecipeInput {
  if (stored === null) return EMPTY;
  const { name, description, servings, minutes, difficulty, instructions } = stored;
  return {
    name,
    description: description ?? '',
    servings: servings === null ? '' : String(servings),
    minutes: minutes === null ? '' : String(minutes),
    difficulty: difficulty ?? '',
    ingredients: draftOf(stored.ingredients),
    steps: (instructions.length === 0 ? [''] : instructions).map((text) => ({ text })),
    mealTypes: stored.mealTypes.map(mealTypeOf),
    equipment: stored.equipment.map(domainEquipment),
    sourceUrl: stored.sourceUrl ?? '',
    sourceName: stored.sourceName ?? '',
  };
}

/** Stored lines with their fields, so that reading a line again changes nothing. */
function draftOf(ingredients: StoredRecipe['ingredients']): IngredientDraft {
  const lines = ingredients.map(({ line }) => line.replace(/\s+/g, ' ').trim());
  const counts = new Map<string, number>();
  const corrections = ingredients.map(({ name, quantity, unit, notes }, index) => {
    const line = lines[index] ?? '';
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return [
      `${count} ${line}`,
      { name, quantity: quantity ?? '', unit: unit ?? '', notes: notes ?? '' },
    ] as const;
  });
  return { text: lines.join('\n'), corrections: new Map(corrections) };
}

/** What is sent; ingredients keep the alternatives that they had by name. */
export function recipeChange(
  input: RecipeInput,
  alternativesOf: ReadonlyMap<string, readonly string[]> = new Map(),
): CreateRecipeInput {
  const text = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  const number = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(',', '.')));
  return {
    name: input.name.trim(),
    description: text(input.description),
    servings: number(input.servings),
    minutes: number(input.minutes),
    difficulty: input.difficulty === '' ? null : input.difficulty,
    ingredients: readDraft(input.ingredients).rows.map(({ input: { name, quantity, unit, notes } }) => ({
      name: name.trim(),
      quantity: text(quantity),
      unit: text(unit),
      notes: text(notes),
      alternatives: [...(alternativesOf.get(name) ?? [])],
    })),
    instructions: input.steps.map((step) => step.text.trim()).filter((step) => step !== ''),
    mealTypes: input.mealTypes.map(apiMealType),
    equipment: input.equipment.map(apiCookingEquipment),
    sourceUrl: text(input.sourceUrl),
    sourceName: text(input.sourceName),
  };
}

/** Checks by the domain's fields; messages name the step, from 1. */
export const recipeParser: Parser<RecipeInput> = {
  safeParse: (values) => {
    // Shape of the default values.
    const input = values as RecipeInput;
    const { ingredients, difficulty, ...rest } = recipeChange(input);
    const draft = readDraft(input.ingredients);
    const wrong = draft.rows.find(({ fields }) => fields === null);
    const result = newRecipeFields.safeParse({
      ...rest,
      difficulty: difficulty?.toLowerCase() ?? null,
      mealTypes: input.mealTypes,
      equipment: input.equipment,
      ingredients: wrong === undefined ? ingredients : [],
    });
    const issues = result.success
      ? []
      : result.error.issues.map(({ path: [field = '', place], message }) => ({
          path: [field === 'instructions' ? 'steps' : field],
          message:
            field === 'instructions' && typeof place === 'number' ? `Step ${place + 1}: ${message}` : message,
        }));
    const ofLines = draft.whyNotRead ?? firstError(wrong?.errors);
    const all = ofLines === null ? issues : [...issues, { path: ['ingredients'], message: ofLines }];
    return all.length === 0 ? { success: true, data: input } : { success: false, error: { issues: all } };
  },
};

function firstError(errors: Readonly<Record<string, string | undefined>> | undefined): string | null {
  return errors === undefined ? null : (Object.values(errors).find((text) => text !== undefined) ?? null);
}
