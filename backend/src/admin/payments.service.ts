import { paymentPageFields, type PaymentSort } from '../../../domain/admin/adminFields.ts';
import type { Package, PaymentStatus } from '../../../domain/money/packages.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { readInput } from '../base/input.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { REVENUE_CENTS, TRIPS_SOLD } from './money.sql.ts';
import { daysOf, IS_FOUND, orderOf, pageValues, searchOf, seconds, withinDays } from './rowFilter.sql.ts';

export interface CustomerPayment {
  readonly id: string;
  readonly createdAt: Date;
  /** Null once the account is deleted. */
  readonly userName: string | null;
  readonly userPhone: string | null;
  readonly amountCents: number;
  readonly package: Package;
  readonly status: PaymentStatus;
  readonly trips: number;
}

interface PaymentSums {
  readonly totalRevenueCents: number;
  readonly successfulPayments: number;
  readonly tripsSold: number;
}

export interface CustomerPayments extends PaymentSums {
  readonly payments: readonly CustomerPayment[];
  readonly totalCount: number;
}

const NUMBERS: Readonly<Record<Exclude<PaymentSort, 'customer'>, string>> = {
  created: seconds('p.created_at'),
  amount: 'p.amount_cents',
};

const sums = statement<PaymentSums>(
  'admin_payment_sums',
  `select coalesce(sum(${REVENUE_CENTS}), 0)::float8 as "totalRevenueCents",
     count(*) filter (where p.status = 'succeeded')::int as "successfulPayments",
     coalesce(sum(${TRIPS_SOLD}), 0)::int as "tripsSold"
   from payments p where ${withinDays('p.created_at')}`,
);
const count = statement<{ count: number }>(
  'admin_payment_count',
  // Joins accounts only for a search.
  `select count(*)::int as count from payments p left join users u on u.id = p.user_id and $3::text is not null
   where ${withinDays('p.created_at')} and ${IS_FOUND}`,
);
const page = statement<CustomerPayment>(
  'admin_payments',
  `select p.id, p.created_at as "createdAt", u.name as "userName", u.phone as "userPhone",
     p.amount_cents as "amountCents", p.package, p.status, p.trips
   from payments p left join users u on u.id = p.user_id
   where ${withinDays('p.created_at')} and ${IS_FOUND}
   order by ${orderOf(NUMBERS, ['customer', 'lower(u.name)'], 'p.id')} limit $5 offset $6`,
);

/**
 * Newest first by default; sums ignore the search.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function customerPayments(ctx: Ctx, rawInput: unknown): Promise<CustomerPayments> {
  await requireAuditedAdmin(ctx, 'read_payments');
  const wanted = readInput(paymentPageFields, rawInput);
  return withReportSnapshot(ctx, async (db) => {
    const days = daysOf(wanted);
    return {
      payments: await page.all(db, pageValues(wanted)),
      totalCount: (await count.first(db, [...days, ...searchOf(wanted.search)]))?.count ?? 0,
      ...((await sums.first(db, days)) ?? NOTHING),
    };
  });
}

const NOTHING: PaymentSums = { totalRevenueCents: 0, successfulPayments: 0, tripsSold: 0 };
