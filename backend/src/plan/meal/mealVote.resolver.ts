import {
  Ctx as Context,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Vote } from '../../../../domain/plan/meal.ts';
import { mealVoteFields } from '../../../../domain/plan/mealFields.ts';
import { inTrip } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripRowId } from '../../base/graphqlInput.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { VoteEnum } from '../../entities/mealVote.entity.ts';
import { downVotes, myVote, upVotes, voteOnMeal } from './mealVote.service.ts';

@InputType({ description: 'A vote on a meal.' })
class VoteOnMealInput extends inputOf(
  { mealId: tripRowId, ...mealVoteFields.shape },
  { mealId: 'The meal.', voteType: 'Up or down; the same vote again removes it.' },
) {}

@ObjectType({ description: 'Answer to voteOnMeal.' })
class VoteOnMealPayload {
  @Field(() => Meal, { description: 'The meal with updated votes.' })
  meal: Meal;
}

@Resolver(() => Meal)
export class MealVoteResolver {
  @Mutation(() => VoteOnMealPayload, {
    description:
      'Votes on a needed meal with a name or a cook; CONFLICT for other meals. The same vote again removes it, the other vote replaces it.',
  })
  async voteOnMeal(
    @Input(VoteOnMealInput, 'The vote.') input: VoteOnMealInput,
    @Context() ctx: Ctx,
  ): Promise<VoteOnMealPayload> {
    return { meal: await voteOnMeal(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @FieldResolver(() => Int, {
    description: 'Number of up votes; 0 while the meal is not needed, or has neither name nor cook.',
  })
  upVotes(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return upVotes(ctx, meal);
  }

  @FieldResolver(() => Int, {
    description: 'Number of down votes; 0 while the meal is not needed, or has neither name nor cook.',
  })
  downVotes(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return downVotes(ctx, meal);
  }

  @FieldResolver(() => VoteEnum, {
    nullable: true,
    description: "The viewer's vote; null without a vote that counts.",
  })
  myVote(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<Vote | null> {
    return myVote(ctx, meal);
  }
}
