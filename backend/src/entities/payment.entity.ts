import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { Package, PaymentStatus } from '../../../domain/payment/packages.ts';
import { User } from './user.entity.ts';
import { Column, PrimaryColumn } from './column.ts';
import { enumType } from '../base/enumType.ts';

const PackageTypeEnum = enumType<Package>('PackageType', 'Package type.', {
  single: 'One trip.',
  bundle: 'Five trips, valid for one year.',
  unlimited: 'Unlimited trips that never expire.',
  special: 'One to ten trips at the special price.',
});

export const PaymentStatusEnum = enumType<PaymentStatus>('PaymentStatus', 'Payment status.', {
  pending: 'Not completed yet.',
  succeeded: 'Paid; its trips are granted.',
  failed: 'Failed, for example because the card was declined.',
  canceled: 'Canceled before payment.',
});

/** Exists from the payment step on and, for accounting, outlives its account. */
@ObjectType({ description: 'A card payment.' })
@Entity('payments')
@Unique('payments_provider_intent_key', ['providerIntentId'])
@Check('payments_package_check', "package in ('single', 'bundle', 'unlimited', 'special')")
@Check('payments_quantity_check', 'quantity between 1 and 10')
@Check('payments_trips_check', "case package when 'unlimited' then trips = -1 else trips > 0 end")
@Check('payments_amount_check', 'amount_cents > 0 and refunded_cents between 0 and amount_cents')
@Check('payments_status_check', "status in ('pending', 'succeeded', 'failed', 'canceled')")
@Index('payments_user_idx', ['userId', 'createdAt'])
@Index('payments_created_at_idx', ['createdAt'])
@Index('payments_status_idx', ['status', 'createdAt'])
@Index('payments_sums_idx', { synchronize: false })
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'SET NULL', name: 'payments_user_fkey' })
export class Payment {
  @Field(() => ID, { description: 'Id of the payment, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'exported'])
  id: string;

  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  userId: string | null;

  @Field(() => PackageTypeEnum, { description: 'The package bought.' })
  @Column('text', ['kept', 'exported'])
  package: Package;

  /** 1, except for the special offer. */
  @Column('smallint', ['kept', 'exported'])
  quantity: number;

  /** In total; -1 is unlimited. */
  @Column('integer', ['kept', 'not exported'])
  trips: number;

  @Column('integer', ['kept', 'exported'])
  amountCents: number;

  /** Lower case, as Stripe writes it. */
  @Column('text', ['kept', 'exported'], { default: 'usd' })
  currency: string;

  @Field(() => PaymentStatusEnum, { description: 'Status of the payment.' })
  @Column('text', ['kept', 'exported'], { default: 'pending' })
  status: PaymentStatus;

  /** Null before the provider was called. */
  @Column('text', ['kept', 'not exported'], { nullable: true })
  providerIntentId: string | null;

  @Column('integer', ['kept', 'exported'], { default: 0 })
  refundedCents: number;

  @Column('timestamptz', ['kept', 'not exported'], { nullable: true })
  disputedAt: Date | null;

  @Column('timestamptz', ['kept', 'not exported'], { nullable: true })
  disputeLostAt: Date | null;

  /** First sight of an attempt to pay; null for a payment step that was only looked at. */
  @Column('timestamptz', ['kept', 'not exported'], { nullable: true })
  attemptedAt: Date | null;

  /** Last check for a missing outcome. */
  @Column('timestamptz', ['kept', 'not exported'], { nullable: true })
  checkedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Creation time of the payment.' })
  @Column('timestamptz', ['kept', 'exported'])
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time of success; null before.' })
  @Column('timestamptz', ['kept', 'exported'], { nullable: true })
  completedAt: Date | null;
}
