import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { User } from './user.entity.ts';
import { Payment } from './payment.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

export type CreditKind = 'free' | 'grant' | 'unlimited' | 'spend' | 'take_back' | 'revoke' | 'expiry';

/**
 * An append-only ledger. Entries that add trips are lots; others name the lot they draw on, which the database lets
 * nobody overdraw.
 */
@Entity('credit_entries')
@Unique('credit_entries_source_key', ['source'])
@Check(
  'credit_entries_kind_check',
  "kind in ('free', 'grant', 'unlimited', 'spend', 'take_back', 'revoke', 'expiry')",
)
@Check(
  'credit_entries_amount_check',
  `case when kind in ('free', 'grant') then amount > 0 when kind in ('unlimited', 'revoke') then amount = 0
   else amount < 0 end`,
)
@Check(
  'credit_entries_lot_check',
  "(lot_id is not null) = (kind in ('spend', 'take_back', 'revoke', 'expiry'))",
)
@Check(
  'credit_entries_payment_check',
  "(payment_id is not null) = (kind in ('grant', 'unlimited', 'take_back', 'revoke'))",
)
@Check(
  'credit_entries_trip_check',
  "(trip_id is not null) = (kind = 'spend') and (kind <> 'spend' or amount = -1)",
)
@Check('credit_entries_expiry_check', "expires_at is null or kind = 'grant'")
@Index('credit_entries_user_idx', ['userId', 'createdAt'])
@Index('credit_entries_sums_idx', { synchronize: false })
@Index('credit_entries_lot_idx', ['lotId'], { where: 'lot_id is not null' })
@Index('credit_entries_payment_idx', ['paymentId'], { where: 'payment_id is not null' })
@Index('credit_entries_expires_at_idx', ['expiresAt'], { where: 'expires_at is not null' })
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'SET NULL', name: 'credit_entries_user_fkey' })
@ForeignKey(() => CreditEntry, ['lotId'], ['id'], { name: 'credit_entries_lot_fkey' })
@ForeignKey(() => Payment, ['paymentId'], ['id'], { name: 'credit_entries_payment_fkey' })
export class CreditEntry {
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  userId: string | null;

  @Column('text', ['kept', 'exported'])
  kind: CreditKind;

  /** Trips; 0 for unlimited. */
  @Column('integer', ['kept', 'exported'])
  amount: number;

  /** Unique origin: `free:USER`, `payment:PAYMENT`, `trip:TRIP` etc. */
  @Column('text', ['kept', 'not exported'])
  source: string;

  @Column('uuid', ['kept', 'not exported'], { nullable: true })
  lotId: string | null;

  @Column('uuid', ['kept', 'exported'], { nullable: true })
  paymentId: string | null;

  /** Stays when the trip is deleted. */
  @Column('uuid', ['kept', 'exported'], { nullable: true })
  tripId: string | null;

  /** Null for never. */
  @Column('timestamptz', ['kept', 'exported'], { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', ['kept', 'exported'])
  createdAt: Date;
}
