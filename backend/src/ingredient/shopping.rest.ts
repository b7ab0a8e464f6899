import type { Route } from '../ctx/route.ts';
import { assignShopping } from './assignShopping.service.ts';
import { changeIngredients } from './changeIngredients.service.ts';
import { presentIngredient } from './ingredient.rest.ts';
import { optimizeIngredients, type Optimized } from './optimizeIngredients.service.ts';

function presentOptimized({ mergedGroups, coveredRows }: Optimized): object {
  return { mergedGroups, coveredRows };
}

export const shoppingRoutes: readonly Route[] = [
  {
    method: 'PATCH',
    path: '/api/trips/:id/ingredients',
    status: 200,
    handle: async (ctx, { params, body }) =>
      (await changeIngredients(ctx, params['id'], body)).map(presentIngredient),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/assign-shopping',
    status: 200,
    handle: async (ctx, { params, body }) =>
      (await assignShopping(ctx, params['id'], body)).map(presentIngredient),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/optimize-ingredients',
    status: 200,
    handle: async (ctx, { params }) => presentOptimized(await optimizeIngredients(ctx, params['id'])),
  },
];
