import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  buildVote,
  type Person,
} from './build.ts';
import { recordedBy } from './tripChanges.ts';
import { testWorld } from './world.ts';
import { written } from '../src/db/versions.ts';
import { Ingredient } from '../src/entities/ingredient.entity.ts';
import { Meal } from '../src/entities/meal.entity.ts';
import type { FieldVersions } from '../src/entities/fieldVersions.ts';
import type { Participant } from '../src/entities/participant.entity.ts';
import type { Trip } from '../src/entities/trip.entity.ts';

interface Scene {
  readonly maya: Person;
  readonly trip: Trip;
  readonly jonas: Participant;
  readonly rest: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

const world = testWorld();

async function scene(): Promise<Scene> {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const jonas = await buildParticipant(world, trip, await buildPerson(world));
  return {
    maya,
    trip,
    jonas,
    rest: async (method, path, body) => {
      const answer = await maya.client.rest(method, path, body);
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    },
  };
}

async function changesOf(table: 'meals' | 'ingredients', id: string): Promise<[number, string[], unknown[]]> {
  const [row] = await world.dataSource.query<{ version: number; fields: FieldVersions }[]>(
    `select version, field_versions as fields from ${table} where id = $1`,
    [id],
  );
  const fields = Object.entries(row?.fields ?? {}).sort();
  return [row?.version ?? 0, fields.map(([field]) => field), [...new Set(fields.map(([, { by }]) => by))]];
}

/** `recordedBy` checks versions after each call; here each use case changes a row that exists. */
describe('versions are raised by', () => {
  const ownId = async (maya: Person) => {
    const [own] = await world.dataSource.query<{ id: string }[]>(
      'select id from participants where user_id = $1',
      [maya.user.id],
    );
    return own?.id;
  };

  test('meals that change places, also on one day', async () => {
    const { trip, rest, maya } = await scene();
    const [dinner, lunch, next] = [
      await buildMeal(world, trip),
      await buildMeal(world, trip, { type: 'lunch' }),
      await buildMeal(world, trip, { date: '2026-06-14', type: 'lunch' }),
    ];
    const swap = (otherMealId: string) =>
      recordedBy(world, () => rest('POST', `/api/meals/${dinner.id}/swap`, { otherMealId }));
    await swap(lunch.id);
    const by = [await ownId(maya)];
    expect(await changesOf('meals', dinner.id)).toEqual([2, ['type'], by]);
    expect(await changesOf('meals', lunch.id)).toEqual([2, ['type'], by]);
    await swap(next.id);
    expect(await changesOf('meals', dinner.id)).toEqual([3, ['date', 'type'], by]);
    expect(await changesOf('meals', next.id)).toEqual([2, ['date'], by]);
  });

  test('a trip that moves with its meals', async () => {
    const { trip, rest, maya } = await scene();
    const meal = await buildMeal(world, trip);
    const moved = { startDate: '2026-06-14', endDate: '2026-06-16', moveMeals: true };
    await recordedBy(world, () =>
      rest('PUT', `/api/trips/${trip.id}`, { name: trip.name, location: trip.location, ...moved }),
    );
    expect(await changesOf('meals', meal.id)).toEqual([2, ['date'], [await ownId(maya)]]);
  });

  test('a day that is not needed, and needed again', async () => {
    const { trip, rest } = await scene();
    const meal = await buildMeal(world, trip);
    for (const status of ['not_needed', 'planned'])
      await recordedBy(world, () => rest('PATCH', `/api/trips/${trip.id}/days`, { date: meal.date, status }));
    expect((await changesOf('meals', meal.id)).slice(0, 2)).toEqual([3, ['status']]);
  });

  test('cooks assigned at random, which the answer tells', async () => {
    const { trip, rest } = await scene();
    const meal = await buildMeal(world, trip);
    let answer: unknown;
    await recordedBy(world, async () => {
      answer = await rest('POST', `/api/trips/${trip.id}/assign-meals`);
    });
    const { meals } = answer as { meals: { id: string; version: number }[] };
    expect(meals.find(({ id }) => id === meal.id)?.version).toBe(2);
    expect((await changesOf('meals', meal.id)).slice(0, 2)).toEqual([2, ['assignedToId']]);
  });

  test('suggestions for a meal without a name, and their undoing', async () => {
    const { trip, rest, jonas } = await scene();
    const blank = await buildMeal(world, trip, { name: '', assignedToId: jonas.id, description: 'Lake' });
    let runId = '';
    await recordedBy(world, async () => {
      ({ runId } = (await rest('POST', `/api/trips/${trip.id}/suggest-meals`, {})) as { runId: string });
    });
    const [version, fields] = await changesOf('meals', blank.id);
    expect([version, fields]).toEqual([2, expect.arrayContaining(['assignedToId', 'name'])]);
    expect(fields).not.toContain('description');
    await recordedBy(world, () => rest('POST', `/api/trips/${trip.id}/undo-suggestions`, { runId }));
    expect((await changesOf('meals', blank.id))[0]).toBe(3);
  });

  test('shopping that is assigned, split and merged', async () => {
    const { trip, rest, jonas } = await scene();
    const meal = await buildMeal(world, trip);
    const [one, other] = [
      await buildIngredient(world, meal, { name: 'Rice' }),
      await buildIngredient(world, meal, { name: 'Rice' }),
    ];
    const path = `/api/trips/${trip.id}`;
    const assign = { ids: [one.id], assignedTo: jonas.id };
    await recordedBy(world, () => rest('PATCH', `${path}/ingredients`, assign));
    expect((await changesOf('ingredients', one.id))[0]).toBe(2);
    await recordedBy(world, () => rest('POST', `${path}/optimize-ingredients`));
    expect((await changesOf('ingredients', one.id))[0]).toBe(2);
    expect((await changesOf('ingredients', other.id)).slice(0, 2)).toEqual([2, ['assignedToId']]);
    const third = await buildIngredient(world, meal, { name: 'Salt' });
    await recordedBy(world, () => rest('POST', `${path}/assign-shopping`, { mode: 'random' }));
    expect((await changesOf('ingredients', third.id)).slice(0, 2)).toEqual([2, ['assignedToId']]);
  });

  test('a cook and shopper who is removed', async () => {
    const { trip, rest, jonas, maya } = await scene();
    const meal = await buildMeal(world, trip, { assignedToId: jonas.id });
    const assigned = await buildIngredient(world, meal, { assignedToId: jonas.id });
    const bought = await buildIngredient(world, meal, { purchased: true, purchasedById: jonas.id });
    await recordedBy(world, () => rest('DELETE', `/api/trips/${trip.id}/participants/${jonas.id}`));
    const unassigned = [2, ['assignedToId'], [await ownId(maya)]];
    expect(await changesOf('meals', meal.id)).toEqual(unassigned);
    expect(await changesOf('ingredients', assigned.id)).toEqual(unassigned);
    expect(await changesOf('ingredients', bought.id)).toEqual([1, [], []]);
  });

  test('no purchase and no vote', async () => {
    const { trip, rest, jonas } = await scene();
    const meal = await buildMeal(world, trip);
    const { id } = await buildIngredient(world, meal);
    await buildVote(world, meal, jonas, 'up');
    await recordedBy(world, () => rest('POST', `/api/meals/${meal.id}/vote`, { voteType: 'up' }));
    for (const purchased of [true, false])
      await recordedBy(world, () => rest('PATCH', `/api/ingredients/${id}`, { purchased }));
    expect(await changesOf('meals', meal.id)).toEqual([1, [], []]);
    expect(await changesOf('ingredients', id)).toEqual([1, [], []]);
  });
});

test('versions are raised by immutable functions, since Citus refuses others', async () => {
  const sets = [
    written(
      Meal,
      'meals',
      { date: 'date + 1', name: "''", instructions: "'{}'", assignedToId: 'null' },
      "'{}'",
    ),
    written(
      Ingredient,
      'ingredients',
      { notes: 'name', alternatives: "'{}'", selectedAlternative: '1' },
      "'{}'",
    ),
  ];
  for (const [index, table] of ['meals', 'ingredients'].entries()) {
    const values = /version = (.+), field_versions = (.+)$/.exec(sets[index] ?? '')?.slice(1) ?? [];
    expect(values).toHaveLength(2);
    // An index takes only these.
    for (const value of values) await world.dataSource.query(`create index on ${table} ((${value}))`);
  }
  await expect(
    world.dataSource.query('create index on meals ((jsonb_build_object(1, name)))'),
  ).rejects.toThrow('IMMUTABLE');
});
