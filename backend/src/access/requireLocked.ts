import type { ParticipantAbility } from './participantAbility.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { lockTrip, participantAccess, steadyTrip, TARGET } from './access.sql.ts';
import { obstacleTo, TRIP_ABILITY_OF } from './policy.ts';
import {
  demand,
  proven,
  readId,
  requireTrip,
  requireTripThrough,
  requireViewer,
  type Abilities,
  type TripAccess,
} from './require.ts';

/**
 * The gates to changes of a trip itself and of who is in it. They lock the trip until the transaction ends, so that
 * such changes come one after the other and each is decided by what the one before has left. Meals and ingredients are
 * changed beside that lock. Whoever locks more does it in this order: trip, participants, meals, ingredients.
 */

/**
 * The trip, locked, when the viewer may do all of that in it.
 * @throws as {@link requireTrip}
 */
export async function requireLockedTrip(
  tx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<TripAccess> {
  await lock(tx, rawTripId, lockTrip);
  return requireTrip(tx, rawTripId, ...abilities);
}

/**
 * The trip, whose dates and meal types stay as they are until the transaction ends, when the viewer may do all of that
 * in it. Any number of calls can hold it so at once.
 * @throws as {@link requireTrip}
 */
export async function requireSteadyTrip(
  tx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<TripAccess> {
  await lock(tx, rawTripId, steadyTrip);
  return requireTrip(tx, rawTripId, ...abilities);
}

/**
 * A participant of a trip, with the trip locked, when the viewer may do that with this participant now, or when it is
 * done already. To remove oneself is to leave.
 * @throws as {@link requireTrip}; NOT_FOUND for nobody of that trip, FORBIDDEN for what is never done with the creator,
 *   CONFLICT when the invitation does not suit
 */
export async function requireParticipant(
  tx: Ctx,
  rawTripId: unknown,
  rawParticipantId: unknown,
  ability: ParticipantAbility,
): Promise<TripAccess & { readonly target: Participant }> {
  requireViewer(tx);
  const gate = { ...participantAccess, values: [readId('participant', rawParticipantId)] };
  await lock(tx, rawTripId, lockTrip);
  const { access, more } = await requireTripThrough(gate, tx, rawTripId, 'view');
  const target = TARGET.read(proven(more.target, 'participant'), {});
  const isOwn = target.id === access.participant.id;
  decide(tx, access, target, ability === 'remove' && isOwn ? 'leave' : ability);
  return { ...access, target };
}

async function lock(tx: Ctx, rawTripId: unknown, locking: typeof lockTrip): Promise<void> {
  await locking.first(tx.db, [readId('trip', rawTripId), requireViewer(tx).id]);
}

function decide(tx: Ctx, access: TripAccess, target: Participant, ability: ParticipantAbility): void {
  const obstacle = obstacleTo(ability, access.trip, access.participant, target);
  if (obstacle === 'person')
    throw new AppError(
      'FORBIDDEN',
      'The creator of a trip cannot be removed, leave or lose the organizer role.',
    );
  demand(tx, access, [TRIP_ABILITY_OF[ability]]);
  if (obstacle === 'status')
    throw new AppError(
      'CONFLICT',
      ability === 'resend_invite'
        ? 'Only a pending invitation can be sent again.'
        : 'Only an accepted participant can be an organizer.',
    );
}
