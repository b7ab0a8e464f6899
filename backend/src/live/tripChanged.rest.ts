import { msg } from '../../../domain/text/message.ts';
import { badInput } from '../base/errors.ts';
import type { Route } from '../ctx/route.ts';
import { WATCH_FIELDS, watchTrip } from './watchTrip.service.ts';

function revisionIn(text: unknown): number | null {
  if (text === null || text === undefined) return null;
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text);
  throw badInput('after', msg('stream.revisionNoNumber', 'The last revision has to be a whole number.'));
}

export const tripChangedRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/events',
    twin: `subscription ($id: ID!) { tripChanged(tripId: $id) { tripId revision kind ids actor actorId: actor at presence } }`,
    search: [WATCH_FIELDS],
    payload: '?after=REVISION',
    who: 'member',
    summary:
      'Changes of the trip as server-sent events, see [following a trip](#following-a-trip). `Last-Event-ID`, else `after`, is the last revision that the caller knows.',
    isStream: true,
    handle: (ctx, { params, query, lastEventId }) =>
      watchTrip(ctx, params['id'], revisionIn(lastEventId ?? query['after'])),
  },
];
