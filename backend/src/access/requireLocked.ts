import { msg, type Message } from '../../../domain/text/message.ts';
import type { ParticipantAbility } from './participantAbility.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError, foundOr404 } from '../base/errors.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { lockTrip, participantAccess, steadyTrip, TARGET } from './access.sql.ts';
import { tripAbilityFor, whyNotAllowed } from './policy.ts';
import {
  requireAbilities,
  inTrip,
  readId,
  readRow,
  requireIngredient,
  requireMeal,
  requireTrip,
  requireTripThrough,
  requireViewer,
  type Abilities,
  type IngredientAccess,
  type MealAccess,
  type TripAccess,
} from './require.ts';

/** Locks serialize changes of a trip and its people; order: trip, participants, meals, ingredients. */

/** @throws as {@link requireTrip} */
export async function requireLockedTrip(
  tx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<TripAccess> {
  await lock(tx, rawTripId, lockTrip);
  return requireTrip(tx, rawTripId, ...abilities);
}

/** A shared lock: dates and meal types stay until the transaction ends. */
export async function requireSteadyTrip(
  tx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<TripAccess> {
  await lock(tx, rawTripId, steadyTrip);
  return requireTrip(tx, rawTripId, ...abilities);
}

/**
 * A participant with the trip locked, if the action is allowed or done already. Removing oneself is leaving.
 * @throws as {@link requireTrip}; FORBIDDEN for the creator, CONFLICT for the wrong invitation status
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
  const target = TARGET.read(foundOr404(more.target, 'participant'), {});
  const isOwn = target.id === access.participant.id;
  decide(tx, access, target, ability === 'remove' && isOwn ? 'leave' : ability);
  return { ...access, target };
}

/**
 * {@link readRow} with the trip locked. Decide access after it: the viewer may be removed while the lock is awaited.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND with the noun
 */
export async function readLockedRow(
  tx: Ctx,
  noun: Parameters<typeof readRow>[1],
  rawRow: unknown,
): Promise<Awaited<ReturnType<typeof readRow>>> {
  requireViewer(tx);
  const row = await readRow(tx, noun, rawRow);
  await lock(tx, row.tripId, lockTrip);
  return row;
}

/** @throws as {@link requireTrip} */
export async function requireLockedMeal(
  tx: Ctx,
  rawMealId: unknown,
  ...abilities: Abilities
): Promise<MealAccess> {
  const { tripId, id } = await readLockedRow(tx, 'meal', rawMealId);
  return requireMeal(tx, inTrip(tripId, id), ...abilities);
}

/**
 * An ingredient with its trip locked: before separate plates are made or end, from which portions follow.
 * @throws as {@link requireTrip}
 */
export async function requireLockedIngredient(
  tx: Ctx,
  rawIngredientId: unknown,
  ...abilities: Abilities
): Promise<IngredientAccess> {
  const { tripId, id } = await readLockedRow(tx, 'ingredient', rawIngredientId);
  return requireIngredient(tx, inTrip(tripId, id), ...abilities);
}

async function lock(tx: Ctx, rawTripId: unknown, locking: typeof lockTrip): Promise<void> {
  await locking.first(tx.db, [readId('trip', rawTripId), requireViewer(tx).id]);
}

function decide(tx: Ctx, access: TripAccess, target: Participant, ability: ParticipantAbility): void {
  const reason = whyNotAllowed(ability, access.trip, access.participant, target);
  if (reason === 'person')
    throw new AppError(
      'FORBIDDEN',
      msg(
        'participant.isCreator',
        'The creator of a trip cannot be removed, leave or lose the organizer role.',
      ),
    );
  requireAbilities(tx, access, [tripAbilityFor(ability, access.participant, target)]);
  if (reason === 'status')
    throw new AppError(
      'CONFLICT',
      WRONG_STATUS[ability] ??
        msg('participant.notAccepted', 'Only an accepted participant can be an organizer.'),
    );
}

export const NOT_PENDING = msg(
  'participant.notPending',
  'Only a pending participant can be named. Others choose their own name.',
);

const WRONG_STATUS: Partial<Record<ParticipantAbility, Message>> = {
  resend_invite: msg('invitation.notPending', 'Only a pending invitation can be sent again.'),
  rename: NOT_PENDING,
  edit_eater: msg('eater.declined', 'This person has declined and does not eat on the trip.'),
};
