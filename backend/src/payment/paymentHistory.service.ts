import * as z from 'zod/mini';
import { LIMITS } from '../../../domain/limits.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { statement } from '../db/statement.ts';
import { readInput } from '../base/input.ts';
import { Payment } from '../entities/payment.entity.ts';

const RANGE = `The number of payments has to be a whole number from 1 to ${LIMITS.payments}.`;
const historyFields = z.object({
  first: z.int({ error: RANGE }).check(z.minimum(1, RANGE), z.maximum(LIMITS.payments, RANGE)),
});

export interface PaymentTotals {
  readonly totalCount: number;
  /** Less refunds. */
  readonly totalSpentCents: number;
  /** -1 with unlimited trips. */
  readonly totalTripsPurchased: number;
  readonly successfulPayments: number;
}

export interface PaymentsOfViewer extends PaymentTotals {
  readonly payments: readonly Payment[];
}

const newest = statement<Payment>(
  'newest_payments',
  `select ${columnsOf(Payment, 'p')} from payments p where p.user_id = $1 and p.attempted_at is not null
   order by p.created_at desc, p.id desc limit $2`,
);
const totals = statement<PaymentTotals>(
  'payment_totals',
  `select count(*)::int as "totalCount",
     coalesce(sum(amount_cents - refunded_cents) filter (where status = 'succeeded' and dispute_lost_at is null), 0)::int
       as "totalSpentCents",
     coalesce(case when bool_or(trips = -1) filter (where status = 'succeeded') then -1
       else sum(trips) filter (where status = 'succeeded') end, 0)::int as "totalTripsPurchased",
     count(*) filter (where status = 'succeeded')::int as "successfulPayments"
   from payments where user_id = $1 and attempted_at is not null`,
);

/**
 * Attempted payments of any status.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function paymentHistory(
  ctx: Ctx,
  rawFirst: unknown = LIMITS.payments,
): Promise<PaymentsOfViewer> {
  const viewer = requireViewer(ctx);
  const { first } = readInput(historyFields, { first: rawFirst });
  const [payments, found] = await Promise.all([
    newest.all(ctx.db, [viewer.id, first]),
    totals.first(ctx.db, [viewer.id]),
  ]);
  // A sum over no rows is a row.
  const none = { totalCount: 0, totalSpentCents: 0, totalTripsPurchased: 0, successfulPayments: 0 };
  return { payments, ...(found ?? none) };
}
