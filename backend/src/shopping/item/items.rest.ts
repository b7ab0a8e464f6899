import type { Route } from '../../ctx/route.ts';
import { presentIngredient } from '../ingredient/ingredient.rest.ts';
import { addItem } from './addItems.service.ts';

export const itemRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/items',
    needs: ['list:write'],
    payload: '{ line } or { name, quantity?, unit?, notes? }',
    who: 'member',
    summary:
      'Adds an item, by its line as typed ("2 bags charcoal") or its fields; it is changed, ticked, assigned and deleted like an ingredient.',
    status: 201,
    handle: async (ctx, { params, body }) => presentIngredient(ctx, await addItem(ctx, params['id'], body)),
  },
];
