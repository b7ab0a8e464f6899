import { buildMeal, buildPerson, buildTrip } from '../../test/build.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newId } from '../base/ids.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';
import { insertRows } from './rows.ts';
import { allowTripWrites } from './tripWrites.ts';

const NOW = new Date('2026-06-01T12:00:00.123Z');

let world: World;
let meal: Meal;
beforeAll(async () => {
  world = await createWorld();
  meal = await buildMeal(world, await buildTrip(world, await buildPerson(world)));
});
afterAll(() => world.close());

const row = (index: number) => ({
  id: newId(),
  tripId: meal.tripId,
  mealId: meal.id,
  name: `${index}, "as" {typed} \\`,
  alternatives: ['null', '', '"a"', 'b,c', '{d}'],
  unavailable: {
    kind: 'not_here',
    at: NOW.toISOString(),
    message: null,
    by: null,
    shop: null,
    asked: null,
  } as const,
  createdAt: NOW,
});

const insert = (rows: readonly ReturnType<typeof row>[]) =>
  world.dataSource.transaction((db) => {
    allowTripWrites(db);
    return insertRows(db, Ingredient, rows);
  });

test('rows are stored and returned alike, in order, with the defaults of their columns', async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => row(index));
  const inserted = await insert(rows);
  expect(inserted.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(inserted[0]).toMatchObject({ ...rows[0], purchased: false, selectedAlternative: 0, notes: null });
  const where = { tripId: meal.tripId, mealId: meal.id };
  const stored = await world.dataSource.manager.find(Ingredient, { where, order: { id: 'asc' } });
  expect(stored.map((one) => Object.assign({}, one))).toEqual(inserted);
  // More than a meal may have.
  await world.dataSource.manager.delete(Ingredient, where);
});

test('rows of a trip are refused outside of changeTrip', async () => {
  await expect(insertRows(world.dataSource.manager, Ingredient, [row(0)])).rejects.toThrow('changeTrip');
});

test('no rows need no statement', async () => {
  expect(await insertRows(world.dataSource.manager, Ingredient, [])).toEqual([]);
});
