import { isPlannedInProgress, type Vote } from '../../../domain/trip/meal.ts';
import { mealVoteFields } from '../../../domain/trip/mealFields.ts';
import { requireMeal, requireViewer } from '../access/require.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { NO_VOTES, type VoteTally } from '../reads/loaders.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { statement } from '../db/statement.ts';
import { AppError, violates } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import type { Meal } from '../entities/meal.entity.ts';

/** The voter's own place in the trip: votes of one person come one after the other. */
const lockVoter = statement<unknown>(
  'lock_voter',
  "select from participants where id = $1 and invite_status = 'accepted' for no key update",
);
/** Takes the same vote back; else it is the vote from now on. */
const castVote = statement<unknown>(
  'cast_vote',
  `with taken_back as (
     delete from meal_votes where meal_id = $2 and participant_id = $3 and vote = $4 returning vote
   )
   insert into meal_votes (trip_id, meal_id, participant_id, vote)
   select $1::uuid, $2::uuid, $3::uuid, $4 where not exists (select from taken_back)
   on conflict (meal_id, participant_id) do update set vote = excluded.vote`,
);

/**
 * Votes for or against a meal: the same vote again takes it back, the other one replaces it.
 * @returns the meal, whose votes can then be asked for
 * @throws UNAUTHENTICATED, BAD_USER_INPUT with the field, NOT_FOUND, CONFLICT while there is nothing to vote on
 */
export async function voteOnMeal(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const { voteType } = readInput(mealVoteFields, rawInput);
  try {
    return await inTransaction(ctx, (tx) => cast(tx, rawMealId, voteType));
  } catch (error) {
    if (violates(error, 'meal_votes_meal_fkey'))
      throw new AppError('NOT_FOUND', 'There is no such meal.', { cause: error });
    throw error;
  }
}

async function cast(tx: Ctx, rawMealId: unknown, vote: Vote): Promise<Meal> {
  const { meal, participant } = await requireMeal(tx, rawMealId, 'vote');
  if (!isPlannedInProgress(meal)) throw new AppError('CONFLICT', 'Only a planned meal can be voted on.');
  const voter = await lockVoter.first(tx.db, [participant.id]);
  if (voter === null) throw new AppError('NOT_FOUND', 'There is no such meal.');
  await castVote.all(tx.db, [meal.tripId, meal.id, participant.id, vote]);
  return meal;
}

/**
 * The votes on a meal. They count while it is planned: those on a meal that is not needed are kept, and count again once
 * it is.
 */
export function votesOn(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<VoteTally> {
  return tallied(ctx, meal, (votes) => votes);
}

/** How many are for the meal; as {@link votesOn}. */
export function upVotes(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<number> {
  return tallied(ctx, meal, ({ up }) => up);
}

/** How many are against the meal; as {@link votesOn}. */
export function downVotes(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<number> {
  return tallied(ctx, meal, ({ down }) => down);
}

/** What the viewer said, null for nothing; as {@link votesOn}. */
export function myVote(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<Vote | null> {
  return tallied(ctx, meal, ({ own }) => own);
}

function tallied<Part>(ctx: Ctx, meal: Readonly<Meal>, part: (votes: VoteTally) => Part): MaybePromise<Part> {
  return isPlannedInProgress(meal) ? ctx.loaders.votesOfMeal.derive(meal.id, part) : part(NO_VOTES);
}
