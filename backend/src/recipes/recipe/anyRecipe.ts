import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import {
  ingredientTextsOf,
  type IngredientTexts,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { otherChoices } from '../../../../domain/people/verdict/fixes.ts';
import type { Cooking } from '../../../../domain/recipes/kitchen/cooking.ts';
import { withChosenAmounts } from '../../../../domain/shopping/totals/chosenAmount.ts';
import { usedIn } from '../../../../domain/shopping/amount/usedAmount.ts';
import type { RecipeVerdict } from '../../../../domain/recipes/recipeVerdict.ts';
import { readRecipe } from '../../../../domain/plan/recipeFacts.ts';
import {
  DIFFICULTIES,
  type RecipeContent,
  type RecipeIngredient,
  type RecipeSource,
} from '../../../../domain/recipes/recipe.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Recipe } from '../../entities/recipe/recipe.entity.ts';

/** A recipe of any source, as the doors show it. */
export interface AnyRecipe extends RecipeContent {
  /** Of a meal: the meal's; of the cookbook: a short name. */
  readonly id: string;
  readonly source: RecipeSource;
  /** Of own and shared ones. */
  readonly ownerName: string | null;
  readonly viewerCanEdit: boolean;
  /** How its texts follow a table. */
  readonly cooking?: Cooking | null;
  /** Null where nothing can be edited. */
  readonly version: number | null;
}

export function ofRecipe(recipe: Recipe, viewer: { readonly id: string }, ownerName: string): AnyRecipe {
  const isOwn = recipe.ownerId === viewer.id;
  return {
    id: recipe.id,
    source: isOwn ? 'own' : 'shared',
    viewerCanEdit: isOwn,
    ownerName,
    version: isOwn ? recipe.version : null,
    ...contentOf(recipe),
  };
}

/** Without what a recipe has beyond that. */
export function contentOf(recipe: RecipeContent): RecipeContent {
  const { name, description, servingsQuarters, minutes, difficulty, ingredients, instructions } = recipe;
  const { mealTypes, equipment, sourceUrl, sourceName } = recipe;
  return {
    name,
    description,
    servingsQuarters,
    minutes,
    difficulty,
    ingredients,
    instructions,
    mealTypes,
    equipment,
    sourceUrl,
    sourceName,
  };
}

type MealText = Pick<
  Meal,
  | 'id'
  | 'name'
  | 'description'
  | 'type'
  | 'recipe'
  | 'minutes'
  | 'cooking'
  | 'servingsQuarters'
  | 'instructions'
>;

/**
 * A meal as a recipe, without separate plates; a selected alternative takes the ingredient's place.
 * @param tripName becomes the source's name
 */
export function ofMeal(meal: MealText, ingredients: readonly MealIngredient[], tripName: string): AnyRecipe {
  return {
    id: meal.id,
    source: 'meal',
    ownerName: null,
    viewerCanEdit: false,
    version: null,
    name: meal.name,
    description: meal.description,
    instructions: meal.instructions,
    ingredients: ingredientsOf(ingredients, factsOf(meal)),
    cooking: meal.cooking,
    mealTypes: [meal.type],
    equipment: [],
    sourceName: tripName,
    ...factsOf(meal),
  };
}

export type MealIngredient = Pick<
  Ingredient,
  | 'name'
  | 'quantity'
  | 'unit'
  | 'notes'
  | keyof IngredientTexts
  | 'usedPerPortion'
  | 'alternatives'
  | 'selectedAlternative'
  | 'apartOfId'
>;

/** Without separate plates; a selected alternative takes the ingredient's place. */
export function ingredientsOf(rows: readonly MealIngredient[], servings: Servings): RecipeIngredient[] {
  return withoutPlatesApart(rows).map((row) =>
    asChosen(withChosenAmounts(row, servings.servingsQuarters), servings),
  );
}

/** Without separate plates, whatever alternative is selected. */
export function ingredientsAsWritten(
  rows: readonly MealIngredient[],
  servings: Servings,
): RecipeIngredient[] {
  return withoutPlatesApart(rows).map((row) => ({
    name: row.name,
    ...amountCooked(row, servings),
    notes: row.notes,
    alternatives: row.alternatives,
    ...ingredientTextsOf(row),
  }));
}

type Servings = Pick<RecipeContent, 'servingsQuarters'>;

/** What goes into the dish, not the packs to buy. */
function amountCooked(
  row: MealIngredient,
  { servingsQuarters }: Servings,
): Pick<RecipeIngredient, 'quantity' | 'unit'> {
  const { quantity, unit, usedPerPortion } = row;
  const used =
    servingsQuarters === null || usedPerPortion === null ? null : usedIn(usedPerPortion, servingsQuarters);
  return used === null ? { quantity, unit } : { quantity: used.quantity, unit: used.unit };
}

function withoutPlatesApart(rows: readonly MealIngredient[]): readonly MealIngredient[] {
  return rows.filter(({ apartOfId }) => apartOfId === null);
}

function asChosen(row: MealIngredient, servings: Servings): RecipeIngredient {
  const alternatives = otherChoices(row).map(({ name }) => name);
  const { notes } = row;
  return {
    name: chosenName(row),
    ...amountCooked(row, servings),
    notes,
    alternatives,
    ...ingredientTextsOf(row),
  };
}

const ADDRESS = /https?:\/\/\S+/i;

type Facts = Pick<RecipeContent, 'servingsQuarters' | 'minutes' | 'difficulty' | 'sourceUrl'>;

/** What the text of a meal's recipe says: "Serves 8, about 35 minutes." */
function factsOf({
  recipe,
  minutes,
  servingsQuarters,
}: Pick<Meal, 'recipe' | 'minutes' | 'servingsQuarters'>): Facts {
  const { facts } = readRecipe(recipe);
  const servings = Number(facts?.servings ?? Number.NaN);
  const difficulty = facts?.difficulty?.toLowerCase();
  return {
    servingsQuarters: servingsQuarters ?? (servings > 0 ? servings * 4 : null),
    minutes,
    difficulty: DIFFICULTIES.find((one) => one === difficulty) ?? null,
    sourceUrl: ADDRESS.exec(recipe ?? '')?.[0] ?? null,
  };
}

/** What a search found. */
export interface RecipeResult {
  readonly recipe: AnyRecipe;
  /** Null without a slot. */
  readonly verdict: RecipeVerdict | null;
}
