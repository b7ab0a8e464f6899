import {
  Arg,
  Ctx as Context,
  Field,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { ChangedAmount, MovedMeal } from '../../../../domain/people/preview/preview.ts';
import type { VerdictKind } from '../../../../domain/people/verdict/verdict.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import {
  attendanceFields,
  previewedEater,
  previewFields,
} from '../../../../domain/people/eater/eaterFields.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { Money } from '../../base/money.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripInputOf } from '../../base/graphqlInput.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Amount } from '../../shopping/ingredient/neededAmount.objects.ts';
import { previewTrip } from './preview.service.ts';
import { ATTENDANCE_TEXTS, EATER_TEXTS } from '../eater/eater.resolver.ts';
import { presentPreview } from './presentPreview.ts';
import { RuleReasonObject, VerdictEnum, VerdictReasonObject } from './verdict.resolver.ts';

@InputType({
  description: 'Changes of an eater, or a new companion; absent fields stay, or have their default.',
})
class PreviewEaterInput extends inputOf(previewedEater.shape, {
  ...EATER_TEXTS,
  id: 'The eater; absent for a new companion.',
  removed: 'Whether this companion is removed.',
}) {}

@InputType({ description: 'Whether an eater would eat at a slot.' })
class PreviewAttendanceInput extends inputOf(attendanceFields.shape, ATTENDANCE_TEXTS) {}

@InputType({
  description: 'A change of the table, or of the dates, meal types or rules of the trip, that is not made.',
})
class PreviewTableInput extends tripInputOf(previewFields.shape, {
  eater: { text: 'A change of an eater, or a new companion.', type: PreviewEaterInput },
  attendance: { text: 'A change of attendance.', type: PreviewAttendanceInput },
  startDate: 'First day; absent: as it is.',
  endDate: 'Last day; absent: as it is.',
  moveMeals: 'Whether meals move with the first day, as in updateTrip.',
  mealTypes: { text: 'Absent: as they are.', type: MealTypeEnum },
  dietaryRestrictions: { text: 'Rules; absent: as they are.', type: String },
}) {}

@ObjectType({ description: 'A meal with other portions.' })
class PreviewedPortions {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => Float, { description: 'Portions before the change.' })
  before: number;

  @Field(() => Float, { description: 'Portions after the change.' })
  after: number;
}

@ObjectType({ description: 'A meal that leaves the plan or comes back into it.' })
class PreviewedMeal implements MovedMeal {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => Int, { description: 'Number of its ingredients, which are bought only in the plan.' })
  ingredients: number;

  @Field(() => Int, { description: 'Number of these that are purchased.' })
  purchased: number;
}

@ObjectType({ description: 'An ingredient with another amount.' })
class PreviewedAmount implements ChangedAmount {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => ID, { description: 'The ingredient.' })
  ingredientId: string;

  @Field({ description: 'Name of the ingredient as selected.' })
  name: string;

  @Field({ description: 'Whether it is purchased.' })
  purchased: boolean;

  @Field(() => Amount, { description: 'Needed before the change.' })
  before: Amount;

  @Field(() => Amount, { description: 'Needed after the change.' })
  after: Amount;

  @Field(() => Amount, {
    nullable: true,
    description: 'Amount bought; null while not purchased, and when it is not remembered.',
  })
  bought: Amount | null;

  @Field(() => Amount, {
    nullable: true,
    description: 'Needed then beyond what was bought; null when enough was bought, and while not purchased.',
  })
  missing: Amount | null;
}

@ObjectType({ description: 'A meal that an eater can eat better or worse.' })
class PreviewedVerdict {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => ID, { description: 'The eater; of a new companion an id that is not stored.' })
  eaterId: string;

  @Field(() => VerdictEnum, { nullable: true, description: 'Null: the eater is not there.' })
  before: VerdictKind | null;

  @Field(() => VerdictEnum, { nullable: true, description: 'Null: the eater is not there.' })
  after: VerdictKind | null;

  @Field(() => [VerdictReasonObject], {
    description: 'What speaks against the meal after the change and is not settled.',
  })
  reasons: readonly VerdictReasonObject[];
}

@ObjectType({ description: 'A meal whose verdict by the rules of the trip changes.' })
class PreviewedRules {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => VerdictEnum, { nullable: true, description: 'Null: nobody is there, or there are no rules.' })
  before: VerdictKind | null;

  @Field(() => VerdictEnum, { nullable: true, description: 'Null: nobody is there, or there are no rules.' })
  after: VerdictKind | null;

  @Field(() => [RuleReasonObject], { description: 'What speaks against the meal after the change.' })
  reasons: readonly RuleReasonObject[];
}

@ObjectType('PreviewedShare', { description: 'A participant with another share of the costs.' })
class PreviewedShareObject {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => Participant, { description: 'The participant.' })
  participant: Participant;

  @Field(() => Money, { description: 'The share before the change, in the currency of the trip.' })
  before: Money;

  @Field(() => Money, { description: 'The share after the change.' })
  after: Money;
}

@ObjectType({ description: 'What a change of the table or the trip would change.' })
class TablePreview {
  @Field(() => [PreviewedPortions], { description: 'Meals with other portions.' })
  meals: readonly PreviewedPortions[];

  @Field(() => [PreviewedAmount], { description: 'Ingredients with another amount.' })
  amounts: readonly PreviewedAmount[];

  @Field(() => Int, { description: 'Number of these amounts that are purchased.' })
  purchased: number;

  @Field(() => [PreviewedVerdict], { description: 'Verdicts that change, by meal and eater.' })
  verdicts: readonly PreviewedVerdict[];

  @Field(() => [PreviewedRules], {
    description: 'Verdicts by the rules of the trip that change, by meal, once for everybody.',
  })
  rules: readonly PreviewedRules[];

  @Field(() => [PreviewedMeal], {
    description: 'Meals that are outside of the plan after the change, and were in it.',
  })
  leaving: readonly PreviewedMeal[];

  @Field(() => [PreviewedMeal], {
    description: 'Meals that are in the plan after the change, and were outside.',
  })
  returning: readonly PreviewedMeal[];

  @Field(() => [PreviewedShareObject], { description: 'Participants whose share of the costs changes.' })
  shares: readonly PreviewedShareObject[];
}

@Resolver()
export class PreviewResolver {
  @Query(() => TablePreview, {
    description:
      'What a change of the table, the dates, the meal types or the rules would change; changes nothing.',
  })
  async previewTable(
    @Input(PreviewTableInput, 'The change.') input: PreviewTableInput,
    @Context() ctx: Ctx,
  ): Promise<TablePreview> {
    return presentPreview(await previewTrip(ctx, input.tripId, input));
  }

  @Query(() => TablePreview, {
    description: 'What other dates, meal types or rules of a trip would change; changes nothing.',
  })
  async previewTripDates(
    @Arg('tripId', () => ID, { description: 'The trip.' }) tripId: string,
    @Arg('startDate', () => CalendarDateScalar, { description: 'First day.' }) startDate: CalendarDate,
    @Arg('endDate', () => CalendarDateScalar, { description: 'Last day.' }) endDate: CalendarDate,
    @Arg('moveMeals', () => Boolean, {
      nullable: true,
      description: 'Whether meals move with the first day, as in updateTrip.',
    })
    moveMeals: boolean | null,
    @Arg('mealTypes', () => [MealTypeEnum], { nullable: true, description: 'Absent: as they are.' })
    mealTypes: MealType[] | null,
    @Arg('dietaryRestrictions', () => [String], { nullable: true, description: 'Absent: as they are.' })
    dietaryRestrictions: string[] | null,
    @Context() ctx: Ctx,
  ): Promise<TablePreview> {
    const change = { startDate, endDate, moveMeals, mealTypes, dietaryRestrictions };
    return presentPreview(await previewTrip(ctx, tripId, change));
  }
}
