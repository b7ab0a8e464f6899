import * as z from 'zod/mini';
import { fieldMsg } from '../../../domain/text/fieldText.ts';
import type { TripMessage } from '../../../domain/trip/tripMessage.ts';
import { requireTrip, requireViewer } from '../access/require.ts';
import { tokenHash } from '../access/session.sql.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';

const AFTER = fieldMsg('stream.revisionNoNumber', 'The last revision has to be a whole number.');
export const WATCH_FIELDS = z.object({
  after: z.nullish(z.int(AFTER).check(z.minimum(0, AFTER), z.maximum(2 ** 31 - 1, AFTER))),
});

/**
 * Follows a trip: HELLO or RESYNC, then changes after `after`, new ones, and who looks at it. Fails with `StreamEnded`
 * when access ends.
 * @param rawAfter last revision that the caller knows; without it only new changes
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, SERVICE_UNAVAILABLE with too many streams
 */
export async function watchTrip(
  ctx: Ctx,
  rawTripId: unknown,
  rawAfter: unknown,
): Promise<AsyncIterableIterator<TripMessage>> {
  const viewer = requireViewer(ctx);
  const { after = null } = readInput(WATCH_FIELDS, { after: rawAfter });
  const { trip, participant } = await requireTrip(ctx, rawTripId, 'view');
  return ctx.live.watch({
    tripId: trip.id,
    userId: viewer.id,
    participantId: participant.id,
    // A viewer always has a token.
    tokenHash: tokenHash(ctx.caller.sessionToken ?? ''),
    ip: ctx.caller.ip,
    after,
  });
}
