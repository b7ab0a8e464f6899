import fc from 'fast-check';
import { INVITE_STATUSES } from '../inviteStatus.ts';
import { MEAL_TYPES } from '../../plan/meal.ts';
import { eatersBySlot } from '../eater/attendance.ts';
import type { Eater } from '../eater/eater.ts';
import { cookBalance, fairCooks } from './fairCooks.ts';
import type { MealTime } from '../../plan/mealTime.ts';

const SLOTS: readonly MealTime[] = ['2026-06-13', '2026-06-14', '2026-06-15'].flatMap((date) =>
  MEAL_TYPES.map((type) => ({ date, type })),
);
const anySlots = fc.shuffledSubarray([...SLOTS]);
const anyParticipants = fc
  .array(fc.constantFrom(...INVITE_STATUSES), { maxLength: 6 })
  .map((statuses) => statuses.map((inviteStatus, index) => ({ id: `p${index}`, inviteStatus })));
const anyTime = fc.option(fc.constantFrom(...SLOTS));
const anyEaters = (participantCount: number, times = anyTime) =>
  fc
    .array(
      fc.record({
        arrives: times,
        leaves: times,
        portionQuarters: fc.nat({ max: 8 }),
        isCompanion: fc.boolean(),
        of: fc.nat({ max: 5 }),
      }),
      { maxLength: 8 },
    )
    .map((more) => [
      ...Array.from({ length: participantCount }, (_, index) => eater(`p${index}`, more[index] ?? {})),
      ...more.map((one, index) => ({ ...eater(`p${one.of}`, one), id: `c${index}`, isCompanion: true })),
    ]);
const anyTrip = anyParticipants.chain((participants) =>
  fc.record({ participants: fc.constant(participants), eaters: anyEaters(participants.length) }),
);
const anyRandom = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => Number(stream.next().value));

function eater(participantId: string, more: Partial<Eater> = {}): Eater {
  return {
    id: `e${participantId}`,
    name: participantId,
    participantId,
    portionQuarters: 4,
    avoids: [],
    eatsEverything: true,
    note: null,
    group: null,
    arrives: null,
    leaves: null,
    ...more,
    isCompanion: false,
  };
}

const cooked = (slot: MealTime, assignedToId: string) => ({
  ...slot,
  status: 'planned' as const,
  assignedToId,
});

describe('fair cooks', () => {
  it('are accepted participants who eat there; each slot with such a person has one', () => {
    fc.assert(
      fc.property(anyTrip, anySlots, anyRandom, ({ participants, eaters }, slots, random) => {
        const eatersAt = eatersBySlot(eaters, []);
        const given = fairCooks(slots, cookBalance([], participants, eatersAt), eatersAt, random);
        const possible = (slot: MealTime) =>
          eatersAt(slot)
            .eaters.filter(({ isCompanion }) => !isCompanion)
            .map(({ participantId }) => participantId)
            .filter((id) => participants.some((one) => one.id === id && one.inviteStatus === 'accepted'));
        expect(given.map(({ dish }) => dish)).toEqual(slots.filter((slot) => possible(slot).length > 0));
        for (const { dish, participantId } of given) expect(possible(dish)).toContain(participantId);
      }),
    );
  });

  it('never differ by more than the largest table when everybody is always there', () => {
    const everybody = anyParticipants.chain((participants) =>
      fc.record({
        participants: fc.constant(participants),
        eaters: anyEaters(participants.length, fc.constant(null)),
      }),
    );
    fc.assert(
      fc.property(everybody, anySlots, anyRandom, ({ participants, eaters }, slots, random) => {
        const eatersAt = eatersBySlot(eaters, []);
        const given = fairCooks(slots, cookBalance([], participants, eatersAt), eatersAt, random);
        const meals = given.map(({ dish, participantId }) => cooked(dish, participantId));
        const portions = cookBalance(meals, participants, eatersAt).map(
          ({ portionQuarters }) => portionQuarters,
        );
        if (portions.length === 0) return;
        const largest = Math.max(0, ...slots.map((slot) => eatersAt(slot).portionQuarters));
        expect(Math.max(...portions) - Math.min(...portions)).toBeLessThanOrEqual(largest);
      }),
    );
  });

  it('count what is already cooked', () => {
    fc.assert(
      fc.property(anySlots, anyRandom, (slots, random) => {
        const people = ['p0', 'p1'].map((id) => ({ id, inviteStatus: 'accepted' as const }));
        const eatersAt = eatersBySlot([eater('p0'), eater('p1')], []);
        const before = SLOTS.map((slot) => cooked(slot, 'p0'));
        const given = fairCooks(slots, cookBalance(before, people, eatersAt), eatersAt, random);
        expect(given.map(({ participantId }) => participantId)).toEqual(slots.map(() => 'p1'));
      }),
    );
  });

  it('are chosen by chance among equals', () => {
    const eatersAt = eatersBySlot([eater('p0'), eater('p1')], []);
    const people = ['p0', 'p1'].map((id) => ({ id, inviteStatus: 'accepted' as const }));
    const slots = SLOTS.slice(0, 1);
    const cookAt = (chance: number) =>
      fairCooks(slots, cookBalance([], people, eatersAt), eatersAt, () => chance)[0]?.participantId;
    expect([cookAt(0.2), cookAt(0.8)]).toEqual(['p0', 'p1']);
  });

  it('leave a dish alone that nobody eats', () => {
    const [first, second] = SLOTS;
    if (first === undefined || second === undefined) throw new Error('There are slots.');
    const eatersAt = eatersBySlot([eater('p0', { arrives: second })], []);
    const people = [{ id: 'p0', inviteStatus: 'accepted' as const }];
    const given = fairCooks([first, second], cookBalance([], people, eatersAt), eatersAt, () => 0);
    expect(given).toEqual([{ dish: second, participantId: 'p0' }]);
  });
});

test('the balance counts needed meals with their portions, and people without any', () => {
  const [first, second, third] = SLOTS;
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are slots.');
  const people = [
    { id: 'p0', inviteStatus: 'accepted' as const },
    { id: 'p1', inviteStatus: 'accepted' as const },
    { id: 'p2', inviteStatus: 'pending' as const },
  ];
  const eatersAt = eatersBySlot([eater('p0'), eater('p1', { portionQuarters: 6, arrives: second })], []);
  const meals = [
    cooked(first, 'p0'),
    cooked(second, 'p0'),
    { ...cooked(third, 'p1'), status: 'not_needed' as const },
  ];
  expect(cookBalance(meals, people, eatersAt)).toEqual([
    { participantId: 'p0', mealCount: 2, portionQuarters: 14 },
    { participantId: 'p1', mealCount: 0, portionQuarters: 0 },
  ]);
});
