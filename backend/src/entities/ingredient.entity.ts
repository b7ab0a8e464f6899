import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { UsedPerPortion } from '../../../domain/shopping/amount/usedAmount.ts';
import type { StapleAnswer } from '../../../domain/shopping/home/staples.ts';
import type { Unavailable } from '../../../domain/shopping/missing/unavailable.ts';
import type { FieldVersions } from './fieldVersions.ts';
import { Meal } from './meal.entity.ts';
import { Participant } from './participant.entity.ts';
import { Trip } from './trip.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

@ObjectType({ description: 'Something to buy: for a meal, or an item of the trip.' })
@Entity('ingredients')
@Index('ingredients_id_idx', ['id'])
@Check('ingredients_alternative_check', 'selected_alternative between 0 and cardinality(alternatives)')
@Check('ingredients_apart_check', "(apart_of_id is null) = (apart_eater_ids = '{}')")
@Check('ingredients_purchase_check', 'purchased or (purchased_by_id is null and purchased_at is null)')
@Check('ingredients_item_check', 'meal_id is null or added_by_id is null')
@Check('ingredients_item_apart_check', 'meal_id is not null or apart_of_id is null')
@Index('ingredients_meal_idx', ['tripId', 'mealId'])
@Index('ingredients_assigned_to_idx', ['tripId', 'assignedToId'], { where: 'assigned_to_id is not null' })
@ForeignKey(() => Trip, ['tripId'], ['id'], { onDelete: 'CASCADE', name: 'ingredients_trip_fkey' })
@ForeignKey(() => Meal, ['tripId', 'mealId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'ingredients_meal_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'assignedToId'], ['tripId', 'id'], {
  name: 'ingredients_assigned_to_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'purchasedById'], ['tripId', 'id'], {
  name: 'ingredients_purchased_by_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'addedById'], ['tripId', 'id'], {
  name: 'ingredients_added_by_fkey',
})
export class Ingredient {
  @Field(() => ID, { description: 'Id of the ingredient, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Field(() => ID, { description: 'The trip.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @Field(() => ID, { nullable: true, description: 'The meal it belongs to; null for an item of the trip.' })
  @Column('uuid', ['kept', 'not exported'], { nullable: true })
  mealId: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of an item: id of the participant who added it. Null for a former participant, an imported item, and ingredients of meals.',
  })
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  addedById: string | null;

  @Field({ description: 'Name as first entered.' })
  @Column('text', ['kept', 'exported', 'written', 'in trip file'])
  name: string;

  @Field(() => String, { nullable: true, description: 'Quantity as typed: "1 1/2", "2-3", "a few".' })
  @Column('text', ['kept', 'exported', 'written', 'in trip file'], { nullable: true })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of the quantity: "cups", "lb", "cans".' })
  @Column('text', ['kept', 'exported', 'written', 'in trip file'], { nullable: true })
  unit: string | null;

  @Field({
    description:
      'Whether a person typed the amount, which is then shown as typed, with the units of its reader beside it. False: a suggestion, a recipe or a copy wrote it.',
  })
  @Column('boolean', ['kept', 'not exported', 'in trip file'], { default: false })
  isTyped: boolean;

  @Field(() => String, { nullable: true, description: 'Notes for the shopper.' })
  @Column('text', ['kept', 'not exported', 'written', 'in trip file'], { nullable: true })
  notes: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the dish that it is for: "For the sauce"; null for the dish itself.',
  })
  @Column('text', ['kept', 'not exported', 'written', 'in trip file'], { nullable: true })
  part: string | null;

  /** Of packs that may have leftovers: what goes into the dish. */
  @Column('jsonb', ['kept', 'not exported', 'in trip file'], { nullable: true })
  usedPerPortion: UsedPerPortion | null;

  @Field({ description: 'Whether it is purchased.' })
  @Column('boolean', ['kept', 'exported', 'in trip file'], { default: false })
  purchased: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the participant who ticked it; null while not purchased, and for a former participant.',
  })
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  purchasedById: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the tick; null while not purchased.',
  })
  @Column('timestamptz', ['kept', 'exported'], { nullable: true })
  purchasedAt: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the participant assigned to buy it; null when unassigned.',
  })
  @Column('uuid', ['unlinked', 'not exported', 'written', 'in trip file'], { nullable: true })
  assignedToId: string | null;

  @Field(() => [String], { description: 'Alternatives to buy instead.' })
  @Column('text', ['kept', 'not exported', 'written', 'in trip file'], { array: true, default: '{}' })
  alternatives: string[];

  @Field(() => Int, {
    description: 'Selected alternative: 0 for the name itself, n for the nth alternative.',
  })
  @Column('smallint', ['kept', 'not exported', 'written', 'in trip file'], { default: 0 })
  selectedAlternative: number;

  /** Of a separate plate; who gets one tells what somebody does not eat (`apartOf`). */
  @Column('uuid', ['kept', 'not exported', 'in trip file'], { nullable: true })
  apartOfId: string | null;

  @Column('uuid', ['kept', 'not exported'], { array: true, default: '{}' })
  apartEaterIds: string[];

  /** `foodKey` of the cart group at the merge; it may have changed. */
  @Column('text', ['kept', 'not exported', 'in trip file'], { nullable: true })
  mergedAs: string | null;

  /** Portions it is for, in quarters; null: the meal's. */
  @Column('smallint', ['kept', 'not exported'], { nullable: true })
  portionQuarters: number | null;

  /** The row and its meal at the purchase, from which the amount bought follows. */
  @Column('text', ['kept', 'not exported'], { nullable: true })
  boughtQuantity: string | null;

  @Column('text', ['kept', 'not exported'], { nullable: true })
  boughtUnit: string | null;

  /** Null: not purchased, or nothing is remembered. */
  @Column('smallint', ['kept', 'not exported'], { nullable: true })
  boughtPortionQuarters: number | null;

  @Column('smallint', ['kept', 'not exported'], { nullable: true })
  boughtServingsQuarters: number | null;

  @Column('jsonb', ['kept', 'exported', 'in trip file'], { nullable: true })
  unavailable: Unavailable | null;

  @Column('jsonb', ['kept', 'not exported'], { nullable: true })
  staple: StapleAnswer | null;

  @Field(() => Int, {
    description:
      'Number of changes of what people write in it, from 1: not purchases. An update that carries it is refused if it would overwrite a later change.',
  })
  @Column('integer', ['kept', 'not exported'], { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', ['kept', 'not exported'], { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Column('timestamptz', ['kept', 'not exported'])
  createdAt: Date;
}
