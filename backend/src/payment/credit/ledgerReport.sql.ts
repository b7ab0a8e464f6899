import type { Package, PaymentStatus } from '../../../../domain/payment/packages.ts';
import { statement } from '../../db/statement.ts';
import type { CreditKind } from '../../entities/creditEntry.entity.ts';

export interface Line {
  readonly kind: CreditKind;
  readonly amount: number;
  readonly balance: number;
  readonly package: Package | null;
  readonly paymentId: string | null;
  readonly tripId: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export interface PaymentLine {
  readonly id: string;
  readonly package: Package;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly status: PaymentStatus;
  readonly createdAt: Date;
}

/** Null in a database that this release never started on. */
export const ledger = statement<{ readonly found: string | null }>(
  'ledger',
  "select to_regclass('credit_entries')::text as found",
);

export const ledgerLines = statement<Line>(
  'ledger_lines',
  `select e.kind, e.amount, sum(e.amount) over (order by e.created_at, e.id)::int as balance, p.package,
     e.payment_id as "paymentId", e.trip_id as "tripId", e.expires_at as "expiresAt", e.created_at as "createdAt"
   from credit_entries e left join payments p on p.id = e.payment_id
   where e.user_id = $1 order by e.created_at, e.id`,
);

export const paymentLines = statement<PaymentLine>(
  'ledger_payments',
  `select id, package, amount_cents as "amountCents", refunded_cents as "refundedCents", status, created_at as "createdAt"
   from payments where user_id = $1 order by created_at, id`,
);
