import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { SettledShares } from '../../../../domain/costs/changedShares.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { Participant } from '../participant.entity.ts';
import { Trip } from '../trip.entity.ts';
import { Column, PrimaryColumn } from '../column.ts';

@ObjectType({
  description:
    'Money that a participant gave to another, outside of the product, and that one of them marked as paid.',
})
@Entity('transfers')
@Index('transfers_id_idx', ['id'])
@Unique('transfers_settles_key', ['tripId', 'fromId', 'toId', 'settles'])
@Index('transfers_from_idx', ['tripId', 'fromId'])
@Index('transfers_to_idx', ['tripId', 'toId'])
@Index('transfers_marked_by_idx', ['tripId', 'markedById'], { where: 'marked_by_id is not null' })
@Check('transfers_amount_check', 'amount_cents > 0')
@Check('transfers_sides_check', 'from_id <> to_id')
@ForeignKey(() => Trip, ['tripId'], ['id'], { onDelete: 'CASCADE', name: 'transfers_trip_fkey' })
@ForeignKey(() => Participant, ['tripId', 'fromId'], ['tripId', 'id'], { name: 'transfers_from_fkey' })
@ForeignKey(() => Participant, ['tripId', 'toId'], ['tripId', 'id'], { name: 'transfers_to_fkey' })
@ForeignKey(() => Participant, ['tripId', 'markedById'], ['tripId', 'id'], {
  name: 'transfers_marked_by_fkey',
})
export class Transfer {
  @Field(() => ID, { description: 'Id of the transfer, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Field(() => ID, { description: 'The trip.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @Field(() => ID, { description: 'Id of the participant who gave the money.' })
  @Column('uuid', ['kept', 'not exported'])
  fromId: string;

  @Field(() => ID, { description: 'Id of the participant who got it.' })
  @Column('uuid', ['kept', 'not exported'])
  toId: string;

  /** In the smallest unit of the trip's currency. */
  @Column('bigint', ['kept', 'exported'])
  amountCents: number;

  /** The transfer that it paid, by the payment before it or the trip; null for one of a version before. */
  @Column('uuid', ['kept', 'not exported'], { nullable: true })
  settles: string | null;

  /** Decimals of the trip's currency, which servers of the version before read. */
  @Column('smallint', ['kept', 'not exported'], { nullable: true })
  amountDigits: number | null;

  @Field(() => CalendarDateScalar, { description: 'Day of the payment.' })
  @Column('date', ['kept', 'exported'])
  date: CalendarDate;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the participant who marked it as paid; null for a former one.',
  })
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  markedById: string | null;

  /** The shares at that moment, against which later ones are compared; of the last transfers alone. */
  @Column('jsonb', ['kept', 'not exported'], { nullable: true, select: false })
  settledShares?: SettledShares | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was marked as paid.' })
  @Column('timestamptz', ['kept', 'exported'])
  createdAt: Date;
}
