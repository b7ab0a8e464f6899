import {
  expiryOf,
  isWhollyReturned,
  tripsToTakeBack,
  UNLIMITED_TRIPS,
} from '../../../../domain/payment/packages.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Payment } from '../../entities/payment.entity.ts';
import { addEntry } from './entries.sql.ts';
import { lotsOf } from './lots.sql.ts';
import { standingOf } from './standing.rule.ts';
import { paidLot } from './paidCredits.sql.ts';

/** No viewer: the payment names the user. */
type CreditCtx = Pick<Ctx, 'db' | 'now'>;

/**
 * Grants a payment's credits once, in the transaction that marks it paid. Lock payments after {@link lockUser}.
 * @returns whether they were granted now
 */
export async function grantCredits(tx: CreditCtx, payment: Payment): Promise<boolean> {
  const isUnlimited = payment.trips === UNLIMITED_TRIPS;
  const now = tx.now();
  return addEntry(tx.db, {
    // Deleted users' payments are granted to nobody: the ledger stays complete.
    userId: await ownerOf(tx, payment),
    kind: isUnlimited ? 'unlimited' : 'grant',
    amount: isUnlimited ? 0 : payment.trips,
    source: sourceOf(payment),
    paymentId: payment.id,
    expiresAt: expiryOf(payment.package, now),
    createdAt: now,
  });
}

/**
 * Takes back a payment's unused credits after a refund or lost dispute, in that transaction; repeating takes what is
 * missing.
 * @param payment with current `refundedCents` and `disputeLostAt`
 * @returns trips taken now; {@link UNLIMITED_TRIPS} for the unlimited package
 */
export async function takeBackCredits(tx: CreditCtx, payment: Payment): Promise<number> {
  await ownerOf(tx, payment);
  const lot = await paidLot.first(tx.db, [sourceOf(payment)]);
  if (lot === null) return 0;
  const entry = { userId: lot.userId, lotId: lot.id, paymentId: payment.id, createdAt: tx.now() };
  if (payment.trips === UNLIMITED_TRIPS) {
    if (!isWhollyReturned(payment)) return 0;
    const source = `revoke:${payment.id}`;
    return (await addEntry(tx.db, { ...entry, kind: 'revoke', amount: 0, source })) ? UNLIMITED_TRIPS : 0;
  }
  const due = tripsToTakeBack(payment);
  const taken = Math.min(due - lot.takenBack, lot.remaining);
  if (taken <= 0) return 0;
  const source = `take_back:${payment.id}:${due}`;
  return (await addEntry(tx.db, { ...entry, kind: 'take_back', amount: -taken, source })) ? taken : 0;
}

export async function hasUnlimitedTrips({ db, now }: CreditCtx, userId: string): Promise<boolean> {
  return standingOf(await lotsOf(db, userId), now()).tripsRemaining === UNLIMITED_TRIPS;
}

/** The payer, locked; null for a deleted account. */
async function ownerOf(tx: CreditCtx, { userId }: Payment): Promise<string | null> {
  return userId !== null && (await lockUser(tx.db, userId)) !== null ? userId : null;
}

function sourceOf({ id }: Payment): string {
  return `payment:${id}`;
}
