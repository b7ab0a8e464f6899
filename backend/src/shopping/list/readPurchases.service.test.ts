import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';

const PURCHASES = `query ($tripId: ID!, $ids: [ID!]!) {
  purchases(tripId: $tripId, ids: $ids) {
    ingredients { id purchased purchasedBy { name } }
    meals { id ingredientCount purchasedIngredientCount }
  }
}`;

const world = testWorld();
let rice: Ingredient;
let salt: Ingredient;
const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world, { name: 'Jonas Weber' }));
const trip = eachTest(() => buildTrip(world, maya));
beforeEach(async () => {
  const meal = await buildMeal(world, trip);
  await buildParticipant(world, trip, jonas);
  rice = await buildIngredient(world, meal, { name: 'Rice' });
  salt = await buildIngredient(world, meal, { name: 'Salt' });
});

const read = (person: Person, ids: readonly string[]) =>
  person.client.graphql(PURCHASES, { tripId: trip.id, ids });

describe('reading purchases', () => {
  test('names the buyer to others, and counts whole meals', async () => {
    await jonas.client.rest('PATCH', `/api/ingredients/${salt.id}`, { purchased: true });
    expect((await read(maya, [salt.id])).data).toEqual({
      purchases: {
        ingredients: [{ id: salt.id, purchased: true, purchasedBy: { name: 'Jonas Weber' } }],
        meals: [{ id: salt.mealId, ingredientCount: 2, purchasedIngredientCount: 1 }],
      },
    });
  });

  test('leaves out ingredients of other trips of the viewer, and keeps the order of adding', async () => {
    const other = await buildTrip(world, maya, { name: 'Moab' });
    const beans = await buildIngredient(world, await buildMeal(world, other), { name: 'Beans' });
    const { data } = await read(maya, [salt.id, beans.id, rice.id]);
    expect(data).toMatchObject({ purchases: { ingredients: [{ id: rice.id }, { id: salt.id }] } });
  });

  test.each([
    ['none', '', 'Ingredient id is not a valid id.'],
    ['no list', null, 'ids is missing.'],
  ])('over REST refuses %s', async (_what, ids, message) => {
    const query = ids === null ? '' : `?ids=${ids}`;
    const answer = await maya.client.rest('GET', `/api/trips/${trip.id}/purchases${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', message } });
  });

  test('takes 100 ids over REST, as one parameter or several', async () => {
    const ids = Array.from({ length: 100 }, () => salt.id);
    const path = `/api/trips/${trip.id}/purchases`;
    for (const query of [`ids=${ids.join(',')}`, `ids=${rice.id}&ids=${salt.id}`])
      expect(await maya.client.rest('GET', `${path}?${query}`)).toMatchObject({ status: 200 });
  });

  test('refuses more than 100 ids', async () => {
    const { code } = await read(
      maya,
      Array.from({ length: 101 }, () => salt.id),
    );
    expect(code).toBe('BAD_USER_INPUT');
  });
});
