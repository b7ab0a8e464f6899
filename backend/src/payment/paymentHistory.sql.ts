import { follows, microsOf, type Position, type Positioned } from '../reads/page.ts';
import { columnsOf } from '../db/columns.ts';
import { statement } from '../db/statement.ts';
import { Payment } from '../entities/payment.entity.ts';

export interface PaymentTotals {
  readonly totalCount: number;
  /** Less refunds. */
  readonly totalSpentCents: number;
  /** -1 with unlimited trips. */
  readonly totalTripsPurchased: number;
  readonly successfulPayments: number;
}

interface Page extends Position {
  readonly userId: string;
  readonly limit: number;
}

export const newest = statement<Payment & Positioned, Page>(
  'newest_payments',
  `select ${columnsOf(Payment, 'p')}, ${microsOf('p.created_at')} as "atMicros" from payments p
   where p.user_id = $userId and p.attempted_at is not null and ${follows('p')}
   order by p.created_at desc, p.id desc limit $limit`,
);

export const totals = statement<PaymentTotals>(
  'payment_totals',
  `select count(*)::int as "totalCount",
     coalesce(sum(amount_cents - refunded_cents) filter (where status = 'succeeded' and dispute_lost_at is null), 0)::int
       as "totalSpentCents",
     coalesce(case when bool_or(trips = -1) filter (where status = 'succeeded') then -1
       else sum(trips) filter (where status = 'succeeded') end, 0)::int as "totalTripsPurchased",
     count(*) filter (where status = 'succeeded')::int as "successfulPayments"
   from payments where user_id = $1 and attempted_at is not null`,
);
