import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import {
  amountOf,
  DEFAULT_PRICES,
  tripsOf,
  type Package,
  type PaymentStatus,
} from '../../../domain/payment/packages.ts';
import type { Viewer } from '../ctx/ctx.ts';
import { grantCredits } from '../payment/credit/paidCredits.service.ts';
import { Payment } from '../entities/payment.entity.ts';
import { daysBefore } from './demoTime.ts';

interface DemoPayment {
  readonly payer: string;
  readonly bought: Package;
  readonly quantity: number;
  readonly status: Exclude<PaymentStatus, 'pending'>;
  readonly daysAgo: number;
}

const DEMO_PAYMENTS: readonly DemoPayment[] = [
  { payer: 'Jonas Weber', bought: 'bundle', quantity: 1, status: 'succeeded', daysAgo: 61 },
  { payer: 'Priya Nair', bought: 'single', quantity: 1, status: 'failed', daysAgo: 40 },
  { payer: 'Priya Nair', bought: 'single', quantity: 1, status: 'succeeded', daysAgo: 40 },
  { payer: 'Maya Torres', bought: 'single', quantity: 1, status: 'succeeded', daysAgo: 30 },
  { payer: 'Sam Okafor', bought: 'special', quantity: 3, status: 'succeeded', daysAgo: 23 },
  { payer: 'Ana Lindqvist', bought: 'unlimited', quantity: 1, status: 'succeeded', daysAgo: 12 },
  { payer: 'Leo Marchetti', bought: 'bundle', quantity: 1, status: 'canceled', daysAgo: 5 },
  { payer: 'Dev Patel', bought: 'single', quantity: 1, status: 'succeeded', daysAgo: 2 },
];

export async function seedPayments(
  db: EntityManager,
  users: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  for (const { payer, bought, quantity, status, daysAgo } of DEMO_PAYMENTS) {
    const createdAt = daysBefore(now, daysAgo);
    const payment: Payment = {
      id: uuid({ msecs: createdAt.getTime() }),
      userId: users.get(payer)?.id ?? null,
      package: bought,
      quantity,
      trips: tripsOf(bought, quantity),
      amountCents: amountOf(DEFAULT_PRICES, bought, quantity),
      currency: 'usd',
      status,
      providerIntentId: null,
      refundedCents: 0,
      disputedAt: null,
      disputeLostAt: null,
      attemptedAt: createdAt,
      checkedAt: null,
      createdAt,
      completedAt: status === 'succeeded' ? createdAt : null,
    };
    await db.insert(Payment, payment);
    if (status === 'succeeded') await grantCredits({ db, now: () => createdAt }, payment);
  }
}
