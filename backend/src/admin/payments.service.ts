import { paymentPageFields } from '../../../domain/admin/adminFields.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { withReportSnapshot } from './figures/reportSnapshot.ts';
import { daysOf, pageValues, searchOf } from './rowFilter.sql.ts';
import { type CustomerPayment, type PaymentSums, count, page, sums } from './payments.sql.ts';

export interface CustomerPayments extends PaymentSums {
  readonly payments: readonly CustomerPayment[];
  readonly totalCount: number;
}

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
      totalCount: (await count.first(db, { ...days, ...searchOf(wanted.search) }))?.count ?? 0,
      ...((await sums.first(db, days)) ?? NOTHING),
    };
  });
}

const NOTHING: PaymentSums = { totalRevenueCents: 0, successfulPayments: 0, tripsSold: 0 };
