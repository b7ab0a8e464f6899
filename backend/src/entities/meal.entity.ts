import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { Cooking } from '../../../domain/recipes/kitchen/cooking.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { ForWhom } from '../../../domain/plan/forWhom.ts';
import type { MealStatus, MealType } from '../../../domain/plan/meal.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { numberText } from '../../../domain/text/formats.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { enumType } from '../base/enumType.ts';
import type { FieldVersions } from './fieldVersions.ts';
import { MEAL_TYPE_LIST, MealTypeEnum } from './mealTypeEnum.ts';
import { Participant } from './participant.entity.ts';
import { Trip } from './trip.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

const MealStatusEnum = enumType<MealStatus>('MealStatus', 'Whether the meal is needed.', {
  planned: 'The meal is needed.',
  not_needed: 'The meal is not needed.',
});

@ObjectType({
  description: `A meal in a slot of a trip, a date and a meal type: one of up to ${LIMITS.slotDishes} dishes there.`,
})
@Entity('meals')
@Index('meals_id_idx', ['id'])
@Index('meals_kind_idx', ['type', 'isAiGenerated'])
@Index('meals_created_at_idx', ['createdAt'])
@Unique('meals_slot_key', ['tripId', 'date', 'type', 'position'])
@Check('meals_type_check', `type in (${MEAL_TYPE_LIST})`)
@Check('meals_status_check', "status in ('planned', 'not_needed')")
@Check('meals_position_check', 'position >= 0')
@Check('meals_minutes_check', `minutes between 1 and ${LIMITS.recipeMinutes}`)
@Check('meals_servings_check', 'servings_quarters > 0')
@Index('meals_assigned_to_idx', ['tripId', 'assignedToId'], { where: 'assigned_to_id is not null' })
@ForeignKey(() => Trip, ['tripId'], ['id'], { onDelete: 'CASCADE', name: 'meals_trip_fkey' })
@ForeignKey(() => Participant, ['tripId', 'assignedToId'], ['tripId', 'id'], {
  name: 'meals_assigned_to_fkey',
})
export class Meal {
  @Field(() => ID, { description: 'Id of the meal, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Field(() => ID, { description: 'The trip.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the meal.' })
  @Column('date', ['kept', 'exported', 'written', 'in trip file'])
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'Meal type.' })
  @Column('text', ['kept', 'exported', 'written', 'in trip file'])
  type: MealType;

  @Field(() => Int, { description: 'Place among the dishes of its slot; the first dish is 0.' })
  @Column('smallint', ['kept', 'not exported', 'in trip file'], { default: 0 })
  position: number;

  /** The part of the slot's table that it is for; null: everybody. */
  @Column('jsonb', ['kept', 'not exported', 'written', 'in trip file'], { nullable: true })
  forWhom: ForWhom | null;

  @Field({ description: 'Whether those whom it is for do not get the first dish of its slot.' })
  @Column('boolean', ['kept', 'not exported', 'written', 'in trip file'], { default: false })
  isInstead: boolean;

  @Field({ description: 'Name of the dish; empty until decided.' })
  @Column('text', ['kept', 'exported', 'written', 'in trip file', 'in menu'], { default: '' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: `Description, at most ${numberText(LIMITS.text)} characters.`,
  })
  @Column('text', ['kept', 'not exported', 'written', 'in trip file', 'in menu'], { nullable: true })
  description: string | null;

  /** As stored; the doors show `instructionsOf`. */
  @Column('text', ['kept', 'not exported', 'written', 'in trip file', 'in menu'], {
    array: true,
    default: '{}',
  })
  instructions: string[];

  /** As stored; the doors show `recipeOf`. */
  @Column('text', ['kept', 'not exported', 'written', 'in trip file', 'in menu'], { nullable: true })
  recipe: string | null;

  /** As stored; the doors show `minutesOf`. */
  @Column('smallint', ['kept', 'not exported', 'written', 'in trip file', 'in menu'], { nullable: true })
  minutes: number | null;

  /** How its texts follow the table; null: they are as people wrote them. */
  @Column('jsonb', ['kept', 'not exported', 'in trip file', 'in menu'], { nullable: true })
  cooking: Cooking | null;

  @Field(() => ID, { nullable: true, description: 'The assigned cook; null when unassigned.' })
  @Column('uuid', ['unlinked', 'not exported', 'written', 'in trip file'], { nullable: true })
  assignedToId: string | null;

  @Field(() => MealStatusEnum, { description: 'Whether the meal is needed.' })
  @Column('text', ['kept', 'not exported', 'written', 'in trip file'], { default: 'planned' })
  status: MealStatus;

  @Field({ description: 'Whether a suggestion created the meal.' })
  @Column('boolean', ['kept', 'not exported', 'in trip file'], { default: false })
  isAiGenerated: boolean;

  /** Portions that the amounts are written for; null: amounts are fixed. */
  @Column('smallint', ['kept', 'not exported', 'written', 'in trip file', 'in menu'], { nullable: true })
  servingsQuarters: number | null;

  /** Of those who get it. */
  @Column('smallint', ['kept', 'not exported', 'in trip file'], { default: 0 })
  portionQuarters: number;

  @Field(() => Int, {
    description:
      'Number of changes of what people write in it, from 1: not votes. An update that carries it is refused if it would overwrite a later change.',
  })
  @Column('integer', ['kept', 'not exported'], { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', ['kept', 'not exported'], { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Field(() => GraphQLISODateTime, { description: 'Creation time of the meal.' })
  @Column('timestamptz', ['kept', 'not exported'])
  createdAt: Date;
}
