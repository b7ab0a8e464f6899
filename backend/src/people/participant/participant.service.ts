import type { ParticipantAbility } from '../../access/participantAbility.ts';
import { hasCreated, participantAbilities } from '../../access/policy.ts';
import { isViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import type { Participant } from '../../entities/participant.entity.ts';

export function isCreator(ctx: Ctx, participant: Readonly<Participant>): MaybePromise<boolean> {
  return ctx.loaders.trip.derive(
    participant.tripId,
    (trip) => trip !== null && hasCreated(trip, participant),
  );
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
