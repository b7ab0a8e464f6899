import type { Route } from '../../ctx/route.ts';
import { presentIngredients } from '../ingredient/ingredient.rest.ts';
import { clearUnavailable, markUnavailable, takeInstead } from './unavailable.service.ts';

export const unavailableRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/unavailable',
    payload: '{ ids, kind, message?, shop? }',
    who: 'member',
    summary:
      'Says that ingredients cannot be found: `left_out`, `asked` (the cook) or `not_here` (in this shop). Those bought meanwhile stay bought.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await markUnavailable(ctx, params['id'], body)),
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/unavailable',
    payload: '{ ids }',
    who: 'member',
    summary: 'Takes that back; returns the ingredients.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await clearUnavailable(ctx, params['id'], body)),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/instead',
    payload: '{ ids, name }',
    who: 'member',
    summary:
      'Takes another food in place of ingredients: it becomes their selected alternative. The name of an ingredient takes it back.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await takeInstead(ctx, params['id'], body)),
  },
];
