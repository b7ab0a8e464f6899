import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Seat } from '../../../domain/people/eater/attendance.ts';
import type { EaterAvoid, Strictness } from '../../../domain/people/eater/eater.ts';
import type { MealTime } from '../../../domain/plan/mealTime.ts';
import { DEFAULT_QUARTERS } from '../../../domain/people/eater/portion.ts';
import { LIMITS } from '../../../domain/limits.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../domain/plan/meal.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { enumType } from '../base/enumType.ts';
import { AvoidKindEnum } from './avoidKindEnum.ts';
import type { FieldVersions } from './fieldVersions.ts';
import { MEAL_TYPE_LIST, MealTypeEnum } from './mealTypeEnum.ts';
import { Participant } from './participant.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

export const StrictnessEnum = enumType<Strictness>('Strictness', 'How strictly an eater avoids something.', {
  allergy: 'It must not be in the meal at all.',
  diet: 'The eater does not eat it.',
  dislike: 'The eater would rather not eat it; it never makes a conflict.',
});

@ObjectType('EaterAvoid', { description: 'One thing that an eater does not eat.' })
export class EaterAvoidObject {
  @Field(() => AvoidKindEnum, { description: 'What the value is.' })
  kind: EaterAvoid['kind'];

  @Field({ description: 'The diet, the content or the word. More diets and contents may be added.' })
  value: string;

  @Field(() => StrictnessEnum, { description: 'How strictly it is avoided.' })
  strictness: Strictness;
}

@ObjectType('MealTime', { description: 'A slot of the plan, as a point in time.' })
export class MealTimeObject implements MealTime {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;
}

@ObjectType({
  description:
    'A person who eats on the trip: a participant, from the invitation on, or a companion whom a participant brings.',
})
@Entity('eaters')
@Index('eaters_id_idx', ['id'])
@Index('eaters_own_key', ['tripId', 'participantId'], { unique: true, where: 'not is_companion' })
@Index('eaters_participant_idx', ['tripId', 'participantId'])
@Check('eaters_name_check', '(name is not null) = is_companion')
@Check('eaters_portion_check', 'portion_quarters between 0 and 8')
@Check('eaters_arrives_check', '(arrives_date is null) = (arrives_type is null)')
@Check('eaters_leaves_check', '(leaves_date is null) = (leaves_type is null)')
@Check('eaters_types_check', `arrives_type in (${MEAL_TYPE_LIST}) and leaves_type in (${MEAL_TYPE_LIST})`)
@Check('eaters_share_check', 'share_paid_by_id is null or is_companion')
@Index('eaters_share_paid_by_idx', ['tripId', 'sharePaidById'], { where: 'share_paid_by_id is not null' })
@ForeignKey(() => Participant, ['tripId', 'participantId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'eaters_participant_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'sharePaidById'], ['tripId', 'id'], {
  name: 'eaters_share_paid_by_fkey',
})
export class Eater {
  @Field(() => ID, { description: 'Id of the eater in this trip, a UUID.' })
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  id: string;

  @Field(() => ID, { description: 'The trip.' })
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  tripId: string;

  @Field(() => ID, { description: 'The participant who it is, or who brings the companion.' })
  @Column('uuid', ['goes with participant', 'not exported'])
  participantId: string;

  @Field({ description: 'Whether a participant brings this person.' })
  @Column('boolean', ['goes with participant', 'exported'], { default: false })
  isCompanion: boolean;

  /** Of a companion; others have their participant's name. */
  @Column('text', ['goes with participant', 'exported', 'written', 'in trip file'], { nullable: true })
  name: string | null;

  @Column('smallint', ['goes with participant', 'exported', 'written', 'in trip file'], {
    default: DEFAULT_QUARTERS,
  })
  portionQuarters: number;

  @Field(() => [EaterAvoidObject], {
    description: `What the eater does not eat: at most ${LIMITS.eaterAvoids} things, or more allergies of joined lists.`,
  })
  @Column('jsonb', ['goes with participant', 'exported', 'written jointly', 'in trip file'], { default: [] })
  avoids: readonly EaterAvoid[];

  @Field({ description: 'Whether the eater said "I eat everything". Giving avoids takes it back.' })
  @Column('boolean', ['goes with participant', 'exported', 'written jointly', 'in trip file'], {
    default: false,
  })
  eatsEverything: boolean;

  /** Health data, as avoids. */
  @Field(() => String, {
    nullable: true,
    description: 'A remark for those who cook: "carries an EpiPen". No verdict depends on it.',
  })
  @Column('text', ['goes with participant', 'exported', 'written', 'in trip file'], { nullable: true })
  note: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Group of the trip that the eater belongs to: a patrol, a family, a cabin.',
  })
  @Column('text', ['goes with participant', 'exported', 'written', 'in trip file'], {
    nullable: true,
    name: 'group_name',
  })
  group: string | null;

  @Column('date', ['goes with participant', 'exported', 'written', 'in trip file'], { nullable: true })
  arrivesDate: CalendarDate | null;

  @Column('text', ['goes with participant', 'exported', 'written', 'in trip file'], { nullable: true })
  arrivesType: MealType | null;

  @Column('date', ['goes with participant', 'exported', 'written', 'in trip file'], { nullable: true })
  leavesDate: CalendarDate | null;

  @Column('text', ['goes with participant', 'exported', 'written', 'in trip file'], { nullable: true })
  leavesType: MealType | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of a companion: id of the participant who bears the share of the costs; null for the one who brings the companion.',
  })
  @Column('uuid', ['goes with participant', 'not exported', 'written'], { nullable: true })
  sharePaidById: string | null;

  @Field(() => Int, {
    description:
      'Number of changes of what people write about the eater, from 1: not attendance. An update that carries it is refused if it would overwrite a later change.',
  })
  @Column('integer', ['goes with participant', 'not exported'], { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', ['goes with participant', 'not exported'], { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Column('timestamptz', ['goes with participant', 'not exported'])
  createdAt: Date;
}

export function mealTimeOf(date: CalendarDate | null, type: MealType | null): MealTime | null {
  return date === null || type === null ? null : { date, type };
}

/** What decides on attendance and amounts. */
export function seatOf({
  id,
  participantId,
  isCompanion,
  portionQuarters,
  arrivesDate,
  arrivesType,
  leavesDate,
  leavesType,
}: Pick<
  Eater,
  | 'id'
  | 'participantId'
  | 'isCompanion'
  | 'portionQuarters'
  | 'arrivesDate'
  | 'arrivesType'
  | 'leavesDate'
  | 'leavesType'
>): Seat {
  return {
    id,
    participantId,
    isCompanion,
    portionQuarters,
    arrives: mealTimeOf(arrivesDate, arrivesType),
    leaves: mealTimeOf(leavesDate, leavesType),
  };
}
