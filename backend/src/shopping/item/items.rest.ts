import * as z from 'zod/mini';
import { sentItem } from '../../../../domain/shopping/list/itemFields.ts';
import { INGREDIENT } from '../../ctx/selections.ts';
import type { Route } from '../../ctx/route.ts';
import { presentIngredient } from '../ingredient/ingredient.rest.ts';
import { addItem } from './addItems.service.ts';

export const itemRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/items',
    twin: `mutation ($input: AddTripItemsInput!) { addTripItems(input: $input) { items @first { ${INGREDIENT} } } }`,
    body: [z.object(sentItem)],
    payload: '{ line } or { name, quantity?, unit?, notes? }',
    who: 'member',
    summary:
      'Adds an item, by its line as typed ("2 bags charcoal") or its fields; it is changed, ticked, assigned and deleted like an ingredient.',
    status: 201,
    handle: async (ctx, { params, body }) => presentIngredient(ctx, await addItem(ctx, params['id'], body)),
  },
];
