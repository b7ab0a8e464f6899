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

const world = testWorld();
let salt: Ingredient;
let ice: Ingredient;

const maya = eachTest(() => buildPerson(world));
const sam = eachTest(() => buildPerson(world, { name: 'Sam' }));
const trip = eachTest(() => buildTrip(world, maya));
const samRow = eachTest(() => buildParticipant(world, trip, sam));
beforeEach(async () => {
  const meal = await buildMeal(world, trip);
  salt = await buildIngredient(world, meal, { name: 'Kosher salt' });
  ice = await buildIngredient(world, meal, { name: 'Ice' });
});

const answer = (person: Person, value: string | null, ids = [salt.id]) =>
  person.client.rest('POST', `/api/trips/${trip.id}/staples`, { ids, answer: value });
const remembered = async (person: Person) => (await person.client.rest('GET', '/api/staples')).body;

test('an answer holds for everybody, with who gave it, until it is taken back', async () => {
  const have = { answer: 'have', by: samRow.id };
  expect((await answer(sam, 'have')).body).toMatchObject([
    { id: salt.id, staple: { ...have, answer: 'HAVE' }, version: 1 },
  ]);
  const path = `/api/meals/${salt.mealId}/ingredients`;
  expect((await maya.client.rest('GET', path)).body).toContainEqual(
    expect.objectContaining({ id: salt.id, staple: expect.objectContaining(have) as object }),
  );
  expect((await answer(maya, null)).body).toMatchObject([{ staple: null }]);
});

test('the account remembers the last answer for a staple, also of another trip', async () => {
  await answer(sam, 'have', [salt.id, ice.id]);
  expect(await remembered(sam)).toMatchObject([{ food: 'salt', answer: 'HAVE' }]);
  await answer(sam, 'need');
  await answer(sam, null);
  expect(await remembered(sam)).toMatchObject([{ food: 'salt', answer: 'NEED' }]);
  expect(await remembered(maya)).toEqual([]);
});

test('a member who leaves is no longer named', async () => {
  await answer(sam, 'have');
  await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${samRow.id}`);
  const path = `/api/meals/${salt.mealId}/ingredients`;
  expect((await maya.client.rest('GET', path)).body).toContainEqual(
    expect.objectContaining({ staple: expect.objectContaining({ answer: 'have', by: null }) as object }),
  );
});

test('an answer that nobody knows is refused', async () => {
  expect((await answer(maya, 'maybe')).status).toBe(400);
});

test('the export of the account has the answers, and the file of the trip leaves out what is at home', async () => {
  await answer(sam, 'have');
  const account = (await sam.client.rest('GET', '/api/auth/me/export')).body;
  expect(account).toMatchObject({ stapleAnswers: [{ food: 'salt', answer: 'have' }] });
  const file = JSON.stringify((await maya.client.rest('GET', `/api/trips/${trip.id}/export`)).body);
  const list = file.slice(file.indexOf('"shoppingList"'));
  expect(list).toContain('Ice');
  expect(list).not.toContain('salt');
});
