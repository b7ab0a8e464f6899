import { In } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import {
  chosenEatersFields,
  companionFields,
  companionListFields,
} from '../../../../domain/people/eater/eaterFields.ts';
import { requireViewer, type TripAccess } from '../../access/require.ts';
import { requireEater } from '../../access/requireEater.ts';
import { requireLockedTrip, requireParticipant } from '../../access/requireLocked.ts';
import { AppError, foundOr404 } from '../../base/errors.ts';
import { newIdIn } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows, newRow } from '../../db/rows.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { onceForRows } from '../../ctx/batch.sql.ts';
import { once } from '../../ctx/idempotency.sql.ts';
import { spelledGroup, spelledGroups } from './group.sql.ts';
import { forgetDeletedMeals, requireSeats } from './ownEaters.sql.ts';
import { rememberEater } from './rememberedEaters.sql.ts';
import { eaterColumns, requireSound, type ChangedEater } from './updateEater.service.ts';

/**
 * Adds a person whom a participant brings, by default the viewer; a repeated `Idempotency-Key` returns the earlier one.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a full table, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED, CONFLICT for a
 * participant who has declined or a key of another request
 */
export async function addCompanion(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<ChangedEater> {
  const viewer = requireViewer(ctx);
  const { participantId, name, ...fields } = readInput(companionFields, rawInput);
  const columns = eaterColumns(fields, null);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own, target } = await requireHost(tx, rawTripId, participantId ?? null);
    const id = newIdIn(trip.id);
    const request = { tripId: trip.id, participantId: target.id, name, fields };
    const first = await once(tx, { viewer, operation: 'add_companion', request, resultId: id });
    if (first.isRepeat) return unchanged({ eater: await earlierCompanion(tx, trip, first.resultId), trip });
    await requireSeats(tx, trip.id, 1);
    const companion = { id, tripId: trip.id, participantId: target.id, isCompanion: true, name };
    const group = await spelledGroup(tx, companion, columns.group ?? null);
    const eater = newRow(Eater, { ...companion, ...columns, group, createdAt: tx.now() });
    requireSound(eater);
    await insertRows(tx.db, Eater, [eater]);
    if (target.id === own.id) await rememberEater(tx, viewer, eater);
    return changed({ eater, trip }, changeBy(own, 'TABLE', [eater.id]));
  });
}

/** @throws NOT_FOUND if the companion was removed since */
async function earlierCompanion(tx: Ctx, trip: Trip, id: string): Promise<Eater> {
  const eater = foundOr404(await tx.db.findOneBy(Eater, { tripId: trip.id, id }), 'eater');
  return eater;
}

interface AddedCompanions {
  readonly eaters: readonly Eater[];
  readonly trip: Trip;
}

/**
 * Adds several people whom the viewer brings, all or none; the account does not remember them for other trips.
 * @returns them in order; for a repeated `Idempotency-Key`, those that remain
 * @throws as {@link addCompanion}; the field is `companions.{index}.{field}`
 */
export async function addCompanions(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<AddedCompanions> {
  const viewer = requireViewer(ctx);
  const { companions } = readInput(companionListFields, rawInput);
  const columns = companions.map(({ name, ...fields }) => ({ name, ...eaterColumns(fields, null) }));
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'edit_own_eaters');
    const request = { tripId: trip.id, companions };
    const size = companions.length;
    const call = { viewer, operation: 'add_companions', request, resultId: newIdIn(trip.id), size };
    const batch = await onceForRows(tx, Eater, { tripId: trip.id }, call);
    if (batch.isRepeat) return unchanged({ eaters: batch.rows, trip });
    await requireSeats(tx, trip.id, size);
    const brought = { tripId: trip.id, participantId: own.id, isCompanion: true, createdAt: tx.now() };
    const groups = await spelledGroups(
      tx,
      trip.id,
      columns.map(({ group = null }) => group),
    );
    const eaters = columns.map((column, index) =>
      newRow(Eater, { id: batch.idAt(index), ...brought, ...column, group: groups[index] ?? null }),
    );
    eaters.forEach(requireSound);
    await insertRows(tx.db, Eater, eaters);
    const ids = eaters.map(({ id }) => id);
    return changed({ eaters, trip }, changeBy(own, 'TABLE', ids));
  });
}

async function requireHost(
  tx: Ctx,
  rawTripId: unknown,
  participantId: string | null,
): Promise<TripAccess & { readonly target: Participant }> {
  if (participantId !== null) return requireParticipant(tx, rawTripId, participantId, 'edit_eater');
  const access = await requireLockedTrip(tx, rawTripId, 'edit_own_eaters');
  return { ...access, target: access.participant };
}

/**
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED, CONFLICT for a participant's own eater
 */
export async function removeCompanion(
  ctx: Ctx,
  rawEaterId: unknown,
): Promise<{ readonly eaterId: string; readonly trip: Trip }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own, eater } = await requireEater(tx, rawEaterId);
    if (!eater.isCompanion)
      throw new AppError(
        'CONFLICT',
        msg(
          'eater.noCompanion',
          'Only companions can be taken off the table. Remove the participant instead.',
        ),
      );
    await forgetDeletedMeals.all(tx.db, [trip.id]);
    await tx.db.delete(Eater, { tripId: trip.id, id: eater.id });
    return changed({ eaterId: eater.id, trip }, changeBy(own, 'TABLE', [eater.id]));
  });
}

/**
 * Removes several people whom the viewer brings, as one change; other ids are skipped.
 * @returns the ids of those removed
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function removeCompanions(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<{ readonly eaterIds: readonly string[]; readonly trip: Trip }> {
  requireViewer(ctx);
  const asked = readInput(chosenEatersFields, rawInput).eaterIds;
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'edit_own_eaters');
    const eaters = await tx.db.find(Eater, {
      where: { tripId: trip.id, participantId: own.id, isCompanion: true, id: In(asked) },
      order: { id: 'asc' },
    });
    const eaterIds = eaters.map(({ id }) => id);
    if (eaterIds.length === 0) return unchanged({ eaterIds, trip });
    await forgetDeletedMeals.all(tx.db, [trip.id]);
    await tx.db.delete(Eater, { tripId: trip.id, id: In(eaterIds) });
    return changed({ eaterIds, trip }, changeBy(own, 'TABLE', eaterIds));
  });
}
