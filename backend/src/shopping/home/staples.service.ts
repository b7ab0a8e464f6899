import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { stapleFood, type StapleAnswer } from '../../../../domain/shopping/home/staples.ts';
import { stapleAnswerFields } from '../../../../domain/shopping/home/stapleFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { changeTrip } from '../../write/changeTrip.ts';
import { changedIngredients } from '../missing/unavailable.service.ts';
import { lockListed } from '../missing/unavailable.sql.ts';
import { type RememberedStaple, remember, rememberedOf } from './staples.sql.ts';

/**
 * Says for everybody on the trip whether ingredients are at home; null takes it back. The account remembers staples.
 * @returns the existing ones, as they are now
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function answerStaple(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<readonly Ingredient[]> {
  const viewer = requireViewer(ctx);
  const { ids, answer } = readInput(stapleAnswerFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'tick_ingredients');
    const rows = await lockListed.all(tx.db, [trip.id, ids]);
    const other = rows.filter(
      ({ staple }) =>
        (staple?.answer ?? null) !== answer || (staple !== null && staple.by !== participant.id),
    );
    const stored: StapleAnswer | null =
      answer === null ? null : { answer, by: participant.id, at: tx.now().toISOString() };
    const changes = other.map(({ id }) => ({ id, staple: stored }));
    const updated = await updateRows(tx.db, Ingredient, trip.id, changes, stampOf(participant, tx.now()));
    const foods = [...new Set(rows.flatMap((row) => stapleFood(chosenName(row)) ?? []))];
    if (answer !== null && foods.length > 0)
      await remember.all(tx.db, { userId: viewer.id, foods, answer, now: tx.now() });
    return changedIngredients(participant, rows, updated);
  });
}

/**
 * What the viewer said last of each staple, on any trip.
 * @throws UNAUTHENTICATED
 */
export async function rememberedStaples(ctx: Ctx): Promise<readonly RememberedStaple[]> {
  return rememberedOf.all(ctx.db, [requireViewer(ctx).id]);
}
