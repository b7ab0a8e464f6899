import {
  isCalledByAvoided,
  judgeIngredient,
  judgeMeal,
  type Judgement,
  type Restrictions,
} from '../../../../domain/food/diet.ts';
import { remembered } from '../../../../domain/text/remembered.ts';
import { BUDGETS, COOKING_SKILLS } from '../../../../domain/trip/suggestionOptions.ts';
import { crowdMerit, suitsGroup } from './batches.ts';
import type { Recipe } from '../cookbook/cookbook.ts';
import { keepsWithoutFridge } from '../cookbook/keeping.ts';
import type { RecipeIngredient } from '../cookbook/recipe.ts';
import type { Plannable } from './planMeals.ts';
import type { SuggestionRequest } from './suggestion.ts';
import { foodWords } from './wishes.ts';

/** A recipe as this group can cook and eat it. */
export interface FittingRecipe extends Plannable {
  readonly recipe: Recipe;
  /** What to buy: an alternative where the group does not eat the ingredient itself. */
  readonly ingredients: readonly ChosenIngredient[];
}

/** An ingredient with what may be bought in its place, all of which the group eats. */
interface ChosenIngredient extends RecipeIngredient {
  /** What the recipe has there, where that is something else. */
  readonly insteadOf: string | null;
}

/** More than there are names in the cookbook. */
const MOST_NAMES = 5000;

const wordsOf = remembered(foodWords, MOST_NAMES);

/** The recipes that a group can cook, afford and eat, where need be with other ingredients. */
export function fittingRecipes(cookbook: readonly Recipe[], request: SuggestionRequest): FittingRecipe[] {
  const { restrictions } = request;
  const judge = remembered((name) => judgeIngredient(name, restrictions), MOST_NAMES);
  return cookbook
    .filter((recipe) => canCook(recipe, request) && !isCalledByAvoided(recipe.name, restrictions))
    .flatMap((recipe) => {
      const ingredients = eatable(recipe.ingredients, restrictions, judge);
      if (ingredients === null || isCalledByOthers(recipe, ingredients, restrictions)) return [];
      return fitting(recipe, ingredients, request);
    });
}

function canCook(recipe: Recipe, request: SuggestionRequest): boolean {
  const { equipment, skill, budget } = recipe;
  return (
    suitsGroup(recipe, request.peopleCount) &&
    (request.equipment.length === 0 || equipment.some((one) => request.equipment.includes(one))) &&
    COOKING_SKILLS.indexOf(skill) <= COOKING_SKILLS.indexOf(request.skill) &&
    BUDGETS.indexOf(budget) <= BUDGETS.indexOf(request.budget)
  );
}

function fitting(
  recipe: Recipe,
  ingredients: readonly ChosenIngredient[],
  { budget, preferences, hasFridge, peopleCount }: SuggestionRequest,
): FittingRecipe {
  const keeps = hasFridge ? 'trip' : keepsWithoutFridge(ingredients.map(({ name }) => name));
  const { id, name, description, types, kind, mainIngredient, method } = recipe;
  const texts = [name, description, kind, mainIngredient, method, ...ingredients.map((one) => one.name)];
  return {
    ...{ id, types, kind, mainIngredient, recipe, ingredients },
    keepsDays: keeps === 'trip' ? Infinity : keeps,
    isOnBudget: recipe.budget === budget,
    crowdMerit: crowdMerit(recipe, peopleCount),
    // Words are looked at only where somebody has wishes.
    words: new Set(preferences === null ? [] : texts.flatMap(wordsOf)),
  };
}

/**
 * Whether the recipe goes by what was exchanged: peanut noodles without peanuts are safe, but nobody who may not eat
 * peanuts would believe it.
 */
function isCalledByOthers(
  { name, description }: Recipe,
  ingredients: readonly ChosenIngredient[],
  restrictions: Restrictions,
): boolean {
  if (ingredients.every(({ insteadOf }) => insteadOf === null)) return false;
  return [name, ingredients.reduce(withChosenName, description)].some(
    (text) => judgeIngredient(text, restrictions).verdict === 'breaks',
  );
}

/** A text of the recipe with what is bought in place of what the recipe has. */
export function withChosenName(text: string, { name, insteadOf }: ChosenIngredient): string {
  return insteadOf === null ? text : text.replaceAll(insteadOf, name);
}

/** What the group's restrictions say of an ingredient. */
type Judge = (name: string) => Judgement;

/** The ingredients, or alternatives to them, that the group eats together; null when there is no way. */
function eatable(
  ingredients: readonly RecipeIngredient[],
  restrictions: Restrictions,
  judge: Judge,
): ChosenIngredient[] | null {
  const first: ChosenIngredient[] = [];
  for (const ingredient of ingredients) {
    const chosen = chosenFrom(ingredient, judge);
    if (chosen === null) return null;
    first.push(chosen);
  }
  const fits = (way: readonly ChosenIngredient[]) => {
    const names = way.map(({ name }) => name);
    return judgeMeal(names, restrictions, judge).verdict === 'fits';
  };
  if (fits(first)) return first;
  const otherWays = first.flatMap((one, index) => {
    const other = exchanged(one);
    return other === null ? [] : [first.with(index, other)];
  });
  return otherWays.find(fits) ?? null;
}

function chosenFrom(ingredient: RecipeIngredient, judge: Judge): ChosenIngredient | null {
  const names = [ingredient.name, ...ingredient.alternatives];
  const [name, ...alternatives] = names.filter((one) => judge(one).verdict === 'fits');
  if (name === undefined) return null;
  return { ...ingredient, name, alternatives, insteadOf: name === ingredient.name ? null : ingredient.name };
}

/** The same with its first alternative, for what is eaten by itself, but not beside the others. */
function exchanged(ingredient: ChosenIngredient): ChosenIngredient | null {
  const [name, ...alternatives] = ingredient.alternatives;
  if (name === undefined) return null;
  return { ...ingredient, name, alternatives, insteadOf: ingredient.insteadOf ?? ingredient.name };
}
