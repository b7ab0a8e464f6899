import type { QueryDeepPartialEntity } from 'typeorm';
import { amountOf, DEFAULT_PRICES, tripsOf, type Package } from '../../domain/payment/packages.ts';
import { grantCredits, takeBackCredits } from '../src/payment/credit/paidCredits.service.ts';
import { inTransaction, type Ctx } from '../src/ctx/ctx.ts';
import { createLoaders } from '../src/reads/loaders.ts';
import { Payment } from '../src/entities/payment.entity.ts';
import { buildPayment, type Person } from './build.ts';
import type { World } from './world.ts';

/** A ctx without a viewer, as for background work. */
export function ctxOf({ deps }: World): Ctx {
  const db = deps.dataSource.manager;
  return {
    ...deps,
    db,
    viewer: null,
    grant: null,
    caller: {
      ip: '127.0.0.1',
      sessionToken: null,
      idempotencyKey: null,
      device: null,
      languages: [],
      chosenLanguage: null,
      gone: new AbortController().signal,
      setSession: () => undefined,
      clearSession: () => undefined,
      setLanguage: () => undefined,
    },
    loaders: createLoaders(db, null),
  };
}

/** A payment that succeeds, with its grant. */
export async function buy(world: World, person: Person, bought: Package, quantity = 1): Promise<Payment> {
  const payment = await buildPayment(world, person, {
    package: bought,
    quantity,
    trips: tripsOf(bought, quantity),
    amountCents: amountOf(DEFAULT_PRICES, bought, quantity),
  });
  await settle(world, payment, {
    status: 'succeeded',
    attemptedAt: world.deps.now(),
    completedAt: world.deps.now(),
  });
  return world.dataSource.manager.findOneByOrFail(Payment, { id: payment.id });
}

/** Refunds a payment up to a total of `refundedCents`. @returns the trips taken back */
export function refund(world: World, payment: Payment, refundedCents: number): Promise<number> {
  return settle(world, payment, { refundedCents: () => `greatest(refunded_cents, ${refundedCents})` });
}

/** The bank returns the money to the cardholder. @returns the trips taken back */
export function loseDispute(world: World, payment: Payment): Promise<number> {
  return settle(world, payment, { disputeLostAt: world.deps.now() });
}

async function settle(
  world: World,
  payment: Payment,
  change: QueryDeepPartialEntity<Payment>,
): Promise<number> {
  return inTransaction(ctxOf(world), async (tx) => {
    await tx.db.update(Payment, payment.id, change);
    const changed = await tx.db.findOneByOrFail(Payment, { id: payment.id });
    await grantCredits(tx, changed);
    return takeBackCredits(tx, changed);
  });
}
