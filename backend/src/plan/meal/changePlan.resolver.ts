import { Ctx as Context, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { dayStatusFields } from '../../../../domain/plan/mealFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inTrip } from '../../access/require.ts';
import { Input, inputOf, rowId, tripRowId, tripInputOf } from '../../base/graphqlInput.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { markDay, type MarkedDay } from './markDay.service.ts';
import { swapMeals } from './swapMeals.service.ts';

@InputType({ description: 'Two meals of a trip.' })
class SwapMealsInput extends inputOf(
  { mealId: tripRowId, otherMealId: rowId },
  { mealId: 'Id of a meal.', otherMealId: 'Id of the meal to exchange slots with.' },
) {}

@ObjectType({ description: 'Answer to swapMeals.' })
class SwapMealsPayload {
  @Field(() => [Meal], { description: 'Both meals in their new slots.' })
  meals: readonly Meal[];
}

@InputType({ description: 'A day of a trip.' })
class MarkDayInput extends tripInputOf(dayStatusFields.shape, {
  date: 'Day of the trip.',
  status: 'NOT_NEEDED for every slot of the day; PLANNED takes it back.',
  wholeSlots: 'Marks slots with several dishes, too: all of them, which keep what is in them.',
}) {}

@ObjectType({ description: 'Answer to markDay.' })
class MarkDayPayload implements MarkedDay {
  @Field(() => [Meal], { description: 'All meals of the day.' })
  meals: readonly Meal[];

  @Field(() => Trip, { description: 'The trip with updated counts.' })
  trip: Trip;
}

@Resolver()
export class ChangePlanResolver {
  @Mutation(() => SwapMealsPayload, {
    description:
      'Exchanges the slots of two meals of a trip, with all dishes of both and everything in them.',
  })
  async swapMeals(
    @Input(SwapMealsInput, 'The two meals.') input: SwapMealsInput,
    @Context() ctx: Ctx,
  ): Promise<SwapMealsPayload> {
    return { meals: await swapMeals(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @Mutation(() => MarkDayPayload, {
    description:
      'Marks every slot of a day as not needed, or as needed again. Meals keep what is in them. CONFLICT for a slot with several dishes that is to be not needed, unless `wholeSlots` is true.',
  })
  markDay(
    @Input(MarkDayInput, 'The day and its status.') input: MarkDayInput,
    @Context() ctx: Ctx,
  ): Promise<MarkDayPayload> {
    return markDay(ctx, input.tripId, input);
  }
}
