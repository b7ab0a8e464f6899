import { Field, ID, InputType } from 'type-graphql';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';

@InputType({ description: 'A slot of a trip, with or without a meal.' })
export class SlotInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;
}
