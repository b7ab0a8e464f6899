import { msg } from '../../../../domain/text/message.ts';
import { avoidKey } from '../../../../domain/people/eater/eater.ts';
import { settleFields, unsettleFields } from '../../../../domain/people/verdict/verdictFields.ts';
import { mealVerdict, type VerdictReason } from '../../../../domain/people/verdict/verdict.ts';
import { requireMeal, requireViewer } from '../../access/require.ts';
import { AppError, violates, notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { rowsAsJson } from '../../db/rows.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { lockParticipantKey } from '../../access/assignee.sql.ts';
import { withDishes } from '../eater/withEaters.ts';
import { judgedMeal } from './verdict.service.ts';
import { settle } from './settleConflict.sql.ts';

/**
 * Signs that an eater can eat a meal in spite of a conflict or an unknown, until its ingredients or the eater's avoids
 * change.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED, CONFLICT if nothing speaks against the meal, or it
 * has changed since the basis that the signer saw
 */
export async function settleConflict(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const { eaterId, avoid, note, basis } = readInput(settleFields, rawInput);
  try {
    return await changeTrip(ctx, async (tx) => {
      const { meal, participant } = await requireMeal(tx, rawMealId, 'plan_meals');
      await lockParticipantKey(tx, participant);
      const found = await openConflict(tx, meal, eaterId, avoid);
      if (found.basis !== basis) throw new AppError('CONFLICT', CHANGED_SINCE);
      const { kind, value } = found.avoid;
      const { tripId, id } = meal;
      const conflict = { tripId, mealId: id, eaterId, kind, value, basis };
      const signed = { ...conflict, note, settledById: participant.id, settledAt: tx.now() };
      const written = await settle.all(tx.db, [rowsAsJson(SettledConflict, [signed])]);
      return written.length === 0 ? unchanged(meal) : changed(meal, changeBy(participant, 'MEALS', [id]));
    });
  } catch (error) {
    if (violates(error, 'settled_conflicts_meal_fkey')) throw notFound('meal', error);
    if (violates(error, 'settled_conflicts_eater_fkey')) throw noSuchEater(error);
    throw error;
  }
}

/**
 * Takes back {@link settleConflict}.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function unsettleConflict(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const { eaterId, avoid } = readInput(unsettleFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { meal, participant } = await requireMeal(tx, rawMealId, 'plan_meals');
    const { tripId, id: mealId } = meal;
    const { affected } = await tx.db.delete(SettledConflict, { tripId, mealId, eaterId, ...avoid });
    return affected === 0 ? unchanged(meal) : changed(meal, changeBy(participant, 'MEALS', [mealId]));
  });
}

/** What speaks against the meal for this eater, as stored with the eater. */
async function openConflict(
  tx: Ctx,
  meal: Meal,
  eaterId: string,
  avoid: { readonly kind: string; readonly value: string },
): Promise<VerdictReason> {
  const ingredients = await tx.loaders.ingredientsOfMeal.get(meal);
  const eater = await withDishes(tx, meal.tripId, ({ of }) =>
    of(meal).eaters.find(({ id }) => id === eaterId),
  );
  if (eater === undefined) throw noSuchEater();
  const reason = mealVerdict(judgedMeal(meal, ingredients), [eater])?.reasons.find(
    (one) => one.verdict !== 'safe' && avoidKey(one.avoid) === avoidKey(avoid),
  );
  if (reason === undefined)
    throw new AppError(
      'CONFLICT',
      msg('verdict.noConflict', 'Nothing in this meal speaks against it. Please look at it again.'),
    );
  return reason;
}

const CHANGED_SINCE = msg(
  'verdict.changedSince',
  'The ingredients, or what this person does not eat, were changed in the meantime. Nothing was signed. Please look at the meal again.',
);

function noSuchEater(cause?: unknown): AppError {
  return new AppError('NOT_FOUND', msg('verdict.personNotAtMeal', 'There is no such person at this meal.'), {
    cause,
  });
}
