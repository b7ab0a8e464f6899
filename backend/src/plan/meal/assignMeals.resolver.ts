import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { CookBalance } from '../../../../domain/people/work/fairCooks.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inputOf, rowId } from '../../base/graphqlInput.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { assignMealsAtRandom, balanceOf, type MealAssignment } from './assignMeals.service.ts';
import { Meal } from '../../entities/meal.entity.ts';

@InputType({ description: 'Trip whose meals need cooks.' })
class AssignMealsAtRandomInput extends inputOf({ tripId: rowId }, { tripId: 'The trip.' }) {}

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

@ObjectType('CookBalance', { description: 'What a participant cooks on a trip.', simpleResolvers: true })
class CookBalanceObject implements CookBalance {
  @Field(() => ID, { description: 'The accepted participant.' })
  participantId: string;

  @Field(() => Int, { description: 'Number of needed meals of the plan that they cook.' })
  mealCount: number;

  portionQuarters: number;

  @Field(() => Float, { description: 'Sum of the portions of those who eat these meals.' })
  portions(): number {
    return this.portionQuarters / 4;
  }
}

@Resolver(() => Trip)
export class AssignMealsResolver {
  @Mutation(() => AssignMealsAtRandomPayload, {
    description:
      'Assigns every needed dish without a cook, and a meal in each empty slot, to an accepted participant who eats it, so that the portions that people cook on the trip differ as little as possible; ties at random. Where none of them eats, it stays as it is.',
  })
  assignMealsAtRandom(
    @Arg('input', () => AssignMealsAtRandomInput, { description: 'The trip.' })
    { tripId }: AssignMealsAtRandomInput,
    @Context() ctx: Ctx,
  ): Promise<AssignMealsAtRandomPayload> {
    return assignMealsAtRandom(ctx, tripId);
  }

  @FieldResolver(() => [CookBalanceObject], {
    description: 'What each accepted participant cooks in the plan, also those who cook nothing.',
  })
  cookBalance(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<readonly CookBalance[]> {
    return balanceOf(ctx, trip);
  }
}
