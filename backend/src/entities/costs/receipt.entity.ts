import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type { ReceiptKind, ReceiptSplit } from '../../../../domain/costs/receipt.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { enumType } from '../../base/enumType.ts';
import type { FieldVersions } from '../fieldVersions.ts';
import { Participant } from '../participant.entity.ts';
import { Trip } from '../trip.entity.ts';
import { Column, PrimaryColumn } from '../column.ts';

const ReceiptKindEnum = enumType<ReceiptKind>('ReceiptKind', 'What was bought.', {
  groceries: 'Food and drinks; split by portions unless said otherwise.',
  other: 'Anything else: fuel, a deposit. Split equally unless said otherwise.',
});

const ReceiptSplitEnum = enumType<ReceiptSplit>('ReceiptSplit', 'How a receipt is shared out.', {
  'by-portions': 'By the portions that people and their companions eat in its meals.',
  equal: 'In equal parts among chosen people.',
  shares: 'In shares as typed, which add up to the amount.',
});

@ObjectType({ description: 'What a participant paid for the group.' })
@Entity('receipts')
@Index('receipts_id_idx', ['id'])
@Index('receipts_paid_by_idx', ['tripId', 'paidById'])
@Index('receipts_added_by_idx', ['tripId', 'addedById'], { where: 'added_by_id is not null' })
@Check('receipts_amount_check', 'amount_cents <> 0')
@Check('receipts_kind_check', "kind in ('groceries', 'other')")
@Check('receipts_split_check', "split in ('by-portions', 'equal', 'shares')")
@Check('receipts_frozen_check', "frozen_at is null or split = 'by-portions'")
@ForeignKey(() => Trip, ['tripId'], ['id'], { onDelete: 'CASCADE', name: 'receipts_trip_fkey' })
@ForeignKey(() => Participant, ['tripId', 'paidById'], ['tripId', 'id'], { name: 'receipts_paid_by_fkey' })
@ForeignKey(() => Participant, ['tripId', 'addedById'], ['tripId', 'id'], { name: 'receipts_added_by_fkey' })
export class Receipt {
  @Field(() => ID, { description: 'Id of the receipt, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Field(() => ID, { description: 'The trip.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @Field(() => ID, { description: 'Id of the participant who paid.' })
  @Column('uuid', ['kept', 'not exported', 'written'])
  paidById: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the participant who added it; null for a former one.',
  })
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  addedById: string | null;

  /** In the smallest unit of its own currency; below 0 for a refund. */
  @Column('bigint', ['kept', 'exported', 'written jointly'])
  amountCents: number;

  /** Decimals of its currency, which servers of the version before read. */
  @Column('smallint', ['kept', 'not exported'], { nullable: true })
  amountDigits: number | null;

  /** Decimals of the trip's currency, as above. */
  @Column('smallint', ['kept', 'not exported'], { nullable: true })
  shareDigits: number | null;

  /** Null: the trip's. */
  @Column('text', ['kept', 'exported', 'written jointly'], { nullable: true })
  currency: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Exchange rate: what 1 of its currency is in the currency of the trip; null for 1.',
  })
  @Column('text', ['kept', 'exported', 'written jointly'], { nullable: true })
  rate: string | null;

  @Field({ description: `What it was for, at most ${LIMITS.name} characters; may be empty.` })
  @Column('text', ['kept', 'exported', 'written'], { default: '' })
  label: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the payment.' })
  @Column('date', ['kept', 'exported', 'written'])
  date: CalendarDate;

  @Field(() => ReceiptKindEnum, { description: 'What was bought.' })
  @Column('text', ['kept', 'exported', 'written'])
  kind: ReceiptKind;

  @Field(() => ReceiptSplitEnum, { description: 'How it is shared out.' })
  @Column('text', ['kept', 'exported', 'written'])
  split: ReceiptSplit;

  /** Number of changes of its meals, people and typed shares, which are rows of their own. */
  @Column('integer', ['kept', 'not exported', 'written'], { default: 0 })
  splitRevision: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when its shares no longer follow the table; null while they do.',
  })
  @Column('timestamptz', ['kept', 'not exported'], { nullable: true })
  frozenAt: Date | null;

  @Field(() => Int, {
    description:
      'Number of changes of what people write in it, from 1: not freezing. An update that carries it is refused if it would overwrite a later change.',
  })
  @Column('integer', ['kept', 'not exported'], { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', ['kept', 'not exported'], { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  @Column('timestamptz', ['kept', 'exported'])
  createdAt: Date;
}
