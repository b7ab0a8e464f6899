import type { EntityManager } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { subscriptionLabel, UNLIMITED_TRIPS } from '../../../../domain/payment/packages.ts';
import { formatPhone, parsePhone } from '../../../../domain/people/phone/phone.ts';
import { User } from '../../entities/user.entity.ts';
import { AppError } from '../../base/errors.ts';
import { ledger, ledgerLines, paymentLines, type Line, type PaymentLine } from './ledgerReport.sql.ts';
import { lotsOf } from './lots.sql.ts';
import { standingOf } from './standing.rule.ts';

/** @throws NOT_FOUND if the database has no ledger */
export async function requireLedger(db: EntityManager): Promise<void> {
  if ((await ledger.first(db, []))?.found == null)
    throw new AppError(
      'NOT_FOUND',
      msg('ledger.none', 'No ledger found: this release has never been started on this database.'),
    );
}

/**
 * A user's entries with balances, payments and remaining trips.
 * @param rawPhone in any common spelling
 * @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function ledgerReport(db: EntityManager, rawPhone: string, now: Date): Promise<string[]> {
  const phone = parsePhone(rawPhone);
  if (phone === null)
    throw new AppError('BAD_USER_INPUT', msg('ledger.phoneMalformed', 'Please give a phone number.'));
  const user = await db.findOneBy(User, { phone });
  if (user === null) throw new AppError('NOT_FOUND', msg('ledger.noAccount', 'No account has this number.'));
  const entries = await ledgerLines.all(db, [user.id]);
  const payments = await paymentLines.all(db, [user.id]);
  const { tripsRemaining, subscriptionType } = standingOf(await lotsOf(db, user.id), now);
  const left = tripsRemaining === UNLIMITED_TRIPS ? 'unlimited' : String(tripsRemaining);
  return [
    `${user.name}, ${formatPhone(phone)}, user ${user.id}`,
    'Entries: time (UTC), trips, balance, reason',
    ...entries.map(entryLine),
    ...(payments.length === 0 ? ['No payments'] : ['Payments', ...payments.map(paymentLine)]),
    `Trips remaining: ${left} (${asText(subscriptionLabel(subscriptionType))})`,
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
