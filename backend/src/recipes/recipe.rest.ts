import { recipeDiets } from '../../../domain/recipes/recipeDiets.ts';
import type { RecipeVerdict } from '../../../domain/recipes/recipeVerdict.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { RestCall, Route } from '../ctx/route.ts';
import { servingsOf } from '../plan/meal/meal.service.ts';
import { recipeJsonLd } from './import/files/recipeJsonLd.ts';
import { presentMeal, presentMealAlone } from '../plan/meal/meal.rest.ts';
import type { AnyRecipe } from './recipe/anyRecipe.ts';
import { fillMeal } from './slot/fillMeal.service.ts';
import { sharedWith } from './recipe/findRecipe.service.ts';
import { planAgain, type MenuMeal, type PlannedAgain } from './slot/planAgain.service.ts';
import {
  createRecipe,
  createRecipes,
  deleteRecipe,
  readRecipe,
  updateRecipe,
} from './recipe/recipe.service.ts';
import { judgeAt } from './recipe/recipeSlot.service.ts';
import { saveMealAsRecipe } from './slot/saveMeal.service.ts';
import { searchRecipes, type RecipePage } from './search/searchRecipes.service.ts';
import { shareRecipe, unshareRecipe } from './recipe/shareRecipe.service.ts';

function presentSummary(recipe: AnyRecipe): object {
  const { id, source, name, description, minutes, difficulty, mealTypes } = recipe;
  const { equipment, sourceName, ownerName, viewerCanEdit } = recipe;
  return {
    ...{ id, source, name, description, minutes, difficulty, mealTypes, equipment },
    ...{ servings: servingsOf(recipe) },
    ...{ sourceName, ownerName, viewerCanEdit },
  };
}

async function presentRecipe(ctx: Ctx, recipe: AnyRecipe): Promise<object> {
  const { ingredients, instructions, sourceUrl, version } = recipe;
  return {
    ...{ ...presentSummary(recipe), instructions, sourceUrl, version },
    ingredients: ingredients.map((one) => ({ ...one, part: one.part ?? null })),
    ...{ diets: recipeDiets(recipe), sharedWith: await sharedWith(ctx, recipe) },
  };
}

const NOT_JUDGED = { verdict: null, unanswered: null, reason: null, swaps: [] };

/** Fields beside the recipe's own. */
function presentVerdict(judged: RecipeVerdict | null): object {
  const { verdict, unanswered, reason, swaps } = judged ?? NOT_JUDGED;
  return {
    ...{ verdict, unanswered, reason },
    swaps: swaps.map(({ index, ingredient, name, selectedAlternative }) => ({
      ...{ index, ingredient, name, isAlternative: selectedAlternative !== null },
    })),
  };
}

function presentPage({ results }: RecipePage): object[] {
  return results.map(({ recipe, verdict }) => ({ ...presentSummary(recipe), ...presentVerdict(verdict) }));
}

/** Of a query: `mealId`, or `tripId`, `date` and `type`. */
function slotIn({ query }: RestCall): object {
  const { mealId, tripId, date, type } = query;
  return { mealId, slot: tripId === undefined ? undefined : { tripId, date, type } };
}

const listIn = (text: unknown) => (typeof text === 'string' ? text.split(',') : text);
const numberIn = (text: unknown) => (typeof text === 'string' ? Number(text) : text);

function searchIn(call: RestCall): object {
  const { search, mealType, maxMinutes, equipment, everybody, sources, limit } = call.query;
  return {
    ...{ search, mealType, ...slotIn(call), equipment: listIn(equipment), sources: listIn(sources) },
    ...{ maxMinutes: numberIn(maxMinutes), limit: numberIn(limit) },
    everybody: everybody === undefined ? undefined : everybody === 'true',
  };
}

export const recipeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/recipes',
    payload:
      '?search=&mealType=&maxMinutes=&equipment=&mealId=&tripId=&date=&type=&everybody=&sources=&limit=',
    who: 'signed in',
    summary:
      'Searches own recipes, shared ones, what was cooked on the trips of the viewer, and the cookbook: the best first, 20 unless `limit` says more, at most 50. With `mealId`, or `tripId`, `date` and `type`, each has its `verdict` for those who are there; `everybody=true` keeps the safe ones.',
    status: 200,
    handle: async (ctx, call) => presentPage(await searchRecipes(ctx, searchIn(call))),
  },
  {
    method: 'POST',
    path: '/api/recipes',
    payload: '{ name, description?, servings?, minutes?, difficulty?, ingredients?, instructions?, … }',
    who: 'signed in',
    summary: 'Adds a recipe to the own book, which has at most 1,000. Takes an `Idempotency-Key`.',
    isVersioned: true,
    status: 201,
    handle: async (ctx, { body }) => presentRecipe(ctx, await createRecipe(ctx, body)),
  },
  {
    method: 'POST',
    path: '/api/recipes/batch',
    payload: '{ recipes }',
    who: 'signed in',
    summary: 'Adds recipes to the own book, all or none; lists them. Takes an `Idempotency-Key`.',
    status: 201,
    handle: async (ctx, { body }) => {
      const recipes = await createRecipes(ctx, body);
      return Promise.all(recipes.map((recipe) => presentRecipe(ctx, recipe)));
    },
  },
  {
    method: 'GET',
    path: '/api/recipes/:id',
    payload: '?mealId=&tripId=&date=&type=',
    who: 'signed in',
    summary:
      'A recipe: an own or shared one, one of the cookbook, or a meal of a trip of the viewer; with a slot its verdict. With `Accept: application/ld+json` as a schema.org Recipe.',
    isVersioned: true,
    status: 200,
    handle: async (ctx, call) => {
      const recipe = await readRecipe(ctx, call.params['id']);
      const judged = await judgeAt(ctx, recipe, slotIn(call));
      return { ...(await presentRecipe(ctx, recipe)), ...(judged && presentVerdict(judged)) };
    },
    jsonLd: async (ctx, { params }) => {
      const recipe = await readRecipe(ctx, params['id']);
      return recipeJsonLd({ ...recipe, servings: servingsOf(recipe) });
    },
  },
  {
    method: 'PUT',
    path: '/api/recipes/:id',
    payload: '{ name?, description?, servings?, ingredients?, version?, … }',
    who: 'signed in',
    summary:
      'Changes an own recipe: what is left out stays; 409 with `conflict` for fields changed after the version.',
    isVersioned: true,
    status: 200,
    handle: async (ctx, { params, body }) => presentRecipe(ctx, await updateRecipe(ctx, params['id'], body)),
  },
  {
    method: 'DELETE',
    path: '/api/recipes/:id',
    who: 'signed in',
    summary: 'Deletes an own recipe, also for those it is shared with; meals made of it stay.',
    status: 204,
    handle: async (ctx, { params }) => deleteRecipe(ctx, params['id']),
  },
  {
    method: 'PUT',
    path: '/api/trips/:id/recipes/:recipeId',
    who: 'member',
    summary: 'Shows an own recipe to the people of a trip, who can put it into its slots.',
    status: 200,
    handle: async (ctx, { params }) =>
      presentRecipe(ctx, await shareRecipe(ctx, params['id'], params['recipeId'])),
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/recipes/:recipeId',
    who: 'member',
    summary: 'Ends the sharing of an own recipe with a trip; meals made of it stay.',
    status: 200,
    handle: async (ctx, { params }) =>
      presentRecipe(ctx, await unshareRecipe(ctx, params['id'], params['recipeId'])),
  },
  {
    method: 'POST',
    path: '/api/meals/:id/recipe',
    payload: '{ recipeId, replace?, withSwaps?, keepPurchased? }',
    who: 'member',
    summary: 'Copies a recipe into the meal; 409 for a named meal without `replace`. Returns the meal.',
    isVersioned: true,
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentMeal(ctx, await fillMeal(ctx, { ...objectOf(body), mealId: params['id'] })),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/slots/recipe',
    payload: '{ date, type, recipeId, replace?, withSwaps?, keepPurchased? }',
    who: 'member',
    summary: 'Copies a recipe into a slot, with or without a meal. Returns the meal.',
    isVersioned: true,
    status: 200,
    handle: async (ctx, { params, body }) => {
      const { date, type, ...fields } = objectOf(body);
      return presentMeal(ctx, await fillMeal(ctx, { ...fields, slot: { tripId: params['id'], date, type } }));
    },
  },
  {
    method: 'POST',
    path: '/api/meals/:id/save-recipe',
    payload: '{ name?, servings?, minutes?, withIngredients?, withSteps?, withSwaps? }',
    who: 'member',
    summary:
      'Keeps a meal as a recipe of the own book, whole unless parts are left out. Takes an `Idempotency-Key`.',
    isVersioned: true,
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentRecipe(ctx, await saveMealAsRecipe(ctx, params['id'], body)),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/plan-again',
    payload: '{ fromTripId, preview?, mealIds?, days?: [{ from, to }], items? }',
    who: 'member',
    summary:
      'Copies the menu of an earlier trip into the free slots, the first day to the first or as `days` say: `{ meals, items }`, each meal with its `outcome` and `verdict`. `preview` changes nothing.',
    status: 200,
    handle: async (ctx, { params, body }) => presentMenu(ctx, await planAgain(ctx, params['id'], body)),
  },
];

async function presentMenu(ctx: Ctx, { meals, items }: PlannedAgain): Promise<object> {
  return { meals: await Promise.all(meals.map((entry) => presentMenuMeal(ctx, entry))), items };
}

async function presentMenuMeal(ctx: Ctx, { from, date, outcome, verdict, meal }: MenuMeal): Promise<object> {
  return {
    ...{ fromMealId: from.id, fromDate: from.date, name: from.name, date, type: from.type, outcome },
    verdict: presentVerdict(verdict),
    meal: meal && (await presentMealAlone(ctx, meal)),
  };
}

function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
