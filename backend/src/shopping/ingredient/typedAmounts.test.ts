import { buildItem, buildMeal, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { createWorld, type World } from '../../../test/world.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

let world: World;
let maya: Person;
let trip: Trip;
let meal: Meal;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  meal = await buildMeal(world, trip);
});

interface Row {
  readonly id: string;
  readonly isTyped: boolean;
}
const call = async (method: string, path: string, body: unknown): Promise<Row> =>
  // The routes answer an ingredient.
  (await maya.client.rest(method, path, body)).body as Row;

describe('an amount is typed', () => {
  test('by who adds an ingredient or an item', async () => {
    expect(
      await call('POST', `/api/meals/${meal.id}/ingredients`, { name: 'Flour', quantity: '2', unit: 'cups' }),
    ).toMatchObject({ isTyped: true });
    expect(await call('POST', `/api/trips/${trip.id}/items`, { line: '10 lb ice' })).toMatchObject({
      isTyped: true,
    });
  });

  test('not by a recipe, until somebody writes another one', async () => {
    const recipeId = 'smoky-three-bean-chili';
    await maya.client.rest('POST', `/api/meals/${meal.id}/recipe`, { recipeId, replace: true });
    const { body } = await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`);
    // The route answers ingredients.
    const [first, ...others] = body as Row[];
    expect([first, ...others].filter((row) => row?.isTyped)).toEqual([]);
    const path = `/api/ingredients/${first?.id ?? ''}`;
    expect(await call('PATCH', path, { notes: 'the large ones' })).toMatchObject({ isTyped: false });
    expect(await call('PATCH', path, { quantity: '7' })).toMatchObject({ quantity: '7', isTyped: true });
  });

  test('and stays so in the file of a trip', async () => {
    await buildItem(world, trip, { name: 'Ice', quantity: '10', unit: 'lb', isTyped: true });
    const { body: file } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
    const { body } = await maya.client.rest('POST', '/api/trips/import', file);
    // The route answers a trip.
    const { id } = body as { readonly id: string };
    const { body: items } = await maya.client.rest('GET', `/api/trips/${id}/items`);
    expect(items).toMatchObject([{ name: 'Ice', isTyped: true }]);
  });
});
