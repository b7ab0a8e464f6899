import type { PaymentSort } from '../../../domain/admin/adminFields.ts';
import type { Package, PaymentStatus } from '../../../domain/payment/packages.ts';
import { statement } from '../db/statement.ts';
import { REVENUE_CENTS, TRIPS_SOLD } from './figures/money.sql.ts';
import {
  IS_FOUND,
  orderOf,
  seconds,
  withinDays,
  type Days,
  type Found,
  type PageValues,
} from './rowFilter.sql.ts';

export interface CustomerPayment {
  readonly id: string;
  readonly createdAt: Date;
  /** Null once the account is deleted. */
  readonly userName: string | null;
  readonly userPhone: string | null;
  readonly userEmail: string | null;
  readonly amountCents: number;
  readonly package: Package;
  readonly status: PaymentStatus;
  readonly trips: number;
}

export interface PaymentSums {
  readonly totalRevenueCents: number;
  readonly successfulPayments: number;
  readonly tripsSold: number;
}

const NUMBERS: Readonly<Record<Exclude<PaymentSort, 'customer'>, string>> = {
  created: seconds('p.created_at'),
  amount: 'p.amount_cents',
};

export const sums = statement<PaymentSums, Days>(
  'admin_payment_sums',
  `select coalesce(sum(${REVENUE_CENTS}), 0)::float8 as "totalRevenueCents",
     count(*) filter (where p.status = 'succeeded')::int as "successfulPayments",
     coalesce(sum(${TRIPS_SOLD}), 0)::int as "tripsSold"
   from payments p where ${withinDays('p.created_at')}`,
);

export const count = statement<{ count: number }, Days & Found>(
  'admin_payment_count',
  // Joins accounts only for a search.
  `select count(*)::int as count from payments p left join users u on u.id = p.user_id and $name::text is not null
   where ${withinDays('p.created_at')} and ${IS_FOUND}`,
);

export const page = statement<CustomerPayment, PageValues>(
  'admin_payments',
  `select p.id, p.created_at as "createdAt", u.name as "userName", u.phone as "userPhone", u.email as "userEmail",
     p.amount_cents as "amountCents", p.package, p.status, p.trips
   from payments p left join users u on u.id = p.user_id
   where ${withinDays('p.created_at')} and ${IS_FOUND}
   order by ${orderOf(NUMBERS, ['customer', 'lower(u.name)'], 'p.id')} limit $limit offset $offset`,
);
