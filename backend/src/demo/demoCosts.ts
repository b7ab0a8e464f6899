import type { EntityManager } from 'typeorm';
import { settledShares } from '../../../domain/costs/changedShares.ts';
import type { PaidReceipt, StoredShare } from '../../../domain/costs/receipt.ts';
import { tripCosts, type TripCosts } from '../../../domain/costs/tripCosts.ts';
import { settlement } from '../../../domain/costs/split/settlement.ts';
import { currencyDigits } from '../../../domain/money/currencyDigits.ts';
import { DEFAULT_CURRENCY } from '../../../domain/costs/split/amountText.ts';
import type { Transfer as Paid } from '../../../domain/costs/split/balance.ts';
import { addDays } from '../../../domain/time/calendarDate.ts';
import type { PlannedTrip } from '../../../domain/plan/plan.ts';
import { newId } from '../base/ids.ts';
import { eatingTrip } from '../costs/costs.service.ts';
import type { Eater } from '../entities/eater.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { ReceiptMeal } from '../entities/costs/receiptMeal.entity.ts';
import { ReceiptShare } from '../entities/costs/receiptShare.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';
import type { DemoReceipt, DemoTrip } from './demoTrips.ts';

interface Place {
  readonly trip: PlannedTrip & { readonly id: string };
  readonly participantIds: ReadonlyMap<string, string>;
  readonly eaters: readonly Eater[];
}

/** Receipts of a trip and payments between its people; both at noon of their day. */
export async function seedCosts(db: EntityManager, demo: DemoTrip, place: Place): Promise<void> {
  const { trip, participantIds } = place;
  const meals = await db.findBy(Meal, { tripId: trip.id });
  const receipts = (demo.receipts ?? []).map((one) => receiptOf(one, place, meals));
  for (const { mealIds, shares, ...receipt } of receipts) {
    const ofReceipt = { tripId: trip.id, receiptId: receipt.id };
    await db.insert(Receipt, receipt);
    for (const mealId of mealIds) await db.insert(ReceiptMeal, { ...ofReceipt, mealId });
    for (const share of shares) await db.insert(ReceiptShare, { ...ofReceipt, ...share });
  }
  const costs = tripCosts(
    { currency: DEFAULT_CURRENCY, participantIds: [...participantIds.values()], receipts, transfers: [] },
    eatingTrip(trip, { eaters: place.eaters, exceptions: [], meals }),
  );
  const transfers = paymentsOf(demo, costs, participantIds);
  for (const [index, { fromId, toId, cents, day }] of transfers.entries()) {
    const date = addDays(trip.startDate, day);
    await db.insert(Transfer, {
      id: newId(),
      tripId: trip.id,
      fromId,
      toId,
      amountCents: cents,
      date,
      amountDigits: currencyDigits(DEFAULT_CURRENCY),
      markedById: fromId,
      createdAt: noonOf(date),
      settledShares: index === transfers.length - 1 ? settledShares(costs) : null,
    });
  }
}

function receiptOf(
  { label, cents, paidBy, day, meals: slots = [], split }: DemoReceipt,
  place: Place,
  meals: Meal[],
) {
  const { trip, participantIds } = place;
  const id = newId();
  const date = addDays(trip.startDate, day);
  const paidById = participantIds.get(paidBy) ?? '';
  const covered = slots.map(([mealDay, type]) =>
    meals.find((meal) => meal.date === addDays(trip.startDate, mealDay) && meal.type === type),
  );
  return {
    id,
    tripId: trip.id,
    paidById,
    addedById: paidById,
    amountCents: cents,
    currency: null,
    rate: null,
    amountDigits: currencyDigits(DEFAULT_CURRENCY),
    shareDigits: currencyDigits(DEFAULT_CURRENCY),
    label,
    date,
    ...splitOf(split, place),
    frozenAt: null,
    version: 1,
    createdAt: noonOf(date),
    mealIds: covered.flatMap((meal) => meal?.id ?? []),
  };
}

function splitOf(
  split: DemoReceipt['split'],
  { participantIds, eaters }: Place,
): Pick<PaidReceipt, 'kind' | 'split' | 'shares'> {
  if (split === undefined) return { kind: 'groceries', split: 'by-portions', shares: [] };
  if (split === 'equal') {
    const people = eaters.filter(({ isCompanion }) => !isCompanion);
    const shares = people.map(({ participantId }) => share(participantId, null));
    return { kind: 'other', split: 'equal', shares };
  }
  const shares = split.map(([name, amount]) => share(participantIds.get(name) ?? '', amount));
  return { kind: 'other', split: 'shares', shares };
}

function share(participantId: string, amountCents: number | null): StoredShare {
  return { participantId, amountCents, portionQuarters: null };
}

function paymentsOf(
  { payments = [] }: DemoTrip,
  { balances }: TripCosts,
  participantIds: ReadonlyMap<string, string>,
): (Paid & { readonly day: number })[] {
  if ('allOnDay' in payments)
    return settlement(balances).map((transfer) => ({ ...transfer, day: payments.allOnDay }));
  return payments.map(({ from, to, cents, day }) => ({
    fromId: participantIds.get(from) ?? '',
    toId: participantIds.get(to) ?? '',
    cents,
    day,
  }));
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
