import type { ParticipantAbility } from '../access/participantAbility.ts';
import { hasCreated, participantAbilities } from '../access/policy.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { AppError } from '../base/errors.ts';
import type { Participant } from '../entities/participant.entity.ts';

/**
 * Locks an accepted participant before assigning something.
 * @param field input field, for the error
 * @throws BAD_USER_INPUT, NOT_FOUND for a deleted trip
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
  throw new AppError('BAD_USER_INPUT', 'Please choose an accepted participant of this trip.', { field });
}

/**
 * Locks a participant before a row that references it is written.
 * @throws NOT_FOUND for removed members
 */
export async function lockPlace(tx: Ctx, { id }: Participant): Promise<void> {
  const rows: unknown[] = await tx.db.query(
    "select from participants where id = $1 and invite_status = 'accepted' for key share",
    [id],
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'There is no such trip.');
}

export function isCreator(ctx: Ctx, participant: Readonly<Participant>): MaybePromise<boolean> {
  return ctx.loaders.trip.derive(
    participant.tripId,
    (trip) => trip !== null && hasCreated(trip, participant),
  );
}

export function isViewer(ctx: Ctx, { userId }: Readonly<Participant>): boolean {
  return userId !== null && userId === ctx.viewer?.id;
}

export function viewerCan(ctx: Ctx, participant: Readonly<Participant>): MaybePromise<ParticipantAbility[]> {
  const { tripId } = participant;
  return ctx.loaders.trip.derive(tripId, (trip) =>
    ctx.loaders.participantsOfTrip.derive(tripId, (everybody) => {
      const own = everybody.find((one) => isViewer(ctx, one));
      return trip === null ? [] : participantAbilities(trip, own ?? null, participant, ctx.now());
    }),
  );
}
