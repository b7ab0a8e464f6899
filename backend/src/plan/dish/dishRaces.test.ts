import {
  buildMeal,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import { checkInvariants } from '../../db/invariants.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const DINNER = { date: '2026-06-13', type: 'dinner' } as const;
const LUNCH = { date: '2026-06-14', type: 'lunch' } as const;

const world = testWorld();

/** Two people, and a trip with two dishes at dinner and one at lunch. */
interface Scene {
  readonly maya: Person;
  readonly jonas: Person;
  readonly trip: Trip;
  readonly first: Meal;
  readonly second: Meal;
  readonly soup: Meal;
}

async function arrange(): Promise<Scene> {
  const [maya, jonas] = await Promise.all([buildPerson(world), buildPerson(world, { name: 'Jonas Weber' })]);
  const trip = await buildTrip(world, maya);
  await buildParticipant(world, trip, jonas);
  const first = await buildMeal(world, trip, DINNER);
  const second = await buildMeal(world, trip, {
    ...DINNER,
    position: 1,
    forWhom: { cannotEat: 'Beef' },
    isInstead: true,
  });
  const soup = await buildMeal(world, trip, { ...LUNCH, name: 'Soup' });
  await buildPortions(world, trip.id);
  return { maya, jonas, trip, first, second, soup };
}

type Call = (scene: Scene, person: Person) => Promise<{ readonly status: number }>;

const add =
  (slot: object): Call =>
  ({ trip }, { client }) =>
    client.rest('POST', '/api/meals', { tripId: trip.id, ...slot, name: 'Salad', beside: true });
const remove =
  (which: 'first' | 'second'): Call =>
  (scene, { client }) =>
    client.rest('DELETE', `/api/meals/${scene[which].id}`);
const change =
  (which: 'first' | 'second' | 'soup', changes: object): Call =>
  (scene, { client }) =>
    client.rest('PATCH', `/api/meals/${scene[which].id}`, changes);
const swap: Call = ({ first, soup }, { client }) =>
  client.rest('POST', `/api/meals/${first.id}/swap`, { otherMealId: soup.id });
const markDay: Call = ({ trip }, { client }) =>
  client.rest('PATCH', `/api/trips/${trip.id}/days`, { date: LUNCH.date, status: 'not_needed' });
const forEverybody = { forWhom: null, isInstead: true };

describe('two changes of the dishes of a slot at once leave a first one, and no dish beside a mark', () => {
  test.each<[string, Call, Call, string[]]>([
    ['the first goes, a dish comes', remove('first'), add(DINNER), ['204 201']],
    ['both go', remove('first'), remove('second'), ['204 204']],
    ['the first goes, the second is instead', remove('first'), change('second', forEverybody), ['204 200']],
    [
      'the first goes, the second moves',
      remove('first'),
      change('second', { date: LUNCH.date }),
      ['204 200'],
    ],
    [
      'all move, a dish comes',
      change('second', { ...LUNCH, wholeSlot: true, beside: true }),
      add(DINNER),
      ['200 201'],
    ],
    [
      'all move, the first goes',
      change('second', { ...LUNCH, wholeSlot: true, beside: true }),
      remove('first'),
      ['200 204'],
    ],
    [
      'it is not needed, a dish comes',
      change('soup', { status: 'not_needed' }),
      add(LUNCH),
      ['200 409', '409 201'],
    ],
    ['its day is not needed, a dish comes', markDay, add(LUNCH), ['200 409', '409 201']],
    [
      'it is not needed, a dish moves there',
      markDay,
      change('second', { ...LUNCH, beside: true }),
      ['200 409', '409 200'],
    ],
    ['slots change places, a dish comes', swap, add(LUNCH), ['200 201']],
    ['slots change places, the first goes', swap, remove('first'), ['200 204', '404 204']],
    [
      'slots change places, the second moves',
      swap,
      change('second', { ...LUNCH, beside: true }),
      ['200 200'],
    ],
  ])('%s', async (_what, one, two, possible) => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const statuses = await concurrently(
        round,
        () => one(scene, scene.maya),
        () => two(scene, scene.jonas),
      );
      return statuses.join(' ');
    });
    const broken = (await checkInvariants(world.dataSource.manager)).filter((rule) => rule.broken > 0);
    expect(broken).toEqual([]);
    expectWithin(seen, possible);
  });
});
