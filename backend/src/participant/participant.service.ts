import type { Ctx } from '../ctx.ts';
import type { MaybePromise } from '../db/lookup.ts';
import { AppError } from '../errors.ts';
import type { Participant } from './participant.entity.ts';

/**
 * Makes sure that somebody can be given a meal or an ingredient of the trip, and stays so until the transaction ends.
 * @param field the input's field with that participant, for the answer
 * @throws BAD_USER_INPUT for everybody but an accepted participant of that very trip
 */
export async function lockAssignee(
  tx: Ctx,
  tripId: string,
  participantId: string,
  field: string,
): Promise<void> {
  const rows: unknown[] = await tx.db.query(
    `select from participants where trip_id = $1 and id = $2 and invite_status = 'accepted' for share`,
    [tripId, participantId],
  );
  if (rows.length === 0)
    throw new AppError('BAD_USER_INPUT', 'Please choose somebody who has joined this trip.', { field });
}

/** Whether the participant made the trip. */
export function isCreator(ctx: Ctx, { tripId, userId }: Readonly<Participant>): MaybePromise<boolean> {
  return ctx.loaders.trip.derive(tripId, (trip) => userId !== null && userId === trip?.createdBy);
}

/** Whether the participant is who asks. */
export function isViewer(ctx: Ctx, { userId }: Readonly<Participant>): boolean {
  return userId !== null && userId === ctx.viewer?.id;
}
