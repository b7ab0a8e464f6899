import type { Route } from '../../ctx/route.ts';
import { planShopping } from './shoppingPlan.service.ts';

export const shoppingPlanRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/shopping-plan',
    payload: '{ equipment, days }',
    who: 'member',
    summary:
      'Says on which days the group can shop and what keeps its food cold (`fridge`, `cooler` or `none`); without days, once before departure.',
    status: 200,
    handle: async (ctx, { params, body }) => (await planShopping(ctx, params['id'], body)).shoppingPlan ?? {},
  },
];
