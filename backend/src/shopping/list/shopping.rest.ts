import type { Route } from '../../ctx/route.ts';
import { assignShopping, previewShopping } from './assignShopping.service.ts';
import { changeIngredients } from './changeIngredients.service.ts';
import { presentIngredients } from '../ingredient/ingredient.rest.ts';
import { optimizeIngredients, type Optimized } from './optimizeIngredients.service.ts';
import { previewOptimize, type PreviewedMerge } from './previewOptimize.service.ts';
import { readPurchases } from './readPurchases.service.ts';
import { undoOptimize } from './undoOptimize.service.ts';

function presentOptimized({ mergedGroups, coveredRows, before }: Optimized): object {
  return {
    mergedGroups,
    coveredRows,
    before: before.map(({ assignedToId: assignedTo, ...ingredient }) => ({ ...ingredient, assignedTo })),
  };
}

function presentMerge({ assignedToId: assignedTo, ...merge }: PreviewedMerge): object {
  return { ...merge, assignedTo };
}

/** "a,b", or several parameters. */
function idsIn(text: unknown): unknown {
  return typeof text === 'string' ? text.split(',') : text;
}

export const shoppingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/purchases',
    payload: '?ids=ID,ID…',
    who: 'member',
    summary: 'Up to 100 ingredients, as a change of kind `PURCHASES` names them; deleted ones are left out.',
    status: 200,
    handle: async (ctx, { params, query }) =>
      presentIngredients(ctx, await readPurchases(ctx, params['id'], idsIn(query['ids']))),
  },
  {
    method: 'PATCH',
    path: '/api/trips/:id/ingredients',
    payload: '{ ids, purchased, seenPurchasedAt?, shown?: [{ id, quantity, unit }] } or { ids, assignedTo }',
    who: 'member',
    summary:
      'Ticks or assigns up to 1,000 ingredients; returns the updated ingredients. With `seenPurchasedAt`, unticking takes back that purchase alone, and ticking completes that alone if it is short. `shown` are the amounts of ticks that waited offline.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, (await changeIngredients(ctx, params['id'], body)).ingredients),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/assign-shopping',
    payload: '{ mode }',
    who: 'member',
    summary:
      'Splits unassigned ingredients among the members: `random`, `by-meal`, `by-store` or `walking-order`; returns the newly assigned ones.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await assignShopping(ctx, params['id'], body)),
  },
  {
    method: 'GET',
    path: '/api/trips/:id/assign-shopping',
    payload: '?mode=MODE',
    who: 'member',
    summary:
      'What that would do now: `{ shares }`, each with `participantId`, `lineCount` afterwards, and `ingredientIds` to be assigned. For `random` one possible outcome.',
    status: 200,
    handle: async (ctx, { params, query }) => ({
      shares: await previewShopping(ctx, params['id'], query),
    }),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/optimize-ingredients',
    payload: 'none, or { near: [key] }',
    who: 'member',
    summary:
      'Merges duplicate lines of the shopping list, and the near matches of these keys: `{ mergedGroups, coveredRows, before }`; `before` is for undoing.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentOptimized(await optimizeIngredients(ctx, params['id'], body)),
  },
  {
    method: 'GET',
    path: '/api/trips/:id/optimize-ingredients',
    who: 'member',
    summary:
      'What Optimize would merge: `{ merges }`, each with `key`, `name`, `total`, `assignedTo`, `ingredientIds` and `isNear`: names nearly the same, merged if the key is in `near`.',
    status: 200,
    handle: async (ctx, { params }) => ({
      merges: (await previewOptimize(ctx, params['id'])).map(presentMerge),
    }),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/undo-optimize',
    payload: '{ ingredients }',
    who: 'member',
    summary:
      'Undoes Optimize for ingredients of its `before`, except those changed since; returns the restored ones.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await undoOptimize(ctx, params['id'], body)),
  },
];
