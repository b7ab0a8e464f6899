import fc from 'fast-check';
import { buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const VEGAN = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;
const NO_GLUTEN = { kind: 'content', value: 'gluten', strictness: 'allergy' } as const;
const NO_FISH = { kind: 'content', value: 'fish', strictness: 'allergy' } as const;
const OPTIONS = { source: 'cookbook', secondDish: true, sideDishes: true, preferences: 'beef' };

const world = testWorld();
let maya: Person;
let trip: Trip;
let priya: Participant;
/** Five for two days of lunch and dinner; Priya is a vegan. */
beforeEach(async () => {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya, { endDate: '2026-06-14', mealTypes: ['lunch', 'dinner'] });
  for (const name of ['Ana', 'Ben', 'Leo']) await buildParticipant(world, trip, null, { name });
  priya = await buildParticipant(world, trip, null, { name: 'Priya' });
  await avoiding(priya, [VEGAN]);
});

async function avoiding({ id }: Participant, avoids: Eater['avoids']): Promise<void> {
  const { id: eaterId } = await eaterOf(id);
  await maya.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${eaterId}`, { avoids });
}

const eaterOf = (participantId: string) => world.dataSource.manager.findOneByOrFail(Eater, { participantId });

interface Dish {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly type: string;
  readonly position: number;
  readonly isInstead: boolean;
  readonly portions: number;
  readonly recipe: string;
  readonly forWhom: { readonly eaterIds: readonly string[]; readonly cannotEat: string | null } | null;
  readonly ingredients: readonly { readonly name: string }[];
}

interface Answer {
  readonly runId: string;
  readonly updatedMeals: readonly Dish[];
  readonly updatedMealIds: readonly string[];
  readonly cookbookMealIds: readonly string[];
  readonly emptySlots: readonly object[];
}

async function suggest(body: object = OPTIONS): Promise<Answer> {
  const answer = await maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, body);
  expect(answer).toMatchObject({ status: 200 });
  // The type of the service's answer.
  return answer.body as Answer;
}

async function plan(): Promise<Dish[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  // The answer of a trip contains its meals.
  return (body as { meals: Dish[] }).meals;
}

async function verdicts(): Promise<string[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`);
  // The answer lists the verdicts of the plan.
  return (body as { verdict: string }[]).map(({ verdict }) => verdict);
}

/** Why a dish of the plan may not suit somebody. */
async function doubts(): Promise<string[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`);
  // The answer lists the verdicts of the plan with their reasons.
  return (body as { reasons: { phrase: string }[] }[]).flatMap(({ reasons }) =>
    reasons.map(({ phrase }) => phrase),
  );
}

/** On the first day. */
const dinnerOf = (dishes: readonly Dish[]) =>
  dishes.filter(({ date, type }) => date === '2026-06-13' && type === 'dinner');

/** First, second, side. */
const placeOf = ({ position, isInstead }: Dish) => (position === 0 ? 0 : isInstead ? 1 : 2);

describe('suggestions with a second dish and sides', () => {
  test('are, in the answer and in the plan, one dish for most, one for the others, and a side for everybody', async () => {
    const { updatedMeals, updatedMealIds, cookbookMealIds } = await suggest();
    const [first, second, side] = dinnerOf(updatedMeals);
    expect(first).toMatchObject({ position: 0, isInstead: false, forWhom: null, portions: 4 });
    expect(second).toMatchObject({ position: 1, isInstead: true, portions: 1 });
    expect(side).toMatchObject({ position: 2, isInstead: false, forWhom: null, portions: 5 });
    const { id } = await eaterOf(priya.id);
    expect(second?.forWhom?.eaterIds).toEqual([id]);
    expect(first?.ingredients.map(({ name }) => name)).toContain(second?.forWhom?.cannotEat);
    expect(await plan()).toEqual(updatedMeals);
    expect(cookbookMealIds).toEqual(updatedMealIds);
    expect(await verdicts()).toEqual(updatedMeals.map(() => 'SAFE'));
  });

  test('feed any table as the answer says', async () => {
    const anyAvoids = fc.subarray([VEGAN, NO_GLUTEN, NO_FISH], { maxLength: 2 });
    const anyOptions = fc.record({
      platesApart: fc.boolean(),
      secondDish: fc.boolean(),
      sideDishes: fc.boolean(),
      preferences: fc.constantFrom('beef', 'fish', ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyAvoids, { maxLength: 3 }), anyOptions, async (few, options) => {
        trip = await buildTrip(world, maya, { endDate: '2026-06-14', mealTypes: ['lunch', 'dinner'] });
        for (let seat = 0; seat < 4; seat += 1)
          await buildParticipant(world, trip, null, { name: `P${seat}` });
        for (const [seat, avoids] of few.entries())
          await maya.client.rest('POST', `/api/trips/${trip.id}/eaters`, { name: `E${seat}`, avoids });
        const { updatedMeals } = await suggest({ ...options, source: 'cookbook' });
        expect(await plan()).toEqual(updatedMeals);
        expect(await doubts()).toEqual([]);
        const [first, second, side] = [0, 1, 2].map(
          (place) => dinnerOf(updatedMeals).find((dish) => placeOf(dish) === place)?.portions ?? null,
        );
        expect((first ?? 0) + (second ?? 0)).toBe(5 + few.length);
        expect(side).toBe(options.sideDishes ? 5 + few.length : null);
        if (!options.secondDish) expect(second).toBeNull();
      }),
      { numRuns: 12 },
    );
  });

  test('grow with the next who cannot eat the first dish', async () => {
    await suggest();
    await maya.client.rest('POST', `/api/trips/${trip.id}/eaters`, { name: 'Nia', avoids: [VEGAN] });
    expect(dinnerOf(await plan()).map(({ portions }) => portions)).toEqual([4, 2, 6]);
  });

  test('are one dish for everybody without the options', async () => {
    const { updatedMeals } = await suggest({ source: 'cookbook', preferences: 'beef' });
    expect(updatedMeals.map(({ position }) => position)).toEqual([0, 0, 0, 0]);
  });

  test('share an asked number of people', async () => {
    const { updatedMeals } = await suggest({ ...OPTIONS, peopleCount: 20 });
    const served = dinnerOf(updatedMeals).map(({ recipe }) => recipe);
    expect(served).toEqual([
      expect.stringContaining('Serves 16,'),
      expect.stringContaining('Serves 4,'),
      expect.stringContaining('Serves 20,'),
    ]);
  });

  test('leave a slot alone as a whole that somebody filled meanwhile', async () => {
    const answer = await callWhileLocked(
      world,
      () => maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, OPTIONS),
      (db) => db.query('select from trips where id = $1 for no key update', [trip.id]),
      (db) =>
        db.insert(Meal, {
          id: '0190b000-0000-7000-8000-00000000d1d1',
          tripId: trip.id,
          name: 'Soup',
          position: 0,
          date: '2026-06-13',
          type: 'dinner',
          instructions: [],
          createdAt: new Date(),
        }),
    );
    expect(answer).toMatchObject({ status: 200 });
    expect(dinnerOf(await plan()).map(({ name }) => name)).toEqual(['Soup']);
    expect((await plan()).filter(({ type }) => type === 'lunch').length).toBeGreaterThan(1);
  });

  test('leave a slot alone as a whole that has no room for all of them', async () => {
    for (let position = 0; position < 9; position += 1)
      await maya.client.rest('POST', '/api/meals', {
        tripId: trip.id,
        date: '2026-06-13',
        type: 'dinner',
        name: '',
        beside: position > 0,
      });
    const { emptySlots } = await suggest();
    expect(emptySlots).toEqual([{ date: '2026-06-13', type: 'dinner', reason: 'no_room' }]);
    expect(dinnerOf(await plan()).every(({ name }) => name === '')).toBe(true);
  });
});

describe('undoing them', () => {
  const undo = (runId: string) =>
    maya.client.rest('POST', `/api/trips/${trip.id}/undo-suggestions`, { runId });

  test('removes each dish', async () => {
    const { runId } = await suggest();
    expect(await undo(runId)).toMatchObject({ status: 200, body: { keptMeals: [] } });
    expect(await plan()).toEqual([]);
  });

  test('keeps all dishes of a slot of which one was changed', async () => {
    const { runId, updatedMeals } = await suggest();
    const dinner = dinnerOf(updatedMeals);
    await maya.client.rest('PATCH', `/api/meals/${dinner[0]?.id ?? ''}`, { name: 'Tacos' });
    const kept = dinner.map(({ id }) => ({ id }));
    expect(await undo(runId)).toMatchObject({ body: { keptMeals: kept } });
    expect(await plan()).toMatchObject(kept);
  });

  test('counts the slots that are left of the run', async () => {
    await suggest();
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    expect(body).toMatchObject({ lastSuggestionRun: { mealCount: 4 } });
  });
});
