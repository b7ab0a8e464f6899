import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { Trip } from '../entities/trip.entity.ts';
import { assignMealsAtRandom, type MealAssignment } from './assignMeals.service.ts';
import { Meal } from '../entities/meal.entity.ts';

@InputType({ description: 'Trip whose meals need cooks.' })
class AssignMealsAtRandomInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;
}

@ObjectType({ description: 'Answer to assignMealsAtRandom.', simpleResolvers: true })
class AssignMealsAtRandomPayload implements MealAssignment {
  @Field(() => [Meal], { description: 'The newly assigned meals, by day.' })
  meals: readonly Meal[];

  @Field(() => Int, { description: 'Number of assigned meals.' })
  mealCount: number;

  @Field(() => Int, { description: 'Number of different cooks.' })
  participantCount: number;

  @Field(() => Trip, { description: 'The trip with its updated meals.' })
  trip: Trip;
}

@Resolver()
export class AssignMealsResolver {
  @Mutation(() => AssignMealsAtRandomPayload, {
    description:
      'Assigns a random accepted participant to every needed slot without a cook; each participant gets one meal before any gets a second.',
  })
  assignMealsAtRandom(
    @Arg('input', () => AssignMealsAtRandomInput, { description: 'The trip.' })
    { tripId }: AssignMealsAtRandomInput,
    @Context() ctx: Ctx,
  ): Promise<AssignMealsAtRandomPayload> {
    return assignMealsAtRandom(ctx, tripId);
  }
}
