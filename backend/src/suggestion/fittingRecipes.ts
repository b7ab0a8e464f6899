import { judgeIngredient, judgeMeal, type Restrictions } from '../../../domain/diet.ts';
import { BUDGETS, COOKING_SKILLS } from '../../../domain/suggestionOptions.ts';
import type { Recipe } from './cookbook/cookbook.ts';
import { keepsWithoutFridge } from './cookbook/keeping.ts';
import type { RecipeIngredient } from './cookbook/recipe.ts';
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

/** The recipes that a group can cook, afford and eat, where need be with other ingredients. */
export function fittingRecipes(cookbook: readonly Recipe[], request: SuggestionRequest): FittingRecipe[] {
  const eats = eaterOf(request.restrictions);
  return cookbook
    .filter((recipe) => canCook(recipe, request))
    .flatMap((recipe) => {
      const ingredients = eatable(recipe.ingredients, request.restrictions, eats);
      if (ingredients === null || isCalledByOthers(recipe, ingredients, request.restrictions)) return [];
      return fitting(recipe, ingredients, request);
    });
}

function canCook({ equipment, skill, budget }: Recipe, request: SuggestionRequest): boolean {
  return (
    (request.equipment.length === 0 || equipment.some((one) => request.equipment.includes(one))) &&
    COOKING_SKILLS.indexOf(skill) <= COOKING_SKILLS.indexOf(request.skill) &&
    BUDGETS.indexOf(budget) <= BUDGETS.indexOf(request.budget)
  );
}

function fitting(
  recipe: Recipe,
  ingredients: readonly ChosenIngredient[],
  { budget, preferences, hasFridge }: SuggestionRequest,
): FittingRecipe {
  const keeps = hasFridge ? 'trip' : keepsWithoutFridge(ingredients.map(({ name }) => name));
  const { id, name, description, types, kind, mainIngredient, method } = recipe;
  const texts = [name, description, kind, mainIngredient, method, ...ingredients.map((one) => one.name)];
  return {
    ...{ id, types, kind, mainIngredient, recipe, ingredients },
    keepsDays: keeps === 'trip' ? Infinity : keeps,
    isOnBudget: recipe.budget === budget,
    // Words are looked at only where somebody has wishes.
    words: new Set(preferences === null ? [] : texts.flatMap(foodWords)),
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

type Eats = (name: string) => boolean;

/** Whether the group eats what has that name, for certain; each name is judged once. */
function eaterOf(restrictions: Restrictions): Eats {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? judgeIngredient(name, restrictions).verdict === 'fits';
    known.set(name, answer);
    return answer;
  };
}

/** The ingredients, or alternatives to them, that the group eats together; null when there is no way. */
function eatable(
  ingredients: readonly RecipeIngredient[],
  restrictions: Restrictions,
  eats: Eats,
): ChosenIngredient[] | null {
  const chosen = ingredients.map((ingredient) => chosenFrom(ingredient, eats));
  if (chosen.some((one) => one === null)) return null;
  const first = chosen.filter((one) => one !== null);
  const ways = [
    first,
    ...first.flatMap((one, index) => {
      const other = exchanged(one);
      return other === null ? [] : [first.with(index, other)];
    }),
  ];
  return (
    ways.find(
      (way) =>
        judgeMeal(
          way.map(({ name }) => name),
          restrictions,
        ).verdict === 'fits',
    ) ?? null
  );
}

function chosenFrom(ingredient: RecipeIngredient, eats: Eats): ChosenIngredient | null {
  const [name, ...alternatives] = [ingredient.name, ...ingredient.alternatives].filter(eats);
  if (name === undefined) return null;
  return { ...ingredient, name, alternatives, insteadOf: name === ingredient.name ? null : ingredient.name };
}

/** The same with its first alternative, for what is eaten by itself, but not beside the others. */
function exchanged(ingredient: ChosenIngredient): ChosenIngredient | null {
  const [name, ...alternatives] = ingredient.alternatives;
  if (name === undefined) return null;
  return { ...ingredient, name, alternatives, insteadOf: ingredient.insteadOf ?? ingredient.name };
}
