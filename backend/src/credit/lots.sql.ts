import type { EntityManager } from 'typeorm';
import type { Package } from '../../../domain/money/packages.ts';
import { statement } from '../db/statement.ts';
import type { CreditKind } from '../entities/creditEntry.entity.ts';

/** Trips that came at once, by sign-up or by one payment, and what is left of them. */
export interface Lot {
  /** Id of the entry that brought them. */
  readonly id: string;
  readonly kind: CreditKind;
  /** What was bought; null for the free trip. */
  readonly package: Package | null;
  /** Trips that are neither spent, taken back nor written off; 0 for the unlimited package. */
  readonly remaining: number;
  /** Whether the money for it went back, and with it everything that it brought. */
  readonly isReturned: boolean;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** A lot, with the user whose it is. */
export type OwnedLot = Lot & { readonly userId: string };

/** In the order in which they are used: what lapses first, then what is oldest. */
const lots = statement<OwnedLot>(
  'credit_lots',
  `select lot.id, lot.user_id as "userId", lot.kind, payment.package, lot.amount + used.total as remaining,
     used.is_revoked or (lot.amount > 0 and lot.amount + used.taken_back <= 0) as "isReturned",
     lot.expires_at as "expiresAt", lot.created_at as "createdAt"
   from credit_entries lot left join payments payment on payment.id = lot.payment_id
   cross join lateral (
     select coalesce(sum(amount), 0)::int as total,
       coalesce(sum(amount) filter (where kind = 'take_back'), 0)::int as taken_back,
       coalesce(bool_or(kind = 'revoke'), false) as is_revoked
     from credit_entries where lot_id = lot.id) used
   where lot.user_id = any($1::uuid[]) and lot.lot_id is null
   order by lot.expires_at nulls last, lot.created_at, lot.id`,
);

/** Every lot that somebody ever had, in the order in which they are used. */
export function lotsOf(db: EntityManager, userId: string): Promise<Lot[]> {
  return lotsOfUsers(db, [userId]);
}

/** Every lot that these users ever had, in the order in which they are used. */
export function lotsOfUsers(db: EntityManager, userIds: readonly string[]): Promise<OwnedLot[]> {
  return lots.all(db, [userIds]);
}
