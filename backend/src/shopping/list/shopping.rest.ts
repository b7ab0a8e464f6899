import { optimizeFields } from '../../../../domain/shopping/list/shoppingFields.ts';
import type { Route } from '../../ctx/route.ts';
import { optimizeIngredients } from './optimizeIngredients.service.ts';

export const shoppingRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/optimize-ingredients',
    twin: `mutation ($input: OptimizeIngredientsInput!) { optimizeIngredients(input: $input) { mergedGroups coveredRows before { id version assignedToId mergedAs } } }`,
    body: [optimizeFields],
    needs: ['list:write'],
    payload: 'none, or { near: [key] }',
    who: 'member',
    summary:
      'Merges duplicate lines of the shopping list, and the near matches of these keys: `{ mergedGroups, coveredRows, before }`; `before` is for undoing.',
    status: 200,
    handle: async (ctx, { params, body }) => {
      const { mergedGroups, coveredRows, before } = await optimizeIngredients(ctx, params['id'], body);
      return { mergedGroups, coveredRows, before };
    },
  },
];
