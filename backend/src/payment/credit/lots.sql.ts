import type { EntityManager } from 'typeorm';
import type { Package } from '../../../../domain/payment/packages.ts';
import { statement } from '../../db/statement.ts';
import type { CreditKind } from '../../entities/creditEntry.entity.ts';

/** Trips from one sign-up or payment. */
export interface Lot {
  readonly id: string;
  readonly kind: CreditKind;
  /** Null for the free trip. */
  readonly package: Package | null;
  /** Usable trips; 0 for the unlimited package. */
  readonly remaining: number;
  readonly isReturned: boolean;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export type OwnedLot = Lot & { readonly userId: string };

/** In order of use: first to expire, then oldest. */
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

/** All lots of a user, in order of use. */
export function lotsOf(db: EntityManager, userId: string): Promise<Lot[]> {
  return lotsOfUsers(db, [userId]);
}

export function lotsOfUsers(db: EntityManager, userIds: readonly string[]): Promise<OwnedLot[]> {
  return lots.all(db, [userIds]);
}

/** Their lots expired by $1, with trips left. */
export const usersWithLapsed = statement<{ readonly userId: string }>(
  'users_with_lapsed_credits',
  `select distinct lot.user_id as "userId" from credit_entries lot
   where lot.expires_at <= $1 and lot.user_id is not null
     and lot.amount + (select coalesce(sum(amount), 0) from credit_entries where lot_id = lot.id) > 0`,
);
