import fc from 'fast-check';
import { datesFrom } from '../../time/calendarDate.ts';
import { MEAL_TYPES, MEAL_TYPES_BY_TIME } from '../../plan/meal.ts';
import { isThere, eatersBySlot, type AttendanceException, type Seat } from './attendance.ts';
import { compareMealTimes, type MealTime } from '../../plan/mealTime.ts';

const DATES = datesFrom('2026-06-13', '2026-06-16');
const slots = fc.record({ date: fc.constantFrom(...DATES), type: fc.constantFrom(...MEAL_TYPES) });
const seats: fc.Arbitrary<readonly Seat[]> = fc
  .array(
    fc.record({
      participantId: fc.constantFrom('ana', 'ben'),
      isCompanion: fc.boolean(),
      portionQuarters: fc.integer({ min: 0, max: 8 }),
      arrives: fc.option(slots),
      leaves: fc.option(slots),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all
      .map((one, index) => ({ ...one, id: `eater ${index}` }))
      // One eater is the participant, others are brought.
      .filter(
        (one, index, list) =>
          one.isCompanion ||
          list.findIndex((other) => !other.isCompanion && other.participantId === one.participantId) ===
            index,
      ),
  );
const trips = seats.chain((eaters) =>
  fc.record({
    eaters: fc.constant(eaters),
    exceptions: fc.uniqueArray(
      fc.record({
        eaterId: fc.constantFrom(...eaters.map(({ id }) => id), 'somebody else'),
        attends: fc.boolean(),
        slot: slots,
      }),
      { selector: ({ eaterId, slot }) => `${eaterId} ${slot.date} ${slot.type}` },
    ),
    slot: slots,
  }),
);

const SATURDAY_LUNCH: MealTime = { date: '2026-06-13', type: 'lunch' };

function seat(overrides: Partial<Seat> = {}): Seat {
  return {
    id: 'ana',
    participantId: 'ana',
    isCompanion: false,
    portionQuarters: 4,
    arrives: null,
    leaves: null,
    ...overrides,
  };
}

describe('who eats at a slot', () => {
  it('has the portions of those who are present', () => {
    fc.assert(
      fc.property(trips, ({ eaters, exceptions: given, slot }) => {
        const exceptions = given.map(({ slot: of, ...one }) => ({ ...one, ...of }));
        const there = eatersBySlot(eaters, exceptions)(slot);
        let quarters = 0;
        for (const eater of eaters) {
          const shopperNotesOf = (id: string | undefined) =>
            exceptions.find(
              ({ eaterId, date, type }) => eaterId === id && date === slot.date && type === slot.type,
            )?.attends;
          const host = eater.isCompanion
            ? eaters.find((one) => !one.isCompanion && one.participantId === eater.participantId)
            : undefined;
          const position = (time: MealTime) =>
            DATES.indexOf(time.date) * 10 + MEAL_TYPES_BY_TIME.indexOf(time.type);
          const isBetween = (arrives: MealTime | null, leaves: MealTime | null) =>
            position(arrives ?? slot) <= position(slot) && position(slot) <= position(leaves ?? slot);
          const isOwnTime = isBetween(eater.arrives, eater.leaves);
          const usually = isBetween(
            eater.arrives ?? host?.arrives ?? null,
            eater.leaves ?? host?.leaves ?? null,
          );
          const ofHost = shopperNotesOf(host?.id);
          const attends = shopperNotesOf(eater.id) ?? (ofHost === undefined ? usually : ofHost && isOwnTime);
          expect(there.eaters.includes(eater)).toBe(attends);
          if (attends) quarters += eater.portionQuarters;
        }
        expect(there.portionQuarters).toBe(quarters);
      }),
      { numRuns: 500 },
    );
  });

  it('has an eater from the first to the last meal, both included', () => {
    const eater = seat({ arrives: SATURDAY_LUNCH, leaves: { date: '2026-06-14', type: 'breakfast' } });
    const at = (date: string, type: MealTime['type']) => isThere(eater, { date, type });
    expect(at('2026-06-13', 'breakfast')).toBe(false);
    expect(at('2026-06-13', 'lunch')).toBe(true);
    expect(at('2026-06-13', 'dessert')).toBe(true);
    expect(at('2026-06-14', 'breakfast')).toBe(true);
    expect(at('2026-06-14', 'lunch')).toBe(false);
  });

  it('is worked out once for each slot, however often it is asked for', () => {
    const there = eatersBySlot([seat()], []);
    expect(there({ ...SATURDAY_LUNCH })).toBe(there({ ...SATURDAY_LUNCH }));
  });

  it('takes an exception of its own slot only', () => {
    const away: AttendanceException = { eaterId: 'ana', attends: false, ...SATURDAY_LUNCH };
    const there = eatersBySlot([seat()], [away]);
    expect(there(SATURDAY_LUNCH).eaters).toEqual([]);
    expect(there({ ...SATURDAY_LUNCH, type: 'dinner' }).portionQuarters).toBe(4);
  });

  it('has a companion without times and exceptions exactly where who brings them is', () => {
    fc.assert(
      fc.property(trips, ({ eaters, exceptions: given, slot }) => {
        const exceptions = given.map(({ slot: of, ...one }) => ({ ...one, ...of }));
        const hosts = eaters.filter(({ isCompanion }) => !isCompanion);
        const child = (id: string) => ({
          ...seat({ participantId: id, isCompanion: true }),
          id: `child of ${id}`,
        });
        const children = hosts.map(({ participantId }) => child(participantId));
        const there = eatersBySlot([...eaters, ...children], exceptions)(slot).eaters.map(({ id }) => id);
        for (const { id, participantId } of hosts)
          expect(there.includes(child(participantId).id)).toBe(there.includes(id));
      }),
      { numRuns: 300 },
    );
  });

  it.each<[of: string, child: Partial<Seat>, exceptions: AttendanceException[], isThere: boolean]>([
    ['as who brings it', {}, [], false],
    ['its own first meal', { arrives: SATURDAY_LUNCH }, [], true],
    ['its own exception', {}, [{ eaterId: 'mia', attends: true, ...SATURDAY_LUNCH }], true],
    ['an exception of who brings it', {}, [{ eaterId: 'ana', attends: true, ...SATURDAY_LUNCH }], true],
    [
      'its own first meal over an exception of who brings it',
      { arrives: { date: '2026-06-15', type: 'lunch' } },
      [{ eaterId: 'ana', attends: true, ...SATURDAY_LUNCH }],
      false,
    ],
  ])('has a companion by %s', (_, own, exceptions, isExpected) => {
    const ana = seat({ arrives: { date: '2026-06-14', type: 'dinner' } });
    const mia = seat({ id: 'mia', isCompanion: true, ...own });
    expect(eatersBySlot([mia, ana], exceptions)(SATURDAY_LUNCH).eaters.includes(mia)).toBe(isExpected);
  });

  it('lets an exception bring an eater who is not there yet', () => {
    const eater = seat({ arrives: { date: '2026-06-15', type: 'dinner' } });
    const visit = { eaterId: 'ana', attends: true, ...SATURDAY_LUNCH };
    expect(eatersBySlot([eater], [visit])(SATURDAY_LUNCH).eaters).toEqual([eater]);
  });
});

it('orders meal times by day, then by the time of the meal', () => {
  const snack: MealTime = { date: '2026-06-13', type: 'snack' };
  expect(compareMealTimes(SATURDAY_LUNCH, snack)).toBeLessThan(0);
  expect(compareMealTimes({ date: '2026-06-14', type: 'breakfast' }, snack)).toBeGreaterThan(0);
  expect(compareMealTimes(snack, { ...snack })).toBe(0);
});
