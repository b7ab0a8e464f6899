import { Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { menuDay, planAgainFields } from '../../../../domain/recipes/recipeFields.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, rowId } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { planAgain, type MenuMeal, type MenuOutcome } from './planAgain.service.ts';
import { RecipeVerdictObject } from '../recipe/recipe.objects.ts';

const MenuOutcomeEnum = enumType<MenuOutcome>(
  'MenuOutcome',
  'What becomes of a meal when a menu is planned again.',
  {
    copied: 'It is copied, or would be.',
    taken: 'The slot has a meal, or is not needed.',
    outside: 'The trip has no such slot.',
    no_room: 'The unnamed meal there has too many ingredients to add those of the dish.',
  },
);

@InputType({ description: 'A day of an earlier trip, and the day that takes its meals.' })
class MenuDayInput extends inputOf(menuDay.shape, {
  from: 'Day of the earlier trip.',
  to: 'Day of the trip; null leaves its meals out.',
}) {}

@InputType({ description: 'A menu to plan again.' })
class PlanAgainInput extends inputOf(
  { tripId: rowId, ...planAgainFields.shape },
  {
    tripId: 'The trip to plan.',
    fromTripId: 'The trip whose menu is copied.',
    preview: 'Whether to say only what would be copied.',
    mealIds: 'Only these meals; all by default.',
    days: {
      text: 'Which day goes where, days that are not listed nowhere; by default the first day to the first.',
      type: MenuDayInput,
    },
    items: 'Whether items that no meal needs are copied too.',
  },
) {}

@ObjectType('MenuMeal', { description: 'A meal of an earlier trip, and where it goes.' })
class MenuMealObject {
  constructor(private readonly entry: MenuMeal) {}

  @Field(() => ID, { description: 'Id of the meal of the earlier trip.' })
  get fromMealId(): string {
    return this.entry.from.id;
  }

  @Field(() => CalendarDateScalar, { description: 'Its day there.' })
  get fromDate(): CalendarDate {
    return this.entry.from.date;
  }

  @Field({ description: 'Name of the dish.' })
  get name(): string {
    return this.entry.from.name;
  }

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Its day in the trip; null if it goes nowhere.',
  })
  get date(): CalendarDate | null {
    return this.entry.date;
  }

  @Field(() => MealTypeEnum, { description: 'Its meal type, in both trips.' })
  get type(): MealType {
    return this.entry.from.type;
  }

  @Field(() => MenuOutcomeEnum, { description: 'What becomes of it.' })
  get outcome(): MenuOutcome {
    return this.entry.outcome;
  }

  @Field(() => RecipeVerdictObject, {
    nullable: true,
    description: 'Whether those who are at the slot now can eat it; null outside of the trip.',
  })
  get verdict(): RecipeVerdictObject | null {
    const { verdict } = this.entry;
    return verdict && new RecipeVerdictObject(verdict);
  }

  @Field(() => Meal, {
    nullable: true,
    description: 'The new meal; null in a preview, and if it is not copied.',
  })
  get meal(): Meal | null {
    return this.entry.meal;
  }
}

@ObjectType({ description: 'Answer to planAgain.' })
class PlanAgainPayload {
  @Field(() => [MenuMealObject], { description: 'All chosen meals of the earlier trip, by day and time.' })
  meals: readonly MenuMealObject[];

  @Field(() => [String], { description: 'Names of the items that are, or would be, added.' })
  items: readonly string[];

  @Field(() => Trip, { description: 'The trip with updated counts.' })
  trip: Trip;
}

@Resolver()
export class PlanAgainResolver {
  @Mutation(() => PlanAgainPayload, {
    description:
      'Copies the menu of an earlier trip into the free slots of another; amounts follow its table. With `preview` it changes nothing, and says what would be copied and who cannot eat it.',
  })
  async planAgain(
    @Input(PlanAgainInput, 'The trips, days and meals.') input: PlanAgainInput,
    @Context() ctx: Ctx,
  ): Promise<PlanAgainPayload> {
    const { trip, meals, items } = await planAgain(ctx, input.tripId, input);
    return { trip, items, meals: meals.map((entry) => new MenuMealObject(entry)) };
  }
}
