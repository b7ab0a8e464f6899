import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Float,
  ID,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { VerdictKind } from '../../../../domain/people/verdict/verdict.ts';
import { mealMinutes, type MealType } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { Units } from '../../../../domain/number/units.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import type { AheadKind } from '../../../../domain/trip/handbook/aheadWork.ts';
import type {
  CookingStart,
  HandbookAhead,
  HandbookAmounts,
  HandbookDay,
  HandbookDish,
  HandbookGroup,
  HandbookLine,
  HandbookPerson,
  HandbookPlate,
  HandbookSlot,
} from '../../../../domain/trip/handbook/handbook.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { enumType } from '../../base/enumType.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { UNITS_ARGUMENT, UnitsEnum } from '../../entities/unitsEnum.ts';
import { VerdictEnum } from '../../people/verdict/verdict.resolver.ts';
import { handbookOf } from './handbook.service.ts';

const AheadEnum = enumType<AheadKind>(
  'HandbookAheadKind',
  'What may have to be done with a food on the day before, by the words of its line.',
  {
    thaw: 'It is bought frozen; some foods are cooked frozen.',
    soak: 'Dried beans and the like, which cook better after a night in water.',
  },
);

@ObjectType('HandbookStart', { description: 'When cooking begins.' })
class HandbookStartObject implements CookingStart {
  @Field(() => CalendarDateScalar, { description: 'The day: that of the meal, or one before.' })
  date: CalendarDate;

  minutes: number;
}

@ObjectType('HandbookGroup', { description: 'What a group gets of a dish.' })
class HandbookGroupObject implements HandbookGroup {
  @Field(() => String, { nullable: true, description: 'Name; null: those who are in none.' })
  name: string | null;

  portionQuarters: number;
}

@ObjectType('HandbookAmounts', { description: 'What the groups of a dish get of an ingredient.' })
class HandbookAmountsObject implements HandbookAmounts {
  @Field(() => ID, { description: 'The ingredient.' })
  ingredientId: string;

  @Field(() => [String], {
    description:
      'In the order of the groups, in the units of the reader: "250 g"; empty for nothing, and for amounts like "a few". They add up to the amount of the dish, or little more.',
  })
  amounts: readonly string[];
}

@ObjectType('HandbookDish', { description: 'A dish, as the kitchen cooks it.' })
class HandbookDishObject implements HandbookDish {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => HandbookStartObject, {
    nullable: true,
    description: 'Its minutes, with all batches, before the meal; null if nobody said how long it takes.',
  })
  start: CookingStart | null;

  @Field(() => [HandbookGroupObject], {
    description: 'Portions by group, which add up to those of the meal; empty for a trip without groups.',
  })
  groups: readonly HandbookGroup[];

  @Field(() => [HandbookAmountsObject], {
    description: 'What each group gets of each ingredient; empty unless `groupAmounts` asks for it.',
  })
  groupAmounts: readonly HandbookAmounts[];
}

@ObjectType('HandbookPlate', { description: 'A dish that a person gets.' })
class HandbookPlateObject implements HandbookPlate {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => VerdictEnum, { description: 'Whether the person can eat it.' })
  verdict: VerdictKind;

  @Field(() => [String], {
    description: 'Notes of those who made sure that the person can eat it, see `settleConflict`.',
  })
  notes: readonly string[];

  @Field(() => [String], { description: 'Names of ingredients that the person would rather not have.' })
  disliked: readonly string[];
}

@ObjectType('HandbookPerson', {
  description: 'An eater at the slot who avoids something, or has a note for those who cook.',
})
class HandbookPersonObject implements HandbookPerson {
  @Field(() => ID, { description: 'The eater.' })
  eaterId: string;

  @Field(() => [HandbookPlateObject], { description: 'The dishes that the eater gets; none: a conflict.' })
  dishes: HandbookPerson['dishes'];
}

@ObjectType('HandbookSlot', { description: 'A slot with planned dishes.' })
class HandbookSlotObject implements Omit<HandbookSlot, 'date'> {
  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;

  @Field(() => [HandbookDishObject], { description: 'Its planned dishes, in their order.' })
  dishes: readonly HandbookDish[];

  @Field(() => [Duty], { description: 'Who helps and washes up.' })
  duties: HandbookSlot['duties'];

  @Field(() => [HandbookPersonObject], {
    description: 'Allergy sheet: who avoids something, or has a note for those who cook.',
  })
  people: readonly HandbookPerson[];

  @Field(() => [ID], { description: 'The eaters there who get none of the dishes.' })
  withoutDish: readonly string[];
}

@ObjectType('HandbookAhead', { description: 'What may have to be done for a meal of the next day.' })
class HandbookAheadObject implements HandbookAhead {
  @Field(() => AheadEnum, { description: 'What to do.' })
  kind: AheadKind;

  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => ID, { description: 'The ingredient.' })
  ingredientId: string;
}

@ObjectType('HandbookLine', { description: 'Something to buy.' })
class HandbookLineObject implements Omit<HandbookLine, 'section'> {
  @Field({ description: 'What to buy.' })
  name: string;

  @Field({ description: 'How much, in the units of the reader: "2 cans + 400 g"; may be empty.' })
  amount: string;
}

@ObjectType('HandbookDay', { description: 'A day of the kitchen.' })
class HandbookDayObject implements HandbookDay {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => [HandbookSlotObject], { description: 'Slots with planned dishes, by time.' })
  slots: readonly HandbookSlot[];

  @Field(() => [HandbookAheadObject], { description: 'What to thaw and soak for the meals of the next day.' })
  ahead: readonly HandbookAhead[];

  @Field(() => [HandbookLineObject], {
    description: 'What is still to buy on this day, in the order of a store.',
  })
  shopping: readonly HandbookLine[];
}

/** '16:05', as APIs say times of day. */
function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

@Resolver(() => HandbookStartObject)
export class HandbookStartResolver {
  @FieldResolver(() => String, { description: 'Time of the day: "16:05".' })
  time(@Root() { minutes }: CookingStart): string {
    return timeOf(minutes);
  }
}

@Resolver(() => HandbookGroupObject)
export class HandbookGroupResolver {
  @FieldResolver(() => Float, { description: 'Sum of their portions.' })
  portions(@Root() { portionQuarters }: HandbookGroup): number {
    return portionQuarters / 4;
  }
}

@Resolver(() => HandbookSlotObject)
export class HandbookSlotResolver {
  @FieldResolver(() => String, { description: 'Usual time of the meal: "18:00".' })
  time(@Root() { type }: HandbookSlot): string {
    return timeOf(mealMinutes(type));
  }
}

@Resolver(() => HandbookLineObject)
export class HandbookLineResolver {
  @FieldResolver(() => String, { description: 'Section of the store: "Produce".' })
  section(@Root() { section }: HandbookLine): string {
    return asText(STORE_SECTION_NAMES[section]);
  }
}

@Resolver(() => Trip)
export class HandbookResolver {
  @FieldResolver(() => [HandbookDayObject], {
    description:
      "The kitchen's handbook, day by day: what is cooked when, by whom and for whom, what is done the day before, and what is bought. The day before its first one is told if it has work for it; days with nothing to do are not.",
  })
  handbook(
    @Root() trip: Readonly<Trip>,
    @Arg('from', () => CalendarDateScalar, {
      nullable: true,
      description: 'First day; by default that of the trip.',
    })
    from: CalendarDate | null | undefined,
    @Arg('to', () => CalendarDateScalar, {
      nullable: true,
      description: 'Last day; by default that of the trip.',
    })
    to: CalendarDate | null | undefined,
    @Arg('units', () => UnitsEnum, UNITS_ARGUMENT) units: Units | null,
    @Arg('groupAmounts', () => Boolean, {
      defaultValue: false,
      description: 'Whether to say what each group gets of each ingredient.',
    })
    groupAmounts: boolean,
    @Context() ctx: Ctx,
  ): Promise<readonly HandbookDay[]> {
    return handbookOf(ctx, trip, { from, to, units, groupAmounts });
  }
}
