import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { RestrictionReading } from '../../../domain/food/restriction/restrictionReading.ts';
import { DEFAULT_CURRENCY } from '../../../domain/costs/split/amountText.ts';
import { LIMITS } from '../../../domain/limits.ts';
import type { ShoppingPlan } from '../../../domain/shopping/days/shoppingDays.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { USUAL_MEAL_TYPES, type MealType } from '../../../domain/plan/meal.ts';
import type { FieldVersions } from './fieldVersions.ts';
import { MEAL_TYPE_LIST, MealTypeEnum } from './mealTypeEnum.ts';
import { User } from './user.entity.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { Column, PrimaryColumn } from './column.ts';

@ObjectType({ description: 'A group trip with its food plan.' })
@Entity('trips')
@Check('trips_dates_check', 'end_date > start_date')
@Check('trips_meal_types_check', `meal_types <@ array[${MEAL_TYPE_LIST}]`)
@ForeignKey(() => User, ['createdBy'], ['id'], { onDelete: 'SET NULL', name: 'trips_created_by_fkey' })
export class Trip {
  @Field(() => ID, { description: 'Id of the trip, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'exported'])
  id: string;

  @Field({ description: `Name of the trip, at most ${LIMITS.name} characters.` })
  @Column('text', ['kept', 'exported', 'written'])
  name: string;

  @Field({ description: `Location, at most ${LIMITS.location} characters.` })
  @Column('text', ['kept', 'exported', 'written'])
  location: string;

  @Field(() => CalendarDateScalar, { description: 'First day of the trip.' })
  @Column('date', ['kept', 'exported', 'written jointly'])
  startDate: CalendarDate;

  @Field(() => CalendarDateScalar, {
    description: `Last day of the trip, after the first; a trip lasts at most ${LIMITS.tripDays} days.`,
  })
  @Column('date', ['kept', 'exported', 'written jointly'])
  endDate: CalendarDate;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the user who created the trip; null once that account is deleted.',
  })
  @Index('trips_created_by_idx')
  @Column('uuid', ['unlinked', 'exported'], { nullable: true })
  createdBy: string | null;

  @Field(() => [MealTypeEnum], { description: 'The meal types that are planned for each day.' })
  @Column('text', ['kept', 'not exported', 'written'], {
    array: true,
    default: `{${USUAL_MEAL_TYPES.join(',')}}`,
  })
  mealTypes: MealType[];

  @Field(() => [String], {
    description: 'Dietary restrictions as last entered, when requesting suggestions or editing the trip.',
  })
  @Column('text', ['kept', 'not exported', 'written'], { array: true, default: '{}' })
  dietaryRestrictions: string[];

  /** Parsed dietaryRestrictions; may be outdated, so read it with `readingOf`. */
  @Column('jsonb', ['kept', 'not exported'], { nullable: true })
  restrictionReading: RestrictionReading | null;

  @Column('jsonb', ['kept', 'not exported'], { nullable: true })
  shoppingPlan: ShoppingPlan | null;

  @Field({ description: 'Currency of its costs, ISO 4217: USD.' })
  @Column('text', ['kept', 'exported'], { default: DEFAULT_CURRENCY })
  currency: string;

  @Field(() => Int, {
    description:
      'Number of changes of what people write of it, from 1: not its meals, people or currency. An update that carries it is refused if it would overwrite a later change.',
  })
  @Column('integer', ['kept', 'not exported'], { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', ['kept', 'not exported'], { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Field(() => GraphQLISODateTime, { description: 'Creation time of the trip.' })
  @Column('timestamptz', ['kept', 'not exported'])
  createdAt: Date;
}
