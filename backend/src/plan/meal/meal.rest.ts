import { newMealFields, mealChangeFields, mealVoteFields } from '../../../../domain/plan/mealFields.ts';
import { MEAL } from '../../ctx/selections.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { presentIngredients } from '../../shopping/ingredient/ingredient.rest.ts';
import type { Route } from '../../ctx/route.ts';
import { propertiesFor } from '../../db/columns.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { dishPartOf } from '../dish/dishPart.service.ts';
import {
  cookOf,
  createMeal,
  deleteMeal,
  instructionsOf,
  minutesOf,
  portionsOf,
  readMeal,
  recipeOf,
  servingsOf,
  updateMeal,
} from './meal.service.ts';
import { voteOnMeal, votesOn } from './mealVote.service.ts';

/** Portions and parts of the table have a form of their own. */
const WRITTEN = propertiesFor(Meal, 'written').filter(
  (property) => property !== 'servingsQuarters' && property !== 'forWhom',
);

export async function presentMeal(ctx: Ctx, meal: Meal): Promise<object> {
  const ingredients = await ctx.loaders.ingredientsOfMeal.get(meal);
  return { ...(await presentMealAlone(ctx, meal)), ingredients: await presentIngredients(ctx, ingredients) };
}

/** Without ingredients, for long lists. */
export async function presentMealAlone(ctx: Ctx, meal: Meal): Promise<object> {
  const { id, tripId, position, isAiGenerated, version, createdAt } = meal;
  const cook = await cookOf(ctx, meal);
  const assignedTo = cook && { id: cook.id, name: cook.name };
  const { up: upVotes, down: downVotes, own: myVote } = await votesOn(ctx, meal);
  return {
    id,
    tripId,
    ...Object.fromEntries(WRITTEN.map((property) => [property, meal[property]])),
    position,
    forWhom: await dishPartOf(ctx, meal),
    assignedTo,
    instructions: instructionsOf(ctx, meal),
    recipe: recipeOf(ctx, meal),
    minutes: minutesOf(ctx, meal),
    isAiGenerated,
    servings: servingsOf(meal),
    portions: portionsOf(ctx, meal),
    version,
    createdAt,
    upVotes,
    downVotes,
    myVote,
  };
}

export const mealRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/meals',
    twin: `mutation ($input: CreateMealInput!) { createMeal(input: $input) { meal { ${MEAL} } } }`,
    body: [newMealFields],
    payload: '{ tripId, date, type, name?, beside?, forWhom?, isInstead?, … }',
    who: 'member',
    summary: 'Creates a meal in an empty slot; 409 when the slot has one, unless it is to stand `beside` it.',
    isVersioned: true,
    status: 201,
    handle: async (ctx, { body }) => presentMeal(ctx, await createMeal(ctx, body)),
  },
  {
    method: 'GET',
    path: '/api/meals/:id',
    twin: `query ($id: ID!) { meal(id: $id) { ${MEAL} } }`,
    who: 'member',
    summary: 'One meal with its ingredients.',
    isVersioned: true,
    handle: async (ctx, { params }) => presentMeal(ctx, await readMeal(ctx, params['id'])),
  },
  {
    method: 'PATCH',
    path: '/api/meals/:id',
    twin: `mutation ($input: UpdateMealInput!) { updateMeal(input: $input) { meal { ${MEAL} } } }`,
    body: [mealChangeFields],
    payload:
      '{ name?, date?, type?, beside?, wholeSlot?, assignedToId?, status?, servings?, forWhom?, version?, … }',
    who: 'member',
    summary:
      'Changes a meal, or moves it to another slot; 409 with `conflict` for fields changed after the version.',
    isVersioned: true,
    handle: async (ctx, { params, body }) => presentMeal(ctx, await updateMeal(ctx, params['id'], body)),
  },
  {
    method: 'DELETE',
    path: '/api/meals/:id',
    twin: 'mutation ($input: DeleteMealInput!) { deleteMeal(input: $input) { id } }',
    who: 'member',
    summary: 'Deletes a meal with its ingredients.',
    status: 204,
    handle: async (ctx, { params }) => deleteMeal(ctx, params['id']),
  },
  {
    method: 'POST',
    path: '/api/meals/:id/vote',
    twin: `mutation ($input: VoteOnMealInput!) { voteOnMeal(input: $input) { meal { ${MEAL} } } }`,
    body: [mealVoteFields],
    payload: '{ voteType }',
    who: 'member',
    summary: 'Votes `up` or `down`; the same vote again removes it.',
    isVersioned: true,
    handle: async (ctx, { params, body }) => presentMeal(ctx, await voteOnMeal(ctx, params['id'], body)),
  },
];
