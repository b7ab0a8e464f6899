import { paymentPageFields } from '../../../domain/admin/adminFields.ts';
import { subscriptionTypeOf, tripsGranted, type SubscriptionType } from '../../../domain/payment/packages.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { money, type Money } from '../base/money.ts';
import { withReportSnapshot } from './figures/reportSnapshot.ts';
import { daysOf, pageValues, searchOf } from './rowFilter.sql.ts';
import { type CustomerPayment, type PaymentSums, count, page, sums } from './payments.sql.ts';

interface PaymentOfCustomer extends CustomerPayment {
  readonly amount: Money;
  readonly subscriptionType: SubscriptionType;
  readonly tripsGranted: number;
}

interface CustomerPayments extends PaymentSums {
  readonly payments: PaymentOfCustomer[];
  readonly totalCount: number;
  readonly totalRevenue: Money;
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
    const payments = await page.all(db, pageValues(wanted));
    const found = await count.first(db, { ...days, ...searchOf(wanted.search) });
    const sum = (await sums.first(db, days)) ?? NOTHING;
    return {
      payments: payments.map(complete),
      totalCount: found?.count ?? 0,
      totalRevenue: money(sum.totalRevenueCents),
      ...sum,
    };
  });
}

function complete(payment: CustomerPayment): PaymentOfCustomer {
  return {
    ...payment,
    amount: money(payment.amountCents),
    subscriptionType: subscriptionTypeOf(payment.package),
    tripsGranted: tripsGranted(payment),
  };
}

const NOTHING: PaymentSums = { totalRevenueCents: 0, successfulPayments: 0, tripsSold: 0 };
