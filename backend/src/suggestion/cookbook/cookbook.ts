import type { CookingEquipment } from '../../../../domain/trip/suggestionOptions.ts';
import { BREAKFAST_COLD } from './breakfastCold.ts';
import { BREAKFAST_HOT } from './breakfastHot.ts';
import { BREAKFAST_PORRIDGES } from './breakfastPorridges.ts';
import { DESSERTS_COLD } from './dessertsCold.ts';
import { DESSERTS_HOT } from './dessertsHot.ts';
import { DINNER_COLD } from './dinnerCold.ts';
import { DINNER_GRILL } from './dinnerGrill.ts';
import { DINNER_PASTA } from './dinnerPasta.ts';
import { DINNER_SKILLET } from './dinnerSkillet.ts';
import { DINNER_STEWS } from './dinnerStews.ts';
import { DRINKS } from './drinks.ts';
import { EUROPE_DINNERS } from './europeDinners.ts';
import { EUROPE_DINNERS_MEATLESS } from './europeDinnersMeatless.ts';
import { EUROPE_MORNINGS_AND_SWEETS } from './europeMorningsAndSweets.ts';
import { keepsWithoutFridge, type Keeping } from './keeping.ts';
import { LUNCH_BOWLS } from './lunchBowls.ts';
import { LUNCH_HOT } from './lunchHot.ts';
import { LUNCH_SANDWICHES } from './lunchSandwiches.ts';
import { OVEN_DISHES } from './ovenDishes.ts';
import { OVEN_MORNINGS } from './ovenMornings.ts';
import { readRecipes } from './readRecipes.ts';
import { METHODS, type WrittenRecipe } from './recipe.ts';
import { SNACKS_POCKET } from './snacksPocket.ts';
import { SNACKS_TABLE } from './snacksTable.ts';

/** A recipe with what follows from how it is written. */
export interface Recipe extends WrittenRecipe {
  /** Any one of these suffices to make it. */
  readonly equipment: readonly CookingEquipment[];
  /** For how many days after shopping its ingredients keep without any cooling. */
  readonly keepsWithoutFridge: Keeping;
}

function withConsequences(recipe: WrittenRecipe): Recipe {
  const names = recipe.ingredients.map(({ name }) => name);
  return { ...recipe, equipment: METHODS[recipe.method], keepsWithoutFridge: keepsWithoutFridge(names) };
}

/** All recipes of the built-in cookbook, in the order of their pages. */
export const COOKBOOK: readonly Recipe[] = [
  BREAKFAST_PORRIDGES,
  BREAKFAST_COLD,
  BREAKFAST_HOT,
  LUNCH_BOWLS,
  LUNCH_SANDWICHES,
  LUNCH_HOT,
  DINNER_STEWS,
  DINNER_PASTA,
  DINNER_SKILLET,
  DINNER_GRILL,
  DINNER_COLD,
  SNACKS_POCKET,
  SNACKS_TABLE,
  DESSERTS_HOT,
  DESSERTS_COLD,
  DRINKS,
  OVEN_DISHES,
  OVEN_MORNINGS,
  EUROPE_DINNERS,
  EUROPE_DINNERS_MEATLESS,
  EUROPE_MORNINGS_AND_SWEETS,
]
  .flatMap(readRecipes)
  .map(withConsequences);
