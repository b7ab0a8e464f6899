import {
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
import type { DutyBalance } from '../../../../domain/people/work/fairDuties.ts';
import { assignedFields, givenCook, givenDuty } from '../../../../domain/plan/assignedFields.ts';
import { dutyCountFields } from '../../../../domain/plan/dutyFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripInputOf } from '../../base/graphqlInput.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { assignMealsAtRandom, workOf, type MealAssignment } from './assignMeals.service.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { undoAssignMeals, type UndoneAssignment } from './undoAssigned.service.ts';

@InputType({ description: 'Trip whose meals need cooks.' })
class AssignMealsAtRandomInput extends tripInputOf(dutyCountFields.shape, {
  help: 'People who help at each needed slot, {limits}; those chosen already count. None by default.',
  washUp: 'People who wash up at each needed slot, {limits}; those chosen already count. None by default.',
}) {}

@ObjectType({ description: 'Answer to assignMealsAtRandom.' })
class AssignMealsAtRandomPayload implements MealAssignment {
  @Field(() => [Meal], { description: 'The newly assigned meals, by day.' })
  meals: readonly Meal[];

  @Field(() => Int, { description: 'Number of assigned meals.' })
  mealCount: number;

  @Field(() => Int, { description: 'Number of different cooks.' })
  participantCount: number;

  @Field(() => Int, { description: 'Number of duties given to people who help or wash up.' })
  dutyCount: number;

  @Field(() => [Duty], { description: 'The newly given duties.' })
  duties: readonly Duty[];

  @Field(() => Trip, { description: 'The trip with its updated meals.' })
  trip: Trip;
}

@InputType({ description: 'Who was to cook a meal.' })
class GivenCookInput extends inputOf(givenCook.shape, {
  mealId: 'The meal.',
  participantId: 'Its cook; a meal with another cook by now stays as it is.',
}) {}

@InputType({ description: 'A duty that was given.' })
class GivenDutyInput extends inputOf(givenDuty.shape, {
  date: 'Day of the slot.',
  type: 'Meal type of the slot.',
  kind: 'The duty.',
  participantId: 'Who has it.',
}) {}

@InputType({ description: 'What assignMealsAtRandom gave, and is to be taken back.' })
class UndoAssignMealsInput extends tripInputOf(assignedFields.shape, {
  cooks: { text: 'The cooks, {limits}; none by default.', type: GivenCookInput },
  duties: { text: 'The duties, {limits}; none by default.', type: GivenDutyInput },
}) {}

@ObjectType({ description: 'Answer to undoAssignMeals.' })
class UndoAssignMealsPayload implements UndoneAssignment {
  @Field(() => [Meal], { description: 'The meals without a cook again.' })
  meals: readonly Meal[];

  @Field(() => [Meal], { description: 'Meals that stay because they have another cook by now.' })
  keptMeals: readonly Meal[];

  @Field(() => Trip, { description: 'The trip with its updated meals.' })
  trip: Trip;
}

@ObjectType('CookBalance', { description: 'What a participant cooks on a trip, and their other duties.' })
class CookBalanceObject implements CookBalance, DutyBalance {
  @Field(() => ID, { description: 'The accepted participant.' })
  participantId: string;

  @Field(() => Int, { description: 'Number of needed meals of the plan that they cook.' })
  mealCount: number;

  @Field(() => Int, { description: 'Number of needed slots of the plan at which they help.' })
  helpCount: number;

  @Field(() => Int, { description: 'Number of needed slots of the plan at which they wash up.' })
  washUpCount: number;

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
      'Assigns every needed dish without a cook, and a meal in each empty slot, to an accepted participant who eats it, so that the portions that people cook on the trip differ as little as possible; ties at random. Where none of them eats, it stays as it is. Who helps and who washes up is chosen as fairly; nobody has two jobs at a slot where enough people eat. All of it or nothing, as one change.',
  })
  assignMealsAtRandom(
    @Input(AssignMealsAtRandomInput, 'The trip, and how many people have duties.')
    input: AssignMealsAtRandomInput,
    @Context() ctx: Ctx,
  ): Promise<AssignMealsAtRandomPayload> {
    return assignMealsAtRandom(ctx, input.tripId, input);
  }

  @Mutation(() => UndoAssignMealsPayload, {
    description:
      'Undoes assignMealsAtRandom: takes back the cooks and duties that it gave, as one change. Meals with another cook by now, and other duties, stay.',
  })
  undoAssignMeals(
    @Input(UndoAssignMealsInput, 'The cooks and duties.') input: UndoAssignMealsInput,
    @Context() ctx: Ctx,
  ): Promise<UndoAssignMealsPayload> {
    return undoAssignMeals(ctx, input.tripId, input);
  }

  @FieldResolver(() => [CookBalanceObject], {
    description:
      'What each accepted participant cooks in the plan, also those who cook nothing, and at how many slots they help and wash up.',
  })
  cookBalance(
    @Root() trip: Readonly<Trip>,
    @Context() ctx: Ctx,
  ): Promise<readonly (CookBalance & DutyBalance)[]> {
    return workOf(ctx, trip);
  }
}
