import { buildMeal, buildPerson, buildTrip } from '../../test/build.ts';
import { allTests } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';
import { newId } from '../base/ids.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { insertRows, updateRows, type NewRow } from './rows.ts';
import { allowTripWrites } from './tripWrites.ts';

const NOW = new Date('2026-06-01T12:00:00.123Z');

const world = testWorld();
const meal = allTests(async () => buildMeal(world, await buildTrip(world, await buildPerson(world))));

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

describe('rows that get other values, each its own', () => {
  const stampOfPerson = JSON.stringify({ by: newId(), at: NOW.toISOString() });
  const update = (changes: readonly (NewRow<Ingredient> & { readonly id: string })[]) =>
    world.dataSource.transaction((db) => {
      allowTripWrites(db);
      return updateRows(db, Ingredient, meal.tripId, changes, stampOfPerson);
    });

  it('keep all others, and count only changes of what people write', async () => {
    const [one, other] = await insert([row(0), row(1)]);
    if (one === undefined || other === undefined) throw new Error('Two rows were inserted.');
    const changes = [
      { id: other.id, alternatives: ['b, c'], unavailable: null },
      { id: newId(), alternatives: [], unavailable: null },
      { id: one.id, alternatives: one.alternatives, unavailable: null },
    ];
    const expected = [
      Object.assign({}, one, { unavailable: null }),
      Object.assign({}, other, { unavailable: null, alternatives: ['b, c'], version: 2 }),
    ];
    expect(await update(changes)).toEqual(expected);
    expect(await update([{ id: one.id, staple: null }])).toEqual([expected[0]]);
    const where = { tripId: meal.tripId, mealId: meal.id };
    const stored = await world.dataSource.manager.find(Ingredient, { where, order: { id: 'asc' } });
    expect(stored.map((found) => Object.assign({}, found))).toEqual(expected);
    await world.dataSource.manager.delete(Ingredient, where);
  });

  it('are refused outside of changeTrip', async () => {
    const outside = updateRows(
      world.dataSource.manager,
      Ingredient,
      meal.tripId,
      [{ id: newId(), name: 'x' }],
      '{}',
    );
    await expect(outside).rejects.toThrow('changeTrip');
  });

  it('need no statement if there are none', async () => {
    expect(await updateRows(world.dataSource.manager, Ingredient, meal.tripId, [], '{}')).toEqual([]);
  });
});
