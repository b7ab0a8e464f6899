import type { ParticipantAbility } from '../access/participantAbility.ts';
import { hasCreated, participantAbilities } from '../access/policy.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { AppError } from '../base/errors.ts';
import type { Participant } from '../entities/participant.entity.ts';

/**
 * Makes sure that somebody can be given a meal or an ingredient of the trip, and stays so until the transaction ends.
 * @param field the input's field with that participant, for the answer
 * @throws BAD_USER_INPUT for everybody but an accepted participant of that very trip, NOT_FOUND once it is deleted
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
  if (rows.length > 0) return;
  const trips: unknown[] = await tx.db.query('select from trips where id = $1', [tripId]);
  if (trips.length === 0) throw new AppError('NOT_FOUND', 'There is no such trip.');
  throw new AppError('BAD_USER_INPUT', 'Please choose somebody who has joined this trip.', { field });
}

/**
 * Makes sure that somebody comes along until the transaction ends, before a row is written that names them.
 * @throws NOT_FOUND once they have gone, also where a former member stands for them
 */
export async function lockPlace(tx: Ctx, { id }: Participant): Promise<void> {
  const rows: unknown[] = await tx.db.query(
    "select from participants where id = $1 and invite_status = 'accepted' for key share",
    [id],
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'There is no such trip.');
}

/** Whether the participant made the trip. */
export function isCreator(ctx: Ctx, participant: Readonly<Participant>): MaybePromise<boolean> {
  return ctx.loaders.trip.derive(
    participant.tripId,
    (trip) => trip !== null && hasCreated(trip, participant),
  );
}

/** Whether the participant is who asks. */
export function isViewer(ctx: Ctx, { userId }: Readonly<Participant>): boolean {
  return userId !== null && userId === ctx.viewer?.id;
}

/** What the viewer may do with the participant now. */
export function viewerCan(ctx: Ctx, participant: Readonly<Participant>): MaybePromise<ParticipantAbility[]> {
  const { tripId } = participant;
  return ctx.loaders.trip.derive(tripId, (trip) =>
    ctx.loaders.participantsOfTrip.derive(tripId, (everybody) => {
      const own = everybody.find((one) => isViewer(ctx, one));
      return trip === null ? [] : participantAbilities(trip, own ?? null, participant, ctx.now());
    }),
  );
}
