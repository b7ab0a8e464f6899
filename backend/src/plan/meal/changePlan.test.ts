import { buildIngredient, buildMeal, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { concurrently, outcomes } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let trip: Trip;
beforeEach(async () => {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
});

/** Slots by meal name, as the trip shows them. */
async function plan(): Promise<Record<string, string>> {
  const { data } = await maya.client.graphql(
    'query ($id: ID!) { trip(id: $id) { meals { name date type status } } }',
    { id: trip.id },
  );
  const { meals } = (
    data as { trip: { meals: { name: string; date: string; type: string; status: string }[] } }
  ).trip;
  return Object.fromEntries(
    meals.map(({ name, date, type, status }) => [
      `${date} ${type}`,
      status === 'PLANNED' ? name : `(${name})`,
    ]),
  );
}

const dinner = (date: string, name: string) => buildMeal(world, trip, { date, type: 'dinner', name });

describe('swapping two meals', () => {
  const swap = (mealId: string, otherMealId: string) =>
    maya.client.rest('POST', `/api/meals/${mealId}/swap`, { otherMealId });

  test('exchanges their slots and keeps what is in them', async () => {
    const chili = await dinner('2026-06-13', 'Chili');
    const soup = await buildMeal(world, trip, { date: '2026-06-15', type: 'lunch', name: 'Soup' });
    await buildIngredient(world, chili, { name: 'Beans' });
    expect(await swap(chili.id, soup.id)).toMatchObject({
      status: 200,
      body: [
        { id: chili.id, date: '2026-06-15', type: 'LUNCH', name: 'Chili' },
        { id: soup.id, date: '2026-06-13', type: 'DINNER', name: 'Soup' },
      ],
    });
    expect(await plan()).toEqual({ '2026-06-15 LUNCH': 'Chili', '2026-06-13 DINNER': 'Soup' });
    expect((await maya.client.rest('GET', `/api/meals/${chili.id}`)).body).toMatchObject({
      ingredients: [{ name: 'Beans' }],
    });
  });

  test('concurrently, in both directions, exchanges them twice', async () => {
    const [chili, soup] = [await dinner('2026-06-13', 'Chili'), await dinner('2026-06-14', 'Soup')];
    const answers = await Promise.all([swap(chili.id, soup.id), swap(soup.id, chili.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await plan()).toEqual({ '2026-06-13 DINNER': 'Chili', '2026-06-14 DINNER': 'Soup' });
  });

  test('of one type concurrently with two others exchanges both pairs', async () => {
    const arrange = async () => {
      trip = await buildTrip(world, maya, { endDate: '2026-06-16' });
      return Promise.all(
        ['Chili', 'Soup', 'Curry', 'Tacos'].map((name, day) => dinner(`2026-06-${13 + day}`, name)),
      );
    };
    const seen = await outcomes(arrange, async ([chili, soup, curry, tacos], round) => {
      const exchange = (one?: Meal, other?: Meal) => () => swap(one?.id ?? '', other?.id ?? '');
      const statuses = await concurrently(round, exchange(chili, soup), exchange(curry, tacos));
      return `${statuses.join()} ${Object.values(await plan()).join()}`;
    });
    expect(seen).toEqual(['200,200 Soup,Chili,Tacos,Curry']);
  });

  test('is refused with itself, with a meal of another trip and with a meal outside of the trip', async () => {
    const chili = await dinner('2026-06-13', 'Chili');
    const elsewhere = await buildMeal(world, await buildTrip(world, maya), {
      date: '2026-06-14',
      type: 'dinner',
    });
    const outside = await dinner('2026-06-20', 'Late');
    expect((await swap(chili.id, chili.id)).status).toBe(404);
    expect((await swap(chili.id, elsewhere.id)).status).toBe(404);
    expect((await swap(chili.id, outside.id)).status).toBe(400);
    expect(await plan()).toEqual({ '2026-06-13 DINNER': 'Chili', '2026-06-20 DINNER': 'Late' });
  });
});

describe('marking a day', () => {
  const mark = (status: string, date = '2026-06-14', tripId = trip.id) =>
    maya.client.rest('PATCH', `/api/trips/${tripId}/days`, { date, status });

  test('as not needed marks every slot, also empty ones; as planned takes it back', async () => {
    await dinner('2026-06-14', 'Chili');
    await dinner('2026-06-15', 'Soup');
    expect(await mark('not_needed')).toMatchObject({ status: 200 });
    expect(await plan()).toEqual({
      '2026-06-14 BREAKFAST': '()',
      '2026-06-14 LUNCH': '()',
      '2026-06-14 DINNER': '(Chili)',
      '2026-06-15 DINNER': 'Soup',
    });
    expect((await mark('not_needed')).status).toBe(200);
    const { body } = await mark('planned');
    expect((body as { status: string }[]).map(({ status }) => status)).toEqual([
      'PLANNED',
      'PLANNED',
      'PLANNED',
    ]);
    expect(await plan()).toMatchObject({ '2026-06-14 DINNER': 'Chili', '2026-06-14 LUNCH': '' });
  });

  test('is refused outside of the trip and with another status', async () => {
    expect((await mark('not_needed', '2026-06-16')).status).toBe(400);
    expect((await mark('maybe')).status).toBe(400);
    expect(await plan()).toEqual({});
  });

  test('twice concurrently marks each slot once', async () => {
    const answers = await Promise.all([mark('not_needed'), mark('not_needed'), mark('not_needed')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Object.keys(await plan())).toHaveLength(3);
  });
});

describe('new dates of a trip', () => {
  const change = (fields: object) =>
    maya.client.rest('PUT', `/api/trips/${trip.id}`, {
      name: trip.name,
      location: trip.location,
      startDate: trip.startDate,
      endDate: trip.endDate,
      ...fields,
    });

  test.each([
    ['2026-06-14', '2026-06-16', 1],
    ['2026-06-12', '2026-06-14', -1],
    ['2027-01-01', '2027-01-03', 202],
  ])('%s to %s move meals along when asked to', async (startDate, endDate, days) => {
    await dinner('2026-06-13', 'Chili');
    await dinner('2026-06-14', 'Soup');
    await dinner('2026-06-15', 'Stew');
    expect((await change({ startDate, endDate, moveMeals: true })).status).toBe(200);
    const moved = (date: string) =>
      new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10) + ' DINNER';
    expect(await plan()).toEqual({
      [moved('2026-06-13')]: 'Chili',
      [moved('2026-06-14')]: 'Soup',
      [moved('2026-06-15')]: 'Stew',
    });
  });

  test('move the shopping days along with the meals, or keep them', async () => {
    const days = ['2026-06-12', '2026-06-14'];
    const path = `/api/trips/${trip.id}/shopping-plan`;
    expect((await maya.client.rest('POST', path, { equipment: 'cooler', days })).status).toBe(200);
    const planned = async () => {
      const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
      return (body as { shoppingPlan: object }).shoppingPlan;
    };
    await change({ startDate: '2026-06-14', endDate: '2026-06-16', moveMeals: true });
    expect(await planned()).toEqual({ equipment: 'cooler', days: ['2026-06-13', '2026-06-15'] });
    await change({ startDate: '2026-06-13', endDate: '2026-06-15' });
    expect(await planned()).toEqual({ equipment: 'cooler', days: ['2026-06-13', '2026-06-15'] });
  });

  test('keep the dates of meals otherwise', async () => {
    await dinner('2026-06-14', 'Soup');
    await change({ startDate: '2026-06-14', endDate: '2026-06-16' });
    await change({ startDate: '2026-06-14', endDate: '2026-06-17', moveMeals: true });
    expect(await plan()).toEqual({ '2026-06-14 DINNER': 'Soup' });
  });
});
