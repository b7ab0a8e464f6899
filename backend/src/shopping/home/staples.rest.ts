import type { Route } from '../../ctx/route.ts';
import { presentIngredients } from '../ingredient/ingredient.rest.ts';
import { answerStaple, rememberedStaples } from './staples.service.ts';

export const stapleRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/staples',
    payload: '{ ids, answer }',
    who: 'member',
    summary:
      'Says for everybody whether ingredients are at home: `have`, `need`, or null to take it back; returns the ingredients.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentIngredients(ctx, await answerStaple(ctx, params['id'], body)),
  },
  {
    method: 'GET',
    path: '/api/staples',
    who: 'signed in',
    summary: 'What the viewer said last of each staple: `food`, `answer` and `at`.',
    status: 200,
    handle: (ctx) => rememberedStaples(ctx),
  },
];
