import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Vote } from '../../../domain/trip/meal.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Meal } from '../entities/meal.entity.ts';
import { VoteEnum } from '../entities/mealVote.entity.ts';
import { downVotes, myVote, upVotes, voteOnMeal } from './mealVote.service.ts';

@InputType({ description: 'A vote on a meal.' })
class VoteOnMealInput {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => VoteEnum, { description: 'For it or against it; the same vote again takes it back.' })
  voteType: Vote;
}

@ObjectType({ description: 'Answer to voteOnMeal.', simpleResolvers: true })
class VoteOnMealPayload {
  @Field(() => Meal, { description: 'The meal, with its votes as they now are.' })
  meal: Meal;
}

@Resolver(() => Meal)
export class MealVoteResolver {
  @Mutation(() => VoteOnMealPayload, {
    description:
      'Votes on a meal that has a name or a cook and is needed; CONFLICT for any other. The same vote again takes it back, the other one replaces it.',
  })
  async voteOnMeal(
    @Arg('input', () => VoteOnMealInput, { description: 'The vote.' }) input: VoteOnMealInput,
    @Context() ctx: Ctx,
  ): Promise<VoteOnMealPayload> {
    return { meal: await voteOnMeal(ctx, input.mealId, input) };
  }

  @FieldResolver(() => Int, {
    description: 'How many are for the meal; 0 while it is not needed, or has neither name nor cook.',
  })
  upVotes(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return upVotes(ctx, meal);
  }

  @FieldResolver(() => Int, {
    description: 'How many are against the meal; 0 when upVotes is for want of a meal.',
  })
  downVotes(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return downVotes(ctx, meal);
  }

  @FieldResolver(() => VoteEnum, {
    nullable: true,
    description: 'What the viewer said, if anything that counts.',
  })
  myVote(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<Vote | null> {
    return myVote(ctx, meal);
  }
}
