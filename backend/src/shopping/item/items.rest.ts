import type { Route } from '../../ctx/route.ts';
import { presentIngredient, presentIngredients } from '../ingredient/ingredient.rest.ts';
import { addItem } from './addItems.service.ts';
import { readItems } from './items.service.ts';

export const itemRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/items',
    who: 'member',
    summary: 'What is on the shopping list and no meal needs, as ingredients without a meal.',
    status: 200,
    handle: async (ctx, { params }) => presentIngredients(ctx, await readItems(ctx, params['id'])),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/items',
    payload: '{ line } or { name, quantity?, unit?, notes? }',
    who: 'member',
    summary:
      'Adds an item, by its line as typed ("2 bags charcoal") or its fields; it is changed, ticked, assigned and deleted like an ingredient.',
    status: 201,
    handle: async (ctx, { params, body }) => presentIngredient(ctx, await addItem(ctx, params['id'], body)),
  },
];
