import {
  ingredientsChangeFields,
  optimizeFields,
  undoOptimizeFields,
} from '../../../../domain/shopping/list/shoppingFields.ts';
import { INGREDIENT } from '../../ctx/selections.ts';
import type { Route } from '../../ctx/route.ts';
import { changeIngredients } from './changeIngredients.service.ts';
import { presentIngredients } from '../ingredient/ingredient.rest.ts';
import { optimizeIngredients, type Optimized } from './optimizeIngredients.service.ts';
import { undoOptimize } from './undoOptimize.service.ts';

function presentOptimized({ mergedGroups, coveredRows, before }: Optimized): object {
  return {
    mergedGroups,
    coveredRows,
    before: before.map(({ assignedToId: assignedTo, ...ingredient }) => ({ ...ingredient, assignedTo })),
  };
}

export const shoppingRoutes: readonly Route[] = [
  {
    method: 'PATCH',
    path: '/api/trips/:id/ingredients',
    twin: `mutation ($input: TickIngredientsInput!) { tickIngredients(input: $input) { ingredients { ${INGREDIENT} } } }`,
    body: [ingredientsChangeFields],
    payload: '{ ids, purchased, seenPurchasedAt?, shown?: [{ id, quantity, unit }] } or { ids, assignedTo }',
    who: 'member',
    summary:
      'Ticks or assigns up to 1,000 ingredients; returns the updated ingredients. With `seenPurchasedAt`, unticking takes back that purchase alone, and ticking completes that alone if it is short. `shown` are the amounts of ticks that waited offline.',
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, (await changeIngredients(ctx, params['id'], body)).ingredients),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/optimize-ingredients',
    twin: `mutation ($input: OptimizeIngredientsInput!) { optimizeIngredients(input: $input) { mergedGroups coveredRows before { id version assignedTo: assignedToId mergedAs } } }`,
    body: [optimizeFields],
    payload: 'none, or { near: [key] }',
    who: 'member',
    summary:
      'Merges duplicate lines of the shopping list, and the near matches of these keys: `{ mergedGroups, coveredRows, before }`; `before` is for undoing.',
    handle: async (ctx, { params, body }) =>
      presentOptimized(await optimizeIngredients(ctx, params['id'], body)),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/undo-optimize',
    twin: `mutation ($input: UndoOptimizeInput!) { undoOptimize(input: $input) { ingredients { ${INGREDIENT} } } }`,
    body: [undoOptimizeFields],
    payload: '{ ingredients }',
    who: 'member',
    summary:
      'Undoes Optimize for ingredients of its `before`, except those changed since; returns the restored ones.',
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await undoOptimize(ctx, params['id'], body)),
  },
];
