import { perIngredientText } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import type { CreateRecipeInput } from '../../gql/schema.generated.ts';

/** What a copy of a recipe says. */
export function copyOf(recipe: BookRecipeFragment): CreateRecipeInput {
  const { name, description, servings, minutes, difficulty, sourceUrl } = recipe;
  return {
    name,
    description,
    servings,
    minutes,
    difficulty,
    sourceUrl,
    ingredients: recipe.ingredients.map((one) => ({
      name: one.name,
      quantity: one.quantity,
      unit: one.unit,
      notes: one.notes,
      alternatives: one.alternatives,
      ...perIngredientText((text) => one[text]),
    })),
    instructions: recipe.instructions,
    mealTypes: recipe.mealTypes,
    equipment: recipe.equipment,
    sourceName: recipe.sourceName ?? sharedBy(recipe),
  };
}

function sharedBy({ source, ownerName }: BookRecipeFragment): string | null {
  return source === 'SHARED' ? ownerName : null;
}
