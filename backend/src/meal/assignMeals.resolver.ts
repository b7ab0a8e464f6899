import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { Trip } from '../entities/trip.entity.ts';
import { assignMealsAtRandom, type MealAssignment } from './assignMeals.service.ts';
import { Meal } from '../entities/meal.entity.ts';

@InputType({ description: 'A trip whose meals want cooks.' })
class AssignMealsAtRandomInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;
}

@ObjectType({ description: 'Answer to assignMealsAtRandom.', simpleResolvers: true })
class AssignMealsAtRandomPayload implements MealAssignment {
  @Field(() => [Meal], { description: 'The meals that have a cook now and had none, day by day.' })
  meals: readonly Meal[];

  @Field(() => Int, { description: 'How many these meals are.' })
  mealCount: number;

  @Field(() => Int, { description: 'How many different people cook them.' })
  participantCount: number;

  @Field(() => Trip, { description: 'The trip, with all its meals as they now are.' })
  trip: Trip;
}

@Resolver()
export class AssignMealsResolver {
  @Mutation(() => AssignMealsAtRandomPayload, {
    description:
      'Gives every slot of the plan that is needed and has no cook one of the accepted participants, by chance; nobody gets a second meal before everybody has one.',
  })
  assignMealsAtRandom(
    @Arg('input', () => AssignMealsAtRandomInput, { description: 'The trip.' })
    { tripId }: AssignMealsAtRandomInput,
    @Context() ctx: Ctx,
  ): Promise<AssignMealsAtRandomPayload> {
    return assignMealsAtRandom(ctx, tripId);
  }
}
