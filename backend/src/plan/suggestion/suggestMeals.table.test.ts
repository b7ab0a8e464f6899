import type { EntityManager } from 'typeorm';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildTrip,
} from '../../../test/build.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { shareOfAmount } from '../../../../domain/shopping/amount/neededAmount.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';

const world = testWorld();
/** Ana eats on the first day. */
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const ana = eachTest(() => buildParticipant(world, trip, null, { name: 'Ana' }));
beforeEach(async () => {
  const times = { leavesDate: trip.startDate, leavesType: 'dinner' } as const;
  await world.dataSource.manager.update(Eater, { participantId: ana.id }, times);
  await buildPortions(world, trip.id);
});

const suggest = (body: object = {}) =>
  maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, { source: 'cookbook', ...body });
const GLUTEN = { kind: 'content', value: 'gluten', strictness: 'allergy' } as const;

/** What is suggested while the trip changes between the plan and the writing. */
function suggestDuring(change: (db: EntityManager) => Promise<unknown>, body: object = {}) {
  return callWhileLocked(
    world,
    () => suggest(body),
    (db) => db.query('select from trips where id = $1 for no key update', [trip.id]),
    change,
  );
}
const suggestWhile = (change: Partial<Eater>) =>
  suggestDuring((db) => db.update(Eater, { participantId: ana.id }, change));

describe('a table that changes before the suggestions are written', () => {
  test('by an allergy: nothing is written where this person eats', async () => {
    const { status, body } = await suggestWhile({ avoids: [GLUTEN] });
    expect(status).toBe(200);
    // The answer lists the filled meals.
    const days = new Set((body as { updatedMeals: { date: string }[] }).updatedMeals.map(({ date }) => date));
    expect([...days]).toEqual(['2026-06-14', '2026-06-15']);
  });

  test('by an allergy of a person who eats everywhere: the answer says so', async () => {
    const answer = await suggestWhile({ avoids: [GLUTEN], leavesDate: null, leavesType: null });
    await buildPortions(world, trip.id);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message:
          'These slots were filled, or other people eat there, since the suggestions were planned. Nothing was changed.',
      },
    });
  });

  test('by a portion: amounts follow it', async () => {
    const { body } = await suggestWhile({ portionQuarters: 8 });
    await buildPortions(world, trip.id);
    expect((body as { updatedMeals: unknown[] }).updatedMeals).toHaveLength(9);
  });
});

test.each([{}, { dietaryRestrictions: ['vegetarian'] }])(
  'restrictions of the trip that change before the suggestions are written stay: %j',
  async (body) => {
    const dietaryRestrictions = ['nut-free'];
    const answer = await suggestDuring(
      (db) => db.update(Trip, { id: trip.id }, { dietaryRestrictions }),
      body,
    );
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message:
          "The trip's dietary restrictions changed since the suggestions were planned. Nothing was changed.",
      },
    });
    const { body: now } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    expect(now).toMatchObject({ dietaryRestrictions, meals: [] });
  },
);

test('separate plates of fixed amounts get the share of their eaters', async () => {
  // So long that dishes with separate plates are needed.
  await world.dataSource.query("update trips set end_date = '2026-06-26' where id = $1", [trip.id]);
  for (const name of ['Ruth', 'Sam', 'Leo']) await buildParticipant(world, trip, null, { name });
  const vegan = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;
  const everywhere = { leavesDate: null, leavesType: null, avoids: [GLUTEN, vegan] };
  await world.dataSource.manager.update(Eater, { participantId: ana.id }, everywhere);
  await buildPortions(world, trip.id);
  await suggest({ platesApart: true, peopleCount: 12 });
  const rows = await world.dataSource.manager.findBy(Ingredient, { tripId: trip.id });
  const plates = rows.filter(({ apartOfId }) => apartOfId !== null);
  expect(plates).not.toHaveLength(0);
  for (const { apartOfId, name, quantity, unit } of plates) {
    const original = rows.find(({ id }) => id === apartOfId);
    // Of what is bought in packs, what is used.
    const isPacked = original?.notes?.includes('use ') === true;
    const share = shareOfAmount(original ?? { quantity: null, unit: null }, 4, 20);
    const isShare = isPacked ? quantity !== null : quantity === share.quantity && unit === share.unit;
    expect({ name, quantity, unit, isShare }).toEqual({ name, quantity, unit, isShare: true });
  }
});

describe('an unnamed meal with servings', () => {
  test('and ingredients keeps them; suggested amounts are written for them', async () => {
    const blank = await buildMeal(world, trip, { name: '', servingsQuarters: 48 });
    await buildIngredient(world, blank, { name: 'Beer', quantity: '12', unit: 'cans' });
    await suggest();
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    // The answer of a trip contains its meals.
    const { meals } = body as { meals: { id: string; servings: number }[] };
    expect(meals.find(({ id }) => id === blank.id)).toMatchObject({ servings: 12 });
    const rows = (await maya.client.rest('GET', `/api/meals/${blank.id}`)).body as {
      ingredients: { quantity: string; unit: string | null; amount: { quantity: string } }[];
    };
    expect(rows.ingredients[0]).toMatchObject({ quantity: '12', unit: 'cans', amount: { quantity: '2' } });
    const counted = rows.ingredients
      .slice(1)
      .filter(({ unit, quantity }) => unit === null && /^\d+$/.test(quantity));
    expect(counted).not.toHaveLength(0);
    for (const { quantity, amount } of counted) expect(Number(quantity)).toBe(6 * Number(amount.quantity));
  });

  test('alone gets those of the suggestion', async () => {
    const blank = await buildMeal(world, trip, { name: '', servingsQuarters: 40 });
    await suggest();
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    // The answer of a trip contains its meals.
    const { meals } = body as { meals: { id: string; recipe: string; servings: number }[] };
    const filled = meals.find(({ id }) => id === blank.id);
    expect(filled).toMatchObject({ servings: 2 });
    expect(filled?.recipe).toContain('Serves 2,');
  });
});
