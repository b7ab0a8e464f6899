import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { amountOf, DEFAULT_PRICES, type Package } from '../../../../domain/payment/packages.ts';
import { buildPerson, type Person } from '../../../test/build.ts';
import { buy, ctxOf, loseDispute, refund } from '../../../test/buy.ts';
import { testWorld } from '../../../test/world.ts';
import { inTransaction } from '../../ctx/ctx.ts';
import type { Payment } from '../../entities/payment.entity.ts';
import { chargeTrip } from './credit.service.ts';
import { writeOffLapsed } from './lapsedCredits.service.ts';
import { lotsOf } from './lots.sql.ts';
import { standingOf } from './standing.rule.ts';

const SEED = 20_261_121;
const RUNS = 20;
const START = Date.parse('2026-06-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

type Step =
  | { readonly does: 'buy'; readonly bought: Package; readonly quantity: number }
  | { readonly does: 'spend' }
  | { readonly does: 'refund'; readonly which: number; readonly share: number }
  | { readonly does: 'lose dispute'; readonly which: number }
  | { readonly does: 'write off' }
  | { readonly does: 'wait'; readonly days: number };

const which = fc.nat(20);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('buy'),
        bought: fc.constantFrom('bundle', 'bundle', 'single', 'special'),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('buy'),
        bought: fc.constant('unlimited'),
        quantity: fc.constant(1),
      }),
    },
    { weight: 9, arbitrary: fc.record({ does: fc.constant('spend') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('refund'),
        which,
        share: fc.constantFrom(0.1, 0.3, 0.5, 0.9, 1),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('lose dispute'), which }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('write off') }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('wait'), days: fc.constantFrom(1, 100, 364, 365, 366) }),
    },
  ),
  { minLength: 10, maxLength: 40 },
);

/** A lot of trips in the model. */
interface ModelLot {
  left: number;
  readonly lapses: number;
  /** The price in cents, and the refunded part in `back`; the free trip costs nothing. */
  readonly cents: number;
  readonly trips: number;
  back: number;
  taken: number;
}

/** A second, simple implementation of the ledger's rules, in memory and independent of the first. */
class ModelLedger {
  private readonly free: ModelLot = { left: 1, lapses: Infinity, cents: 0, trips: 1, back: 0, taken: 0 };
  private readonly bought: ModelLot[] = [];

  get hasUnlimited(): boolean {
    return this.bought.some(({ trips, back, cents }) => trips === Infinity && back < cents);
  }

  /** Usable lots with trips left, in the order of spending. */
  usable(now: number): ModelLot[] {
    return [this.free, ...this.bought]
      .filter((lot) => lot.trips !== Infinity && lot.left > 0 && lot.lapses > now)
      .sort((a, b) => (a.lapses === b.lapses ? 0 : a.lapses - b.lapses));
  }

  buy(bought: Package, quantity: number, now: number): void {
    const trips = { single: 1, bundle: 5, unlimited: Infinity, special: quantity }[bought];
    const lapses =
      bought === 'bundle' ? new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + 1) : Infinity;
    const cents = amountOf(DEFAULT_PRICES, bought, bought === 'special' ? quantity : 1);
    this.bought.push({ left: trips, lapses, cents, trips, back: 0, taken: 0 });
  }

  spend(now: number): boolean {
    if (this.hasUnlimited) return true;
    const [lot] = this.usable(now);
    if (lot === undefined) return false;
    lot.left -= 1;
    return true;
  }

  giveBack(index: number, cents: number): void {
    const lot = this.bought[index];
    if (lot === undefined) return;
    lot.back = Math.max(lot.back, cents);
    if (lot.trips === Infinity) return;
    const due = lot.back >= lot.cents ? lot.trips : Math.floor((lot.trips * lot.back) / lot.cents);
    const taken = Math.max(0, Math.min(due - lot.taken, lot.left));
    lot.left -= taken;
    lot.taken += taken;
  }
}

const world = testWorld({ MONETIZATION_ENABLED: 'true' });

async function spends({ user }: Person): Promise<boolean> {
  try {
    await inTransaction(ctxOf(world), (tx) =>
      chargeTrip(tx, Object.assign(user, { isAdmin: false }), newId()),
    );
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    return false;
  }
}

/** Applies the steps to the ledger and the model, and compares them after each. */
async function compareLedgers(days: readonly Step[]): Promise<void> {
  let now = START;
  world.setNow(new Date(now));
  const person = await buildPerson(world);
  const model = new ModelLedger();
  const payments: Payment[] = [];
  for (const step of days) {
    now += step.does === 'wait' ? step.days * DAY_MS : 1000;
    world.setNow(new Date(now));
    await act(step, { person, model, payments, now });
    const { tripsRemaining, subscriptionExpiresAt, usable } = standingOf(
      await lotsOf(world.dataSource.manager, person.user.id),
      new Date(now),
    );
    const modelLots = model.usable(now);
    const lapses = model.hasUnlimited ? undefined : modelLots.map((lot) => lot.lapses).find(Number.isFinite);
    expect({
      left: usable.map(({ remaining }) => remaining),
      lapses: subscriptionExpiresAt?.getTime(),
    }).toEqual({ left: modelLots.map(({ left }) => left), lapses });
    expect(tripsRemaining).toBe(model.hasUnlimited ? -1 : modelLots.reduce((sum, { left }) => sum + left, 0));
  }
}

interface State {
  readonly person: Person;
  readonly model: ModelLedger;
  readonly payments: Payment[];
  readonly now: number;
}

async function act(step: Step, { person, model, payments, now }: State): Promise<void> {
  switch (step.does) {
    case 'buy': {
      const quantity = step.bought === 'special' ? step.quantity : 1;
      payments.push(await buy(world, person, step.bought, quantity));
      model.buy(step.bought, quantity, now);
      return;
    }
    case 'spend':
      expect(await spends(person)).toBe(model.spend(now));
      return;
    case 'refund':
    case 'lose dispute': {
      const index = step.which % Math.max(1, payments.length);
      const payment = payments[index];
      if (payment === undefined) return;
      if (step.does === 'lose dispute') {
        await loseDispute(world, payment);
        model.giveBack(index, payment.amountCents);
        return;
      }
      const cents = Math.floor(payment.amountCents * step.share);
      await refund(world, payment, cents);
      model.giveBack(index, cents);
      return;
    }
    case 'write off':
      await writeOffLapsed(world.dataSource.manager, new Date(now));
      return;
    case 'wait':
      return;
  }
}

test(`the ledger agrees with the model after any purchases, trips, refunds and expiries (seed ${SEED})`, async () => {
  await fc.assert(fc.asyncProperty(steps, compareLedgers), { seed: SEED, numRuns: RUNS, endOnFailure: true });
}, 60_000);
