import type { CostEater, CostMeal, EatingTrip } from '../../domain/costs/costAttendance.ts';
import type { PaidReceipt, ReceiptSplit } from '../../domain/costs/receipt.ts';
import { tripCosts } from '../../domain/costs/tripCosts.ts';
import { settlement } from '../../domain/costs/split/settlement.ts';
import { addDays, datesFrom } from '../../domain/time/calendarDate.ts';
import { USUAL_MEAL_TYPES } from '../../domain/plan/meal.ts';
import type { Scenario } from '../scenario.ts';

const PEOPLE = 100;
const RECEIPTS = 1_000;
const DAYS = 60;
const ROUNDS = 20;
const GOAL_MS = 50;

const startDate = '2026-06-01';
const plan = { startDate, endDate: addDays(startDate, DAYS - 1), mealTypes: USUAL_MEAL_TYPES };
const dates = datesFrom(plan.startDate, plan.endDate);
const participantIds = Array.from({ length: PEOPLE }, (_, index) => `person ${index}`);
const meals = dates.flatMap((date) =>
  USUAL_MEAL_TYPES.map((type): CostMeal => ({
    id: `${date} ${type}`,
    date,
    type,
    name: 'Chili',
    status: 'planned',
    assignedToId: null,
    position: 0,
    isInstead: false,
    forWhom: null,
  })),
);
const eaters = participantIds.map((participantId, index): CostEater => ({
  id: participantId,
  participantId,
  isCompanion: false,
  sharePaidById: null,
  group: null,
  avoids: [],
  portionQuarters: 2 + (index % 5),
  arrives: index % 3 === 0 ? { date: dates[index % 30] ?? startDate, type: 'lunch' } : null,
  leaves: null,
}));
const eating: EatingTrip = { plan, meals, eaters, exceptions: [], partOf: () => null };

/** @param splits in turns */
function receiptsOf(splits: readonly ReceiptSplit[], mealCount: number): PaidReceipt[] {
  return Array.from({ length: RECEIPTS }, (_, index) => {
    const split = splits[index % splits.length] ?? 'by-portions';
    const amountCents = 1_000 + index * 37;
    const mealIds = Array.from(
      { length: mealCount },
      (__, nth) => meals[(index * 7 + nth) % meals.length]?.id ?? '',
    );
    return {
      id: `receipt ${index}`,
      paidById: participantIds[index % PEOPLE] ?? '',
      amountCents,
      currency: null,
      rate: null,
      label: '',
      date: startDate,
      kind: 'groceries',
      split,
      mealIds,
      shares: split === 'equal' ? participantIds.map((participantId) => equalShare(participantId)) : [],
      frozenAt: null,
      version: 1,
    };
  });
}

function equalShare(participantId: string) {
  return { participantId, amountCents: null, portionQuarters: null };
}

/** Median milliseconds of CPU for the balances and the settlement, after the first half of the rounds. */
function measure(receipts: readonly PaidReceipt[]): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    settlement(tripCosts({ currency: 'USD', participantIds, receipts, transfers: [] }, eating).balances);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return times.slice(ROUNDS / 2).sort((a, b) => a - b)[ROUNDS / 4] ?? Infinity;
}

const CASES: readonly (readonly [what: string, receipts: PaidReceipt[]])[] = [
  ['by portions of all meals', receiptsOf(['by-portions'], 0)],
  ['by portions of five meals each', receiptsOf(['by-portions'], 5)],
  ['by portions and equal in turns', receiptsOf(['by-portions', 'equal'], 5)],
];

async function run(): Promise<Record<string, number>> {
  return Object.fromEntries(CASES.map(([what, receipts]) => [what, measure(receipts)]));
}

export const scenario: Scenario = {
  measures: `milliseconds of CPU for the balances of ${PEOPLE} people, ${RECEIPTS} receipts, ${DAYS} days`,
  goals: Object.fromEntries(CASES.map(([what]) => [what, GOAL_MS])),
  run,
};
