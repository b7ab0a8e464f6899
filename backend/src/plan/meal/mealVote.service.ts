import { msg } from '../../../../domain/text/message.ts';
import { isPlannedInProgress, type Vote } from '../../../../domain/plan/meal.ts';
import { mealVoteFields } from '../../../../domain/plan/mealFields.ts';
import { requireMeal, requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, type Changed } from '../../write/changeTrip.ts';
import { NO_VOTES, type VoteTally } from '../../reads/loaders.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { AppError, violates, notFound, foundOr404 } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { castVote, lockVoter } from './mealVote.sql.ts';

/**
 * Votes for or against a meal; the same vote again removes it, the other replaces it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function voteOnMeal(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const { voteType } = readInput(mealVoteFields, rawInput);
  try {
    return await changeTrip(ctx, (tx) => cast(tx, rawMealId, voteType));
  } catch (error) {
    if (violates(error, 'meal_votes_meal_fkey')) throw notFound('meal', error);
    throw error;
  }
}

async function cast(tx: Ctx, rawMealId: unknown, vote: Vote): Promise<Changed<Meal>> {
  const { meal, participant } = await requireMeal(tx, rawMealId, 'vote');
  if (!isPlannedInProgress(meal))
    throw new AppError('CONFLICT', msg('meal.voteOnNothing', 'Only a planned meal can be voted on.'));
  foundOr404(await lockVoter.first(tx.db, [meal.tripId, participant.id]), 'meal');
  await castVote.all(tx.db, { tripId: meal.tripId, mealId: meal.id, participantId: participant.id, vote });
  return changed(meal, changeBy(participant, 'VOTES', [meal.id]));
}

/** Votes on a planned meal; those on a `not_needed` meal are kept but do not count. */
export function votesOn(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<VoteTally> {
  return tallied(ctx, meal, (votes) => votes);
}

export function upVotes(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<number> {
  return tallied(ctx, meal, ({ up }) => up);
}

export function downVotes(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<number> {
  return tallied(ctx, meal, ({ down }) => down);
}

export function myVote(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<Vote | null> {
  return tallied(ctx, meal, ({ own }) => own);
}

function tallied<Part>(ctx: Ctx, meal: Readonly<Meal>, part: (votes: VoteTally) => Part): MaybePromise<Part> {
  return isPlannedInProgress(meal) ? ctx.loaders.votesOfMeal.derive(meal, part) : part(NO_VOTES);
}
