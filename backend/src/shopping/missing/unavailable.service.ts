import { isDeepStrictEqual } from 'node:util';
import { msg } from '../../../../domain/text/message.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import type { Unavailable } from '../../../../domain/shopping/missing/unavailable.ts';
import {
  clearUnavailableFields,
  markUnavailableFields,
  takeInsteadFields,
} from '../../../../domain/shopping/missing/unavailableFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { requireViewer } from '../../access/require.ts';
import { lockParticipantKey } from '../../access/assignee.sql.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { badInput } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { changeBy, changed, changeTrip, unchanged, type Changed } from '../../write/changeTrip.ts';
import { amountMissing } from '../ingredient/ingredient.service.ts';
import { tickIngredients } from '../ingredient/purchase.sql.ts';
import { textCooks } from './textCooks.service.ts';
import { lockListed } from './unavailable.sql.ts';

/**
 * Says that ingredients could not be found. What was bought meanwhile stays bought. Cooks who are asked, and want that,
 * get a text.
 * @returns the existing ones, as they are now
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also if nobody cooks the meals of those to ask about, NOT_FOUND,
 * TRIP_COMPLETED
 */
export async function markUnavailable(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<readonly Ingredient[]> {
  requireViewer(ctx);
  const { ids, kind, message = null, shop = null } = readInput(markUnavailableFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'tick_ingredients');
    const rows = await lockListed.all(tx.db, [trip.id, ids]);
    const open = await openOf(tx, rows);
    const cooks = new Map(
      await Promise.all(open.map(async (row) => [row.id, await cookOf(tx, row)] as const)),
    );
    const isWithoutCook = open.length > 0 && open.every(({ id }) => cooks.get(id) === null);
    if (kind === 'asked' && isWithoutCook)
      throw badInput(
        'kind',
        msg('unavailable.nobodyToAsk', 'Nobody cooks this meal yet. There is no one to ask.'),
      );
    const mark = { kind, by: participant.id, message, shop };
    const markOf = ({ id }: Ingredient) => ({
      ...mark,
      asked: kind === 'asked' ? (cooks.get(id) ?? null) : null,
    });
    const other = open.filter((row) => !isMarked(row, markOf(row)));
    const at = tx.now().toISOString();
    const marked = await set(tx, participant, rows, other, (row) => ({ ...markOf(row), at }));
    const asked = new Set(other.map(({ id }) => id));
    await textCooks(
      tx,
      trip,
      participant,
      marked.result.filter(({ id }) => asked.has(id)),
    );
    return marked;
  });
}

/**
 * Takes back {@link markUnavailable}.
 * @returns the existing ones, as they are now
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function clearUnavailable(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<readonly Ingredient[]> {
  requireViewer(ctx);
  const { ids } = readInput(clearUnavailableFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'tick_ingredients');
    const rows = await lockListed.all(tx.db, [trip.id, ids]);
    const marked = rows.filter(({ unavailable }) => unavailable !== null);
    return set(tx, participant, rows, marked, () => null);
  });
}

/**
 * Takes another food in the same amount; the name stays, so that the first choice can be chosen again by its name. What
 * was bought meanwhile stays.
 * @returns the existing ones, as they are now
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also without room for another alternative, NOT_FOUND, TRIP_COMPLETED
 */
export async function takeInstead(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<readonly Ingredient[]> {
  const viewer = requireViewer(ctx);
  const { ids, name, purchased } = readInput(takeInsteadFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'edit_ingredients');
    const tickAll = async (some: readonly string[]) => {
      const wanted = { ids: some, purchased: purchased === true, seenPurchasedAt: null };
      return (await tickIngredients(tx, viewer, trip.id, wanted))?.changedIds ?? [];
    };
    if (purchased !== undefined) await lockParticipantKey(tx, participant);
    const unticked = purchased === false ? await tickAll(ids) : [];
    const rows = await lockListed.all(tx.db, [trip.id, ids]);
    const other = (await openOf(tx, rows)).filter((row) => chosenName(row) !== name);
    const chosen = other.map((row) => ({ ...withChoice(row, name), unavailable: null }));
    const updated = await updateRows(tx.db, Ingredient, trip.id, chosen, stampOf(participant, tx.now()));
    const updatedIds = updated.map(({ id }) => id);
    if (purchased === true) await tickAll(updatedIds);
    const now = await lockListed.all(tx.db, [trip.id, [...new Set([...unticked, ...updatedIds])]]);
    return changedIngredients(participant, rows, now);
  });
}

function isMarked({ unavailable }: Ingredient, mark: Omit<Unavailable, 'at'>): boolean {
  return unavailable !== null && isDeepStrictEqual(unavailable, { ...mark, at: unavailable.at });
}

async function set(
  tx: Ctx,
  participant: Participant,
  rows: readonly Ingredient[],
  some: readonly Ingredient[],
  unavailableOf: (row: Ingredient) => Unavailable | null,
): Promise<Changed<readonly Ingredient[]>> {
  const changes = some.map((row) => ({ id: row.id, unavailable: unavailableOf(row) }));
  const stamp = stampOf(participant, tx.now());
  return changedIngredients(
    participant,
    rows,
    await updateRows(tx.db, Ingredient, participant.tripId, changes, stamp),
  );
}

/** Answers all rows, and announces those that changed. */
export function changedIngredients(
  participant: Participant,
  rows: readonly Ingredient[],
  updated: readonly Ingredient[],
): Changed<readonly Ingredient[]> {
  const byId = new Map(updated.map((row) => [row.id, row]));
  const answer = rows.map((row) => byId.get(row.id) ?? row);
  if (updated.length === 0) return unchanged(answer);
  return changed(
    answer,
    changeBy(
      participant,
      'INGREDIENTS',
      updated.map(({ id }) => id),
    ),
  );
}

/** Not bought, or not enough. */
async function openOf(tx: Ctx, rows: readonly Ingredient[]): Promise<Ingredient[]> {
  const isOpen = await Promise.all(
    rows.map(async (row) => !row.purchased || (await amountMissing(tx, row)) !== null),
  );
  return rows.filter((_, index) => isOpen[index]);
}

/** Nobody cooks an item. */
async function cookOf(tx: Ctx, { tripId, mealId }: Ingredient): Promise<string | null> {
  if (mealId === null) return null;
  return (await tx.loaders.meal.get({ tripId, id: mealId }))?.assignedToId ?? null;
}

function withChoice(
  { id, name: first, alternatives, selectedAlternative }: Ingredient,
  name: string,
): Readonly<Pick<Ingredient, 'id' | 'alternatives' | 'selectedAlternative'>> {
  const known = [first, ...alternatives].indexOf(name);
  if (known >= 0) return { id, alternatives, selectedAlternative: known };
  if (alternatives.length < LIMITS.ingredientAlternatives)
    return { id, alternatives: [...alternatives, name], selectedAlternative: alternatives.length + 1 };
  // The one that is not in the shop gives its place.
  if (selectedAlternative > 0)
    return { id, alternatives: alternatives.with(selectedAlternative - 1, name), selectedAlternative };
  throw badInput(
    'name',
    msg(
      'ingredient.tooManyAlternatives',
      'This ingredient has {max} alternatives already. Please remove one.',
      { max: LIMITS.ingredientAlternatives },
    ),
  );
}
