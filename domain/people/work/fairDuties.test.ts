import fc from 'fast-check';
import { DUTY_KINDS, type Duty, type DutyKind } from '../../plan/duty.ts';
import { MEAL_TYPES } from '../../plan/meal.ts';
import { mealTimeKey, type MealTime } from '../../plan/mealTime.ts';
import { eatersBySlot } from '../eater/attendance.ts';
import { dutyBalance, fairDuties, type DutySlot } from './fairDuties.ts';

const SLOTS: readonly MealTime[] = ['2026-06-13', '2026-06-14'].flatMap((date) =>
  MEAL_TYPES.map((type) => ({ date, type })),
);
const IDS = ['ana', 'ben', 'cleo', 'dan', 'eva'];
const anyRandom = fc.double({ min: 0, max: 0.99, noNaN: true }).map((chance) => () => chance);
const anyCounts = fc.record({ help: fc.nat({ max: 3 }), wash_up: fc.nat({ max: 3 }) });
const anyCooks = fc.subarray(IDS, { maxLength: 2 });
const anySlots = fc
  .shuffledSubarray([...SLOTS])
  .chain((slots) =>
    fc
      .array(anyCooks, { minLength: slots.length, maxLength: slots.length })
      .map((cooks) => slots.map((slot, index): DutySlot => ({ ...slot, cookIds: cooks[index] ?? [] }))),
  );
const anyTimes = fc.option(fc.constantFrom(...SLOTS));
const anyEaters = fc
  .array(
    fc.record({ arrives: anyTimes, leaves: anyTimes, portionQuarters: fc.integer({ min: 1, max: 8 }) }),
    { minLength: IDS.length, maxLength: IDS.length },
  )
  .map((times) => times.map((one, index) => seat(IDS[index] ?? '', one)));
const anyDuties = fc
  .uniqueArray(
    fc.record({
      slot: fc.constantFrom(...SLOTS),
      kind: fc.constantFrom(...DUTY_KINDS),
      participantId: fc.constantFrom(...IDS),
    }),
    {
      selector: ({ slot, kind, participantId }) => `${mealTimeKey(slot)} ${kind} ${participantId}`,
      maxLength: 6,
    },
  )
  .map((some) => some.map(({ slot, ...duty }): Duty => ({ ...slot, ...duty })));

function seat(participantId: string, more = {}) {
  return {
    id: `eater ${participantId}`,
    participantId,
    isCompanion: false,
    portionQuarters: 4,
    arrives: null,
    leaves: null,
    ...more,
  };
}

const isAt = (slot: MealTime, kind: DutyKind) => (duty: Duty) =>
  mealTimeKey(duty) === mealTimeKey(slot) && duty.kind === kind;
const idsOf = (duties: readonly Duty[]) => duties.map(({ participantId }) => participantId);

it('give each slot as many different people as wanted who eat there, as far as there are any', () => {
  fc.assert(
    fc.property(
      anyEaters,
      anySlots,
      anyDuties,
      anyCounts,
      anyRandom,
      (eaters, slots, duties, wanted, random) => {
        const eatersAt = eatersBySlot(eaters, []);
        const given = fairDuties({ slots, duties, participantIds: IDS, eatersAt }, wanted, random);
        const all = [...duties, ...given];
        for (const slot of slots)
          for (const kind of DUTY_KINDS) {
            const before = idsOf(duties.filter(isAt(slot, kind)));
            const now = idsOf(all.filter(isAt(slot, kind)));
            const present = eatersAt(slot).eaters.map(({ participantId }) => participantId);
            const able = present.filter((id) => !before.includes(id));
            expect(new Set(now).size).toBe(now.length);
            expect(now.length - before.length).toBe(
              Math.min(Math.max(0, wanted[kind] - before.length), able.length),
            );
            for (const id of idsOf(given.filter(isAt(slot, kind)))) expect(present).toContain(id);
          }
        expect(
          given.filter((duty) => !slots.some((slot) => mealTimeKey(slot) === mealTimeKey(duty))),
        ).toEqual([]);
      },
    ),
  );
});

it('give a person a second job at a slot only where everybody there has one', () => {
  fc.assert(
    fc.property(anyEaters, anySlots, anyCounts, anyRandom, (eaters, slots, wanted, random) => {
      const eatersAt = eatersBySlot(eaters, []);
      const given = fairDuties({ slots, duties: [], participantIds: IDS, eatersAt }, wanted, random);
      for (const { cookIds, ...slot } of slots) {
        const jobs = [...cookIds, ...idsOf(given.filter((duty) => mealTimeKey(duty) === mealTimeKey(slot)))];
        const present = eatersAt(slot).eaters.map(({ participantId }) => participantId);
        if (new Set(jobs).size < jobs.length) expect(jobs).toEqual(expect.arrayContaining(present));
      }
    }),
  );
});

it('differ by no more than the largest table when everybody is always there and nobody cooks', () => {
  fc.assert(
    fc.property(fc.subarray([...SLOTS]), fc.integer({ min: 1, max: 5 }), anyRandom, (some, help, random) => {
      const slots = some.map((slot) => ({ ...slot, cookIds: [] }));
      const eatersAt = eatersBySlot(
        IDS.map((id) => seat(id)),
        [],
      );
      const given = fairDuties(
        { slots, duties: [], participantIds: IDS, eatersAt },
        { help, wash_up: 0 },
        random,
      );
      const counts = IDS.map((id) => dutyBalance(slots, given)(id).helpCount);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

it('count what people do already, each duty for itself', () => {
  const slots = SLOTS.slice(0, 2).map((slot) => ({ ...slot, cookIds: [] }));
  const [first, second] = slots;
  if (first === undefined || second === undefined) throw new Error('There are slots.');
  const { date, type } = first;
  const duties: Duty[] = [{ date, type, kind: 'help', participantId: 'ana' }];
  const work = {
    slots,
    duties,
    participantIds: ['ana', 'ben'],
    eatersAt: eatersBySlot([seat('ana'), seat('ben')], []),
  };
  expect(fairDuties(work, { help: 1, wash_up: 1 }, () => 0)).toEqual([
    { date: second.date, type: second.type, kind: 'help', participantId: 'ben' },
    { date, type, kind: 'wash_up', participantId: 'ben' },
    { date: second.date, type: second.type, kind: 'wash_up', participantId: 'ana' },
  ]);
});

it('of companions are none, and none are wanted by default', () => {
  const slots = SLOTS.map((slot) => ({ ...slot, cookIds: [] }));
  const leo = { ...seat('ana'), id: 'leo', isCompanion: true };
  const work = { slots, duties: [], participantIds: ['ana'], eatersAt: eatersBySlot([leo], []) };
  expect(fairDuties(work, { help: 2, wash_up: 2 }, () => 0)).toEqual([]);
  expect(
    fairDuties({ ...work, eatersAt: eatersBySlot([seat('ana')], []) }, { help: 0, wash_up: 0 }, () => 0),
  ).toEqual([]);
});

test('the balance counts needed slots, by duty', () => {
  const [first, second, third] = SLOTS;
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are slots.');
  const duties: Duty[] = [
    { ...first, kind: 'help', participantId: 'ana' },
    { ...second, kind: 'help', participantId: 'ana' },
    { ...second, kind: 'wash_up', participantId: 'ana' },
    { ...third, kind: 'wash_up', participantId: 'ana' },
  ];
  const balance = dutyBalance([first, second], duties);
  expect(balance('ana')).toEqual({ helpCount: 2, washUpCount: 1 });
  expect(balance('ben')).toEqual({ helpCount: 0, washUpCount: 0 });
});
