import fc from 'fast-check';
import { settlement } from './split/settlement.ts';
import { eatersBySlot, type AttendanceException } from '../people/eater/attendance.ts';
import { eatersByDish } from '../people/dish/eatersByDish.ts';
import { partOfEaters } from '../people/dish/partOfEaters.ts';
import type { ForWhom } from '../plan/forWhom.ts';
import { isPlannedInProgress, MEAL_TYPES, type MealStatus } from '../plan/meal.ts';
import { isInPlan, placesInSlots } from '../plan/plan.ts';
import { changedShares, settledShares } from './changedShares.ts';
import { costAttendance, type CostEater, type CostMeal, type EatingTrip } from './costAttendance.ts';
import { explainedShare } from './explainedShare.ts';
import type { PaidReceipt, ReceiptSplit, StoredShare } from './receipt.ts';
import { portionPrices, spentCents, tripCosts, type TripCosts } from './tripCosts.ts';

const RUNS = { numRuns: 1_000 };
const PEOPLE = ['ana', 'ben', 'cat', 'dan', 'eve'];
const DATES = ['2026-06-13', '2026-06-14', '2026-06-15'];
const PLAN = {
  startDate: '2026-06-13',
  endDate: '2026-06-15',
  mealTypes: ['breakfast', 'lunch', 'dinner'] as const,
};

const person = fc.constantFrom(...PEOPLE);
const slot = fc.record({ date: fc.constantFrom(...DATES), type: fc.constantFrom(...MEAL_TYPES) });
const time = fc.option(slot);
const seat = {
  portionQuarters: fc.nat({ max: 8 }),
  arrives: time,
  leaves: time,
  group: fc.constantFrom(null, 'Otters'),
  avoids: fc.constantFrom([], [{ kind: 'diet', value: 'vegan', strictness: 'diet' } as const]),
};
const eaters: fc.Arbitrary<CostEater[]> = fc
  .tuple(
    fc.tuple(...PEOPLE.map((id) => fc.record({ ...seat, participantId: fc.constant(id) }))),
    fc.array(fc.record({ ...seat, participantId: person, sharePaidById: fc.option(person) }), {
      maxLength: 3,
    }),
  )
  .map(([own, companions]) => [
    ...own.map((eater) => ({
      ...eater,
      id: `eater ${eater.participantId}`,
      isCompanion: false,
      sharePaidById: null,
    })),
    ...companions.map((eater, index) => ({ ...eater, id: `companion ${index}`, isCompanion: true })),
  ]);
const part: fc.Arbitrary<ForWhom | null> = fc.constantFrom<ForWhom | null>(
  null,
  null,
  { eaterIds: ['eater ana', 'eater eve'] },
  { group: 'Otters' },
  { cannotEat: 'Fish' },
);
const meals: fc.Arbitrary<CostMeal[]> = fc
  .array(
    fc.record({
      slot,
      name: fc.constantFrom('', 'Chili'),
      status: fc.constantFrom<MealStatus>('planned', 'not_needed'),
      assignedToId: fc.option(person),
      forWhom: part,
      isInstead: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) => {
    const places = placesInSlots(all.map((one) => one.slot));
    return all.map(({ slot: at, isInstead, ...meal }, index) => {
      const position = places[index] ?? 0;
      return { id: `meal ${index}`, ...at, ...meal, position, isInstead: isInstead && position > 0 };
    });
  });
const exceptions: fc.Arbitrary<AttendanceException[]> = fc.array(
  fc.record({
    eaterId: person.map((id) => `eater ${id}`),
    attends: fc.boolean(),
    date: fc.constantFrom(...DATES),
    type: fc.constantFrom(...MEAL_TYPES),
  }),
  { maxLength: 4 },
);
const partOf: EatingTrip['partOf'] = ({ forWhom }, those) => partOfEaters(forWhom, those);
const eating: fc.Arbitrary<EatingTrip> = fc
  .record({ meals, eaters, exceptions })
  .map((trip) => ({ plan: PLAN, partOf, ...trip }));

const shared = fc.uniqueArray(person, { minLength: 1, maxLength: 5 });
const receipt = fc
  .record({
    paidById: person,
    // Refunds are below 0.
    amountCents: fc.integer({ min: -100_000, max: 100_000 }).filter((cents) => cents !== 0),
    rate: fc.option(fc.constantFrom('1.0842', '0.5')),
    split: fc.constantFrom<ReceiptSplit>('by-portions', 'equal', 'shares'),
    mealIds: fc.uniqueArray(
      fc.nat({ max: 6 }).map((index) => `meal ${index}`),
      { maxLength: 3 },
    ),
    people: shared,
  })
  .map(({ people, split, ...rest }) => ({
    ...rest,
    split,
    currency: null,
    label: '',
    date: '2026-06-13',
    kind: 'groceries' as const,
    shares: split === 'by-portions' ? [] : storedShares(split, people, rest.amountCents),
    frozenAt: null,
    version: 1,
  }));
const receipts: fc.Arbitrary<PaidReceipt[]> = fc
  .array(receipt, { maxLength: 5 })
  .map((all) => all.map((one, index) => ({ ...one, id: `receipt ${index}` })));

function storedShares(split: ReceiptSplit, people: readonly string[], amount: number): StoredShare[] {
  const part = Math.trunc(amount / people.length);
  return people.map((participantId, index) => ({
    participantId,
    amountCents: split === 'equal' ? null : index === 0 ? amount - part * (people.length - 1) : part,
    portionQuarters: null,
  }));
}

const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
const costsOf = (all: readonly PaidReceipt[], trip: EatingTrip, transfers = settlement([])): TripCosts =>
  tripCosts({ currency: 'USD', participantIds: PEOPLE, receipts: all, transfers }, trip);
const sharesBy = ({ balances }: TripCosts) =>
  Object.fromEntries(balances.map(({ participantId, share }) => [participantId, share]));

function frozen(costs: TripCosts): PaidReceipt[] {
  return costs.receipts.map(({ receipt: one, shares, coverage }) =>
    coverage === null
      ? one
      : {
          ...one,
          frozenAt: new Date(0),
          shares: shares.map(({ participantId, cents }) => ({
            participantId,
            amountCents: cents,
            portionQuarters: coverage.quartersOf.get(participantId) ?? 0,
          })),
        },
  );
}

describe('on any trip', () => {
  it('shares and their lines add up, balances add up to 0 in any order, and paying all transfers leaves nothing', () => {
    fc.assert(
      fc.property(receipts, eating, (all, trip) => {
        const costs = costsOf(all, trip);
        const reversed = { ...trip, eaters: trip.eaters.toReversed(), meals: trip.meals.toReversed() };
        const settled = costsOf(all, trip, settlement(costs.balances));
        expect({
          receipts: costs.receipts.map(({ shares }) => total(shares.map(({ cents }) => cents))),
          sum: total(costs.balances.map(({ balance }) => balance)),
          inOtherOrder: costsOf(all.toReversed(), reversed).balances,
          left: settled.balances.filter(({ balance }) => balance !== 0),
          explained: costs.balances.map(({ participantId }) => explained(costs, participantId)),
        }).toEqual({
          receipts: costs.receipts.map(({ cents }) => cents),
          sum: 0,
          inOtherOrder: costs.balances,
          left: [],
          explained: costs.balances.map(({ share }) => ({ cents: share, isInMeals: true })),
        });
      }),
      RUNS,
    );
  });

  it('another table changes the shares by what is said, and none of frozen receipts', () => {
    fc.assert(
      fc.property(receipts, eating, eating, (all, trip, later) => {
        const [before, after] = [costsOf(all, trip), costsOf(all, later)];
        const changed = changedShares(settledShares(before), after);
        const isSettled = after.balances.every(({ balance }) => balance === 0);
        const differences = PEOPLE.flatMap((participantId) => {
          const differenceCents =
            (sharesBy(after)[participantId] ?? 0) - (sharesBy(before)[participantId] ?? 0);
          return differenceCents === 0 || isSettled ? [] : [{ participantId, differenceCents }];
        });
        expect({ changed, frozen: sharesBy(costsOf(frozen(before), later)) }).toEqual({
          changed: differences,
          frozen: sharesBy(before),
        });
      }),
      RUNS,
    );
  });
});

describe('with several dishes in a slot', () => {
  it('all meals count each slot once, and chosen dishes those who get them', () => {
    fc.assert(
      fc.property(eating, fc.subarray([...Array(8).keys()], { minLength: 1 }), (trip, chosen) => {
        const costs = costAttendance(trip);
        const at = eatersBySlot(trip.eaters, trip.exceptions);
        const { of } = eatersByDish(at, trip.meals, ({ forWhom }) => partOfEaters(forWhom, trip.eaters));
        const planned = trip.meals.filter((one) => isInPlan(PLAN, one) && isPlannedInProgress(one));
        const slots = new Map(planned.map((one) => [`${one.date} ${one.type}`, one]));
        const ids = chosen.map((index) => `meal ${index}`);
        const dishes = trip.meals.filter(({ id }) => ids.includes(id));
        const quarters = (mealIds: readonly string[]) => costs.coverage(mealIds).totalQuarters;
        const there = [...slots.values()].map((one) => at(one).portionQuarters);
        fc.pre(planned.length > 0);
        expect({ all: quarters([]), chosen: quarters(ids) }).toEqual({
          all: total(there),
          chosen: dishes.length === 0 ? total(there) : total(dishes.map((one) => of(one).portionQuarters)),
        });
      }),
      RUNS,
    );
  });

  it('the price of a portion counts who eats at a covered slot once, whatever dishes the receipts name', () => {
    fc.assert(
      fc.property(receipts, eating, (all, trip) => {
        const costs = costsOf(all, trip);
        const byPortions = costs.receipts.filter(({ coverage }) => coverage !== null);
        const eaten = new Map(
          byPortions
            .flatMap(({ coverage }) => coverage?.slots ?? [])
            .flatMap(({ date, type, eaters: there }) =>
              there.map((one) => [`${date} ${type} ${one.id}`, one.portionQuarters] as const),
            ),
        );
        const quarters = total([...eaten.values()]);
        const spent = total(byPortions.map(({ cents }) => cents));
        const price = spent <= 0 || quarters === 0 ? null : Math.floor((spent * 4) / quarters + 0.5);
        expect(portionPrices(costs).perPortionCents).toBe(price);
      }),
      RUNS,
    );
  });
});

function explained(costs: TripCosts, participantId: string): object {
  const lines = explainedShare(costs, participantId);
  const isInMeals = lines.every(
    ({ portionQuarters, meals: covered }) =>
      total(covered.map((one) => one.portionQuarters)) === (portionQuarters ?? 0),
  );
  return { cents: total(lines.map(({ cents }) => cents)), isInMeals };
}

const NO_EATERS: EatingTrip = { plan: PLAN, partOf, meals: [], eaters: [], exceptions: [] };
const eater = (id: string, more: Partial<CostEater> = {}): CostEater => ({
  id: `eater ${id}`,
  participantId: id,
  isCompanion: false,
  sharePaidById: null,
  portionQuarters: 4,
  arrives: null,
  leaves: null,
  group: null,
  avoids: [],
  ...more,
});
const meal = (id: string, date: string, more: Partial<CostMeal> = {}): CostMeal => ({
  id,
  date,
  type: 'dinner',
  name: 'Chili',
  status: 'planned',
  assignedToId: null,
  position: 0,
  forWhom: null,
  isInstead: false,
  ...more,
});
const bought = (amountCents: number, more: Partial<PaidReceipt> = {}): PaidReceipt => ({
  id: 'groceries',
  paidById: 'ana',
  amountCents,
  currency: null,
  rate: null,
  label: 'Market',
  date: '2026-06-13',
  kind: 'groceries',
  split: 'by-portions',
  mealIds: [],
  shares: [],
  frozenAt: null,
  version: 1,
  ...more,
});

describe('shares by portions', () => {
  const trip: EatingTrip = {
    ...NO_EATERS,
    meals: [meal('first', '2026-06-13'), meal('second', '2026-06-14')],
    eaters: [
      eater('ana'),
      eater('ben', { arrives: { date: '2026-06-14', type: 'dinner' } }),
      eater('cat', { id: 'mia', portionQuarters: 2 }),
    ],
  };

  it('follow who eats, with companions', () => {
    expect(sharesBy(costsOf([bought(4_000)], trip))).toMatchObject({ ana: 2_000, ben: 1_000, cat: 1_000 });
  });

  it('cover the chosen meals, wherever they are', () => {
    const chosen = bought(3_000, { mealIds: ['first'] });
    expect(sharesBy(costsOf([chosen], trip))).toMatchObject({ ana: 2_000, ben: 0, cat: 1_000 });
    const moved = { ...trip, meals: [meal('first', '2026-06-15'), meal('second', '2026-06-14')] };
    expect(sharesBy(costsOf([chosen], moved))).toMatchObject({ ana: 1_200, ben: 1_200, cat: 600 });
  });

  it('cover all meals once the chosen ones are deleted', () => {
    expect(sharesBy(costsOf([bought(4_000, { mealIds: ['gone'] })], trip))).toMatchObject({ ben: 1_000 });
  });

  it('cover every slot while nothing is planned', () => {
    const unplanned = { ...trip, meals: [meal('first', '2026-06-13', { name: '' })] };
    // 9 slots; Ben is there for the last 4.
    expect(sharesBy(costsOf([bought(17_500)], unplanned))).toMatchObject({
      ana: 9_000,
      ben: 4_000,
      cat: 4_500,
    });
  });

  it('leave out meals that are not needed', () => {
    const off = {
      ...trip,
      meals: [meal('first', '2026-06-13'), meal('off', '2026-06-14', { status: 'not_needed' })],
    };
    expect(sharesBy(costsOf([bought(3_000)], off))).toMatchObject({ ana: 2_000, ben: 0, cat: 1_000 });
  });

  it('of a companion are borne by another participant if said so, while that one eats', () => {
    const paid = (id: string) => ({
      ...trip,
      eaters: trip.eaters.map((one) => (one.id === 'mia' ? { ...one, sharePaidById: id } : one)),
    });
    expect(sharesBy(costsOf([bought(4_000)], paid('ben')))).toMatchObject({ ben: 2_000, cat: 0 });
    expect(sharesBy(costsOf([bought(4_000)], paid('gone')))).toMatchObject({ ben: 1_000, cat: 1_000 });
  });

  it('say what a portion costs, and a day of one', () => {
    expect(portionPrices(costsOf([bought(4_000), bought(400, { id: 'more' })], trip))).toEqual({
      perPortionCents: 1_100,
      perPortionAndDayCents: 1_100,
    });
    const twoADay = {
      ...trip,
      meals: [meal('first', '2026-06-13'), meal('lunch', '2026-06-13', { type: 'lunch' })],
    };
    expect(portionPrices(costsOf([bought(3_000)], twoADay))).toEqual({
      perPortionCents: 1_000,
      perPortionAndDayCents: 2_000,
    });
    expect(portionPrices(costsOf([bought(3_000)], NO_EATERS))).toEqual({
      perPortionCents: null,
      perPortionAndDayCents: null,
    });
  });

  it('fall to the payer if nobody eats', () => {
    expect(sharesBy(costsOf([bought(4_000)], NO_EATERS))).toMatchObject({ ana: 4_000 });
  });
});

it('a foreign receipt counts in the currency of the trip, rounded once', () => {
  const costs = costsOf([bought(10_000, { currency: 'JPY', rate: '0.0067' })], NO_EATERS);
  expect(spentCents(costs)).toBe(6_700);
  expect(spentCents(costsOf([bought(10_000, { currency: 'EUR', rate: '1.0842' })], NO_EATERS))).toBe(10_842);
});

describe('the shares since the last payment', () => {
  const trip: EatingTrip = {
    ...NO_EATERS,
    meals: [meal('first', '2026-06-13')],
    eaters: [eater('ana'), eater('ben')],
  };
  const before = costsOf([bought(2_000)], trip);
  const alone = { ...trip, eaters: [eater('ana')] };

  it('are said of receipts that were not changed themselves', () => {
    expect(changedShares(settledShares(before), costsOf([bought(2_000)], alone))).toEqual([]);
    const both = [
      bought(2_000),
      bought(500, { id: 'fuel', split: 'equal', shares: storedShares('equal', ['ben'], 500) }),
    ];
    const changed = costsOf(both, alone);
    expect(changedShares(settledShares(costsOf(both, trip)), changed)).toEqual([
      { participantId: 'ana', differenceCents: 1_000 },
      { participantId: 'ben', differenceCents: -1_000 },
    ]);
    const edited = costsOf([bought(2_000, { version: 2 }), ...both.slice(1)], alone);
    expect(changedShares(settledShares(costsOf(both, trip)), edited)).toEqual([]);
  });

  it('are not said without a payment', () => {
    expect(changedShares(null, before)).toEqual([]);
  });
});
