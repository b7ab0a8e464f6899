import type { EntityManager } from 'typeorm';
import { formatMoney } from '../../../../domain/money/money.ts';
import {
  subscriptionLabel,
  UNLIMITED_TRIPS,
  type Package,
  type PaymentStatus,
} from '../../../../domain/money/packages.ts';
import { formatPhone, parsePhone } from '../../../../domain/people/phone.ts';
import { User } from '../../entities/user.entity.ts';
import { AppError } from '../../base/errors.ts';
import type { CreditKind } from '../../entities/creditEntry.entity.ts';
import { lotsOf } from './lots.sql.ts';
import { standingOf } from './standing.rule.ts';

interface Line {
  readonly kind: CreditKind;
  readonly amount: number;
  readonly balance: number;
  readonly package: Package | null;
  readonly paymentId: string | null;
  readonly tripId: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

const LINES = `
  select e.kind, e.amount, sum(e.amount) over (order by e.created_at, e.id)::int as balance, p.package,
    e.payment_id as "paymentId", e.trip_id as "tripId", e.expires_at as "expiresAt", e.created_at as "createdAt"
  from credit_entries e left join payments p on p.id = e.payment_id
  where e.user_id = $1 order by e.created_at, e.id`;

interface PaymentLine {
  readonly id: string;
  readonly package: Package;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly status: PaymentStatus;
  readonly createdAt: Date;
}

const PAYMENTS = `
  select id, package, amount_cents as "amountCents", refunded_cents as "refundedCents", status, created_at as "createdAt"
  from payments where user_id = $1 order by created_at, id`;

/** @throws NOT_FOUND if the database has no ledger */
export async function requireLedger(db: EntityManager): Promise<void> {
  const [row] = await db.query<{ found: string | null }[]>(
    "select to_regclass('credit_entries')::text as found",
  );
  if (row?.found == null)
    throw new AppError('NOT_FOUND', 'No ledger found: this release has never been started on this database.');
}

/**
 * A user's entries with balances, payments and remaining trips.
 * @param rawPhone in any common spelling
 * @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function ledgerReport(db: EntityManager, rawPhone: string, now: Date): Promise<string[]> {
  const phone = parsePhone(rawPhone);
  if (phone === null) throw new AppError('BAD_USER_INPUT', 'Please give a North American phone number.');
  const user = await db.findOneBy(User, { phone });
  if (user === null) throw new AppError('NOT_FOUND', 'No account has this number.');
  const entries = await db.query<Line[]>(LINES, [user.id]);
  const payments = await db.query<PaymentLine[]>(PAYMENTS, [user.id]);
  const { tripsRemaining, subscriptionType } = standingOf(await lotsOf(db, user.id), now);
  const left = tripsRemaining === UNLIMITED_TRIPS ? 'unlimited' : String(tripsRemaining);
  return [
    `${user.name}, ${formatPhone(phone)}, user ${user.id}`,
    'Entries: time (UTC), trips, balance, reason',
    ...entries.map(entryLine),
    ...(payments.length === 0 ? ['No payments'] : ['Payments', ...payments.map(paymentLine)]),
    `Trips remaining: ${left} (${subscriptionLabel(subscriptionType)})`,
  ];
}

function entryLine({ amount, balance, createdAt, ...line }: Line): string {
  const signed = amount > 0 ? `+${amount}` : String(amount);
  return `  ${minute(createdAt)}  ${signed.padStart(4)}  ${String(balance).padStart(4)}  ${meaning(line)}`;
}

function meaning(line: Pick<Line, 'kind' | 'package' | 'paymentId' | 'tripId' | 'expiresAt'>): string {
  const payment = `payment ${line.paymentId ?? ''}`;
  switch (line.kind) {
    case 'free':
      return 'the free trip';
    case 'grant':
      return `${line.package ?? ''}, ${payment}${line.expiresAt === null ? '' : `, until ${minute(line.expiresAt)}`}`;
    case 'unlimited':
      return `unlimited trips, ${payment}`;
    case 'spend':
      return `trip ${line.tripId ?? ''}`;
    case 'take_back':
      return `taken back, ${payment}`;
    case 'revoke':
      return `unlimited trips taken back, ${payment}`;
    case 'expiry':
      return 'lapsed';
  }
}

function paymentLine({ id, amountCents, refundedCents, status, createdAt, ...payment }: PaymentLine): string {
  const back = refundedCents > 0 ? `, ${formatMoney(refundedCents)} refunded` : '';
  return `  ${minute(createdAt)}  ${formatMoney(amountCents)}  ${payment.package}, ${status}${back}, payment ${id}`;
}

function minute(instant: Date): string {
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}
