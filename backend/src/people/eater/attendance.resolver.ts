import { Ctx as Context, Field, FieldResolver, Float, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AttendanceException } from '../../entities/attendanceException.entity.ts';
import { Eater, EaterAvoidObject } from '../../entities/eater.entity.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { attendanceOf, type SlotAttendance } from './eater.service.ts';
import { rulesOf } from './withEaters.ts';

@ObjectType('SlotAttendance', { description: 'Who eats at one slot of the plan.' })
export class SlotAttendanceObject implements SlotAttendance {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;

  @Field(() => Float, { description: 'Sum of the portions of those who eat, in steps of 0.25.' })
  portions: number;

  @Field(() => [ID], { description: 'Eaters who eat at the slot.' })
  eaterIds: readonly string[];
}

@Resolver(() => Trip)
export class AttendanceResolver {
  @FieldResolver(() => [Eater], {
    description: 'The people who eat on the trip: members, invited people and their companions.',
  })
  eaters(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<readonly Eater[]> {
    return ctx.loaders.eatersOfTrip.get(trip.id);
  }

  @FieldResolver(() => [EaterAvoidObject], {
    description:
      'What dietaryRestrictions forbid everybody at the table, with how strictly it is probably meant. What is not understood is a word, as in avoids of eaters.',
  })
  rules(@Root() trip: Readonly<Trip>): readonly EaterAvoid[] {
    return rulesOf(trip);
  }

  @FieldResolver(() => [AttendanceException], {
    description:
      'Slots at which an eater does not eat between arrival and departure, or eats outside of them. Those of days outside the trip have no effect.',
  })
  attendanceExceptions(
    @Root() trip: Readonly<Trip>,
    @Context() ctx: Ctx,
  ): MaybePromise<readonly AttendanceException[]> {
    return ctx.loaders.exceptionsOfTrip.get(trip.id);
  }

  @FieldResolver(() => [SlotAttendanceObject], {
    description: 'Who eats at each slot of the plan, by day and time.',
  })
  attendance(
    @Root() trip: Readonly<Trip>,
    @Context() ctx: Ctx,
  ): MaybePromise<readonly SlotAttendanceObject[]> {
    return attendanceOf(ctx, trip);
  }
}
