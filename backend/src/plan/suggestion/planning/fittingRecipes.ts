import type { Avoid } from '../../../../../domain/food/avoid.ts';
import { isCalledByAvoided, judgeIngredient, type Judgement } from '../../../../../domain/food/diet.ts';
import { judgeDish, judgeSteps } from '../../../../../domain/food/dish.ts';
import { foodLine } from '../../../../../domain/food/foodLine.ts';
import { remembered } from '../../../../../domain/text/remembered.ts';
import { BUDGETS, COOKING_SKILLS } from '../../../../../domain/plan/suggestionOptions.ts';
import { crowdMerit, suitsGroup } from './batches.ts';
import type { Recipe } from '../cookbook/cookbook.ts';
import { keepsWithoutFridge } from '../cookbook/keeping.ts';
import type { RecipeIngredient } from '../cookbook/recipe.ts';
import type { Place, Plannable } from './planMeals.ts';
import { judgeFor, platesApart } from './platesApart.ts';
import { requestAt, type FewEaters, type PlateApart, type SuggestionRequest } from './suggestion.ts';
import { foodWords } from './likes.ts';

export interface FittingRecipe extends Plannable {
  readonly recipe: Recipe;
  readonly ingredients: readonly ChosenIngredient[];
  /** Those who need another dish. */
  readonly withoutPlate: readonly string[];
}

interface ChosenIngredient extends RecipeIngredient {
  /** The recipe's own, if replaced. */
  readonly insteadOf: string | null;
  readonly apart: readonly PlateApart[];
}

const MOST_NAMES = 5000;

const wordsOf = remembered(foodWords, MOST_NAMES);

/** Slots with equal groups, or people, share the work. */
export function fittingRecipesAt(
  cookbook: readonly Recipe[],
  request: SuggestionRequest,
): (place: Pick<Place, 'group'>) => readonly FittingRecipe[] {
  const eaten = new Map<string, EatenBy>();
  const known = new Map<string, readonly FittingRecipe[]>();
  return (place) => {
    const { peopleCount, dislikes, ...eaters } = place.group ?? { peopleCount: null };
    const byEaters = JSON.stringify(eaters);
    const key = JSON.stringify([peopleCount, dislikes, byEaters]);
    const asked = requestAt(request, place);
    const eatenBy = eaten.get(byEaters) ?? eatenByGroup(asked);
    const recipes = known.get(key) ?? cookable(cookbook, asked, eatenBy);
    eaten.set(byEaters, eatenBy);
    known.set(key, recipes);
    return recipes;
  };
}

/** That a group can cook, afford and eat; where a few may get something else, that most of it can eat. */
export function fittingRecipes(cookbook: readonly Recipe[], request: SuggestionRequest): FittingRecipe[] {
  const asked = requestAt(request, {});
  return cookable(cookbook, asked, eatenByGroup(asked));
}

type AskedAt = ReturnType<typeof requestAt>;

function cookable(cookbook: readonly Recipe[], request: AskedAt, eatenBy: EatenBy): FittingRecipe[] {
  return cookbook
    .filter((recipe) => canCook(recipe, request))
    .flatMap((recipe) => {
      const eaten = eatenBy(recipe);
      return eaten === null ? [] : fitting(recipe, eaten, request);
    });
}

type Eaten = Pick<FittingRecipe, 'ingredients' | 'withoutPlate'>;

/** How a group can eat a recipe, or null. */
type EatenBy = (recipe: Recipe) => Eaten | null;

function eatenByGroup({ avoids, few }: AskedAt): EatenBy {
  const forAll = eatenBy(avoids);
  const forMost = few === null ? null : eatenByMost(few);
  const known = new Map<Recipe, Eaten | null>();
  return (recipe) => {
    const before = known.get(recipe);
    if (before !== undefined) return before;
    const eaten = forAll(recipe) ?? forMost?.(recipe) ?? null;
    known.set(recipe, eaten);
    return eaten;
  };
}

function eatenBy(avoids: readonly Avoid[]): EatenBy {
  const judge = judgeFor(avoids);
  return (recipe) => {
    if (isCalledByAvoided(recipe.name, avoids)) return null;
    const ingredients = eatable(recipe, avoids, judge);
    if (ingredients === null || isCalledByOthers(recipe, ingredients, avoids)) return null;
    return { ingredients, withoutPlate: [] };
  };
}

function eatenByMost(few: FewEaters): EatenBy {
  const forMost = eatenBy(few.rules);
  const apartOf = platesApart(few);
  return (recipe) => {
    const most = forMost(recipe);
    const apart = most && apartOf(most.ingredients, recipe.ingredients, stepsSuit(recipe, most.ingredients));
    return (
      apart && {
        ingredients: most.ingredients.map((one, index) => ({ ...one, apart: apart.plates[index] ?? [] })),
        withoutPlate: apart.withoutPlate,
      }
    );
  };
}

/** Whether steps name nothing that an eater of some lines avoids; "stir in the poultry" is of no plate without it. */
function stepsSuit({ name, instructions }: Recipe, chosen: readonly ChosenIngredient[]) {
  const steps = instructions.map((step) => chosen.reduce(withChosenName, step));
  const choices = chosen.flatMap((one) => [foodLine(one.name, one.notes), ...one.alternatives]);
  return (avoids: readonly Avoid[], lines: readonly string[]): boolean =>
    judgeSteps({ name, lines, steps, named: [...choices, ...lines] }, avoids).verdict === 'fits';
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

/** Merit that a dish loses for what is cooked apart; who may get a second dish is ready to cook more. */
const PLATE = 1;
const WITH_SECOND_DISH = { plate: 0.4, secondDish: 1.2 };

function costApart({ ingredients, withoutPlate }: Eaten, few: FewEaters | null): number {
  const plates = ingredients.flatMap(({ apart }) => apart).length;
  if (few?.secondDish !== true) return plates * PLATE;
  const { plate, secondDish } = WITH_SECOND_DISH;
  return plates * plate + (withoutPlate.length > 0 ? secondDish : 0);
}

/** Merit that a dish loses for each food that somebody would rather not have: more than chance and taste give. */
const DISLIKED = 12;

function costDisliked({ ingredients }: Eaten, dislikes: readonly Avoid[] = []): number {
  const lines = ingredients.map(({ name, notes }) => foodLine(name, notes));
  const disliked = dislikes
    .map((one) => judgeFor([one]))
    .filter((judge) => lines.some((line) => judge(line).verdict === 'breaks'));
  return DISLIKED * disliked.length;
}

function fitting(
  recipe: Recipe,
  eaten: Eaten,
  { budget, preferences, hasFridge, peopleCount, few, dislikes }: AskedAt,
): FittingRecipe {
  const { ingredients, withoutPlate } = eaten;
  const { id, name, description, types, kind, mainIngredient, method } = recipe;
  const texts = [name, description, kind, mainIngredient, method, ...ingredients.map((one) => one.name)];
  return {
    id,
    types,
    kind,
    mainIngredient,
    recipe,
    ingredients,
    withoutPlate,
    keepsDays: hasFridge ? Infinity : keepsWithoutFridge(ingredients.map((one) => one.name)),
    isOnBudget: recipe.budget === budget,
    merit: crowdMerit(recipe, peopleCount) - costApart(eaten, few) - costDisliked(eaten, dislikes),
    nameWords: wordsOf(name),
    // Only needed for preferences.
    words: new Set(preferences === null ? [] : texts.flatMap(wordsOf)),
  };
}

/** Nobody with a peanut allergy would trust "peanut noodles". */
function isCalledByOthers(
  { name, description }: Recipe,
  ingredients: readonly ChosenIngredient[],
  avoids: readonly Avoid[],
): boolean {
  if (ingredients.every(({ insteadOf }) => insteadOf === null)) return false;
  return [name, ingredients.reduce(withChosenName, description)].some(
    (text) => judgeIngredient(text, avoids).verdict === 'breaks',
  );
}

export function withChosenName(text: string, { name, insteadOf }: ChosenIngredient): string {
  return insteadOf === null ? text : text.replaceAll(insteadOf, name);
}

/** @param line as `foodLine` */
type Judge = (line: string) => Judgement;

/** Choices that are safe together, or null. */
function eatable(
  { name, ingredients, instructions: steps }: Recipe,
  avoids: readonly Avoid[],
  judge: Judge,
): ChosenIngredient[] | null {
  const named = ingredients.flatMap((one) => [foodLine(one.name, one.notes), ...one.alternatives]);
  const first: ChosenIngredient[] = [];
  for (const ingredient of ingredients) {
    const chosen = chosenFrom(ingredient, judge);
    if (chosen === null) return null;
    first.push(chosen);
  }
  const fits = (choice: readonly ChosenIngredient[]) => {
    const lines = choice.map((one) => foodLine(one.name, one.notes));
    return judgeDish({ name, lines, steps, named }, avoids, judge).verdict === 'fits';
  };
  if (fits(first)) return first;
  const otherChoices = first.flatMap((one, index) => {
    const other = exchanged(one);
    return other === null ? [] : [first.with(index, other)];
  });
  return otherChoices.find(fits) ?? null;
}

function chosenFrom(ingredient: RecipeIngredient, judge: Judge): ChosenIngredient | null {
  const names = [ingredient.name, ...ingredient.alternatives];
  const [name, ...alternatives] = names.filter(
    (one) => judge(foodLine(one, ingredient.notes)).verdict === 'fits',
  );
  if (name === undefined) return null;
  const insteadOf = name === ingredient.name ? null : ingredient.name;
  return { ...ingredient, name, alternatives, insteadOf, apart: [] };
}

function exchanged(ingredient: ChosenIngredient): ChosenIngredient | null {
  const [name, ...alternatives] = ingredient.alternatives;
  if (name === undefined) return null;
  return { ...ingredient, name, alternatives, insteadOf: ingredient.insteadOf ?? ingredient.name };
}
