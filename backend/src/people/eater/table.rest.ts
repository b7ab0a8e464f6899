import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Route } from '../../ctx/route.ts';
import { mealTimeOf, type Eater } from '../../entities/eater.entity.ts';
import type { RememberedEater } from '../../entities/rememberedEater.entity.ts';
import { setAttendance } from './attendance.service.ts';
import { addCompanion, removeCompanion } from './companions.service.ts';
import { eaterAbilities, eaterName, readAttendance, readEaters } from './table.service.ts';
import { moveRestrictions } from './moveRestrictions.service.ts';
import {
  forgetRememberedEater,
  rememberedCompanions,
  rememberedSelf,
  saveRememberedEater,
} from './rememberedEaters.service.ts';
import { updateEater } from './updateEater.service.ts';

async function presentEater(ctx: Ctx, eater: Eater): Promise<object> {
  const { id, participantId, isCompanion, portionQuarters, avoids, eatsEverything, note, version } = eater;
  return {
    ...{ id, name: await eaterName(ctx, eater), participantId, isCompanion },
    ...{ portion: portionQuarters / 4, avoids, eatsEverything, note, answered: hasAnswered(eater) },
    arrives: mealTimeOf(eater.arrivesDate, eater.arrivesType),
    leaves: mealTimeOf(eater.leavesDate, eater.leavesType),
    sharePaidById: eater.sharePaidById,
    version,
    viewerCan: await eaterAbilities(ctx, eater),
  };
}

function presentRemembered(eater: RememberedEater): object {
  const { id, name, portionQuarters, avoids, eatsEverything, note } = eater;
  return {
    id,
    name,
    portion: portionQuarters / 4,
    avoids,
    eatsEverything,
    note,
    answered: hasAnswered(eater),
  };
}

export const tableRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/eaters',
    who: 'member',
    summary:
      'The people who eat on the trip: members, invited people and their companions. `answered`: whether avoids are known, or that they eat everything.',
    status: 200,
    handle: async (ctx, { params }) => {
      const eaters = await readEaters(ctx, params['id']);
      return Promise.all(eaters.map((eater) => presentEater(ctx, eater)));
    },
  },
  {
    method: 'POST',
    path: '/api/trips/:id/eaters',
    payload:
      '{ name, participantId?, portion?, avoids?: [{ kind, value, strictness } or { text, strictness }], eatsEverything?, note?, arrives?, leaves? }',
    who: 'member',
    summary:
      'Adds a companion of the user; organizers add them to everybody. 400 for avoids of somebody who `eatsEverything`.',
    status: 201,
    isVersioned: true,
    handle: async (ctx, { params, body }) =>
      presentEater(ctx, (await addCompanion(ctx, params['id'], body)).eater),
  },
  {
    method: 'PATCH',
    path: '/api/trips/:id/eaters/:eaterId',
    payload:
      '{ portion?, avoids?, eatsEverything?, note?, arrives?, leaves?, name?, sharePaidById?, version? }',
    who: 'member',
    summary:
      'Changes who the user is at the table, or a companion; organizers change everybody. Avoids take `eatsEverything` back; 400 for both. 409 with `conflict` for fields changed after the version.',
    status: 200,
    isVersioned: true,
    handle: async (ctx, { params, body }) =>
      presentEater(ctx, (await updateEater(ctx, params['eaterId'], body, params['id'])).eater),
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/eaters/:eaterId',
    who: 'member',
    summary: 'Removes a companion.',
    status: 204,
    handle: async (ctx, { params }) => removeCompanion(ctx, params['eaterId'], params['id']),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/restrictions/move',
    payload: '{ moves: [{ kind, value, strictness, eaterIds } or { text, strictness, eaterIds }] }',
    who: 'organizer',
    summary:
      'Moves parts of the trip’s restrictions (`restrictionParts`) to people; all of them or none. Answers with these people. 409 for a part that is no longer there.',
    status: 200,
    handle: async (ctx, { params, body }) => {
      const { eaters } = await moveRestrictions(ctx, params['id'], body);
      return Promise.all(eaters.map((eater) => presentEater(ctx, eater)));
    },
  },
  {
    method: 'PUT',
    path: '/api/trips/:id/attendance',
    payload: '{ date, type, eaterId, attends }',
    who: 'member',
    summary:
      'Says whether somebody eats at a slot; `attends: null` leaves it to arrival and departure, of a companion to who brings it.',
    status: 200,
    handle: async (ctx, { params, body }) => (await setAttendance(ctx, params['id'], body)).slot,
  },
  {
    method: 'GET',
    path: '/api/trips/:id/attendance',
    who: 'member',
    summary: 'Who eats at each slot of the plan, by day and time.',
    status: 200,
    handle: (ctx, { params }) => readAttendance(ctx, params['id']),
  },
  {
    method: 'GET',
    path: '/api/auth/me/eater',
    who: 'signed in',
    summary: 'What is remembered of the user for the next trips: portion and avoids; null if nothing is.',
    status: 200,
    handle: async (ctx) => {
      const own = await rememberedSelf(ctx);
      return own && presentRemembered(own);
    },
  },
  {
    method: 'GET',
    path: '/api/auth/me/companions',
    who: 'signed in',
    summary: 'Companions of earlier trips, by name.',
    status: 200,
    handle: async (ctx) => (await rememberedCompanions(ctx)).map(presentRemembered),
  },
  {
    method: 'PUT',
    path: '/api/auth/me/eaters',
    payload: '{ id?, name?, portion?, avoids?, eatsEverything?, note? }',
    who: 'signed in',
    summary:
      'Changes what is remembered of the user, of the companion with the name, or by its id; absent fields stay. 409 for the name of another companion.',
    status: 200,
    handle: async (ctx, { body }) => presentRemembered(await saveRememberedEater(ctx, body)),
  },
  {
    method: 'DELETE',
    path: '/api/auth/me/eaters/:eaterId',
    who: 'signed in',
    summary: 'Forgets what is remembered of the user or a companion; trips keep their eaters.',
    status: 204,
    handle: (ctx, { params }) => forgetRememberedEater(ctx, params['eaterId']),
  },
];
