import type { Ctx } from '../ctx/ctx.ts';
import type { Route } from '../ctx/route.ts';
import { mealTimeOf, type Eater } from '../entities/eater.entity.ts';
import { eaterName, readAttendance, readEaters } from './table.service.ts';

async function presentEater(ctx: Ctx, eater: Eater): Promise<object> {
  const { id, participantId, isCompanion, portionQuarters, avoids, version } = eater;
  return {
    ...{ id, name: await eaterName(ctx, eater), participantId, isCompanion },
    ...{ portion: portionQuarters / 4, avoids },
    arrives: mealTimeOf(eater.arrivesDate, eater.arrivesType),
    leaves: mealTimeOf(eater.leavesDate, eater.leavesType),
    version,
  };
}

export const tableRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/eaters',
    who: 'member',
    summary: 'The people who eat on the trip: members, invited people and their companions.',
    status: 200,
    handle: async (ctx, { params }) => {
      const eaters = await readEaters(ctx, params['id']);
      return Promise.all(eaters.map((eater) => presentEater(ctx, eater)));
    },
  },
  {
    method: 'GET',
    path: '/api/trips/:id/attendance',
    who: 'member',
    summary: 'Who eats at each slot of the plan, by day and time.',
    status: 200,
    handle: (ctx, { params }) => readAttendance(ctx, params['id']),
  },
];
