import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type { DutyKind } from '../../../../domain/plan/duty.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { enumType } from '../../base/enumType.ts';
import { PrimaryColumn } from '../column.ts';
import { MEAL_TYPE_LIST, MealTypeEnum } from '../mealTypeEnum.ts';
import { Participant } from '../participant.entity.ts';

const DutyKindEnum = enumType<DutyKind>('DutyKind', 'Work at a slot beside cooking.', {
  help: 'Helps those who cook.',
  wash_up: 'Washes up.',
});

@ObjectType({
  description: 'A participant who helps or washes up at a slot. It belongs to the slot, not to its meals.',
})
@Entity('duties')
@Index('duties_participant_idx', ['tripId', 'participantId'])
@Check('duties_type_check', `type in (${MEAL_TYPE_LIST})`)
@Check('duties_kind_check', "kind in ('help', 'wash_up')")
@ForeignKey(() => Participant, ['tripId', 'participantId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'duties_participant_fkey',
})
export class Duty {
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  tripId: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the slot.' })
  @PrimaryColumn('date', ['goes with participant', 'exported'])
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'Meal type of the slot.' })
  @PrimaryColumn('text', ['goes with participant', 'exported'])
  type: MealType;

  @Field(() => DutyKindEnum, { description: 'What the participant does.' })
  @PrimaryColumn('text', ['goes with participant', 'exported'])
  kind: DutyKind;

  @Field(() => ID, { description: 'The accepted participant.' })
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  participantId: string;
}
