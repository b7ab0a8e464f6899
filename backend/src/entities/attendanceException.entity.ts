import { Check, Entity, ForeignKey } from 'typeorm';
import { Field, ID, ObjectType } from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../domain/plan/meal.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { Eater } from './eater.entity.ts';
import { MEAL_TYPE_LIST, MealTypeEnum } from './mealTypeEnum.ts';
import { Column, PrimaryColumn } from './column.ts';

@ObjectType({
  description:
    'An eater who eats at a slot before arriving or after leaving, or who does not eat at a slot in between. It belongs to the slot, not to its meal.',
})
@Entity('attendance_exceptions')
@Check('attendance_exceptions_type_check', `type in (${MEAL_TYPE_LIST})`)
@ForeignKey(() => Eater, ['tripId', 'eaterId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'attendance_exceptions_eater_fkey',
})
export class AttendanceException {
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  tripId: string;

  @Field(() => ID, { description: 'The eater.' })
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  eaterId: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the slot.' })
  @PrimaryColumn('date', ['goes with participant', 'exported'])
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'Meal type of the slot.' })
  @PrimaryColumn('text', ['goes with participant', 'exported'])
  type: MealType;

  @Field({ description: 'Whether the eater eats at the slot.' })
  @Column('boolean', ['goes with participant', 'exported'])
  attends: boolean;
}
