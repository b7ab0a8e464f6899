import type { MealType } from '../plan/meal.ts';
import type { IngredientTexts } from '../shopping/ingredient/ingredientFields.ts';
import type { CookingEquipment } from '../plan/suggestionOptions.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** In the order of a list without a search: own ones first. */
export const RECIPE_SOURCES = ['own', 'shared', 'meal', 'cookbook'] as const;
export type RecipeSource = (typeof RECIPE_SOURCES)[number];

/** Of the other texts, recipes of earlier versions have no keys. */
export interface RecipeIngredient extends Partial<IngredientTexts> {
  readonly name: string;
  /** As typed: "1 1/2". */
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  readonly alternatives: readonly string[];
}

/** What a person writes into a recipe. */
export interface RecipeContent {
  readonly name: string;
  readonly description: string | null;
  /** Portions that the amounts are written for, in quarters; null: amounts are fixed. */
  readonly servingsQuarters: number | null;
  readonly minutes: number | null;
  readonly difficulty: Difficulty | null;
  readonly ingredients: readonly RecipeIngredient[];
  readonly instructions: readonly string[];
  readonly mealTypes: readonly MealType[];
  /** Any one is enough; empty: no matter. */
  readonly equipment: readonly CookingEquipment[];
  readonly sourceUrl: string | null;
  readonly sourceName: string | null;
}
