import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { callWhileLocked, concurrently } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import type { VersionConflict } from '../../base/errors.ts';
import type { Meal } from '../../entities/meal.entity.ts';

const UPDATE_MEAL = 'mutation ($input: UpdateMealInput!) { updateMeal(input: $input) { meal { version } } }';
const UPDATE_INGREDIENT =
  'mutation ($input: UpdateIngredientInput!) { updateIngredient(input: $input) { ingredient { version } } }';

const world = testWorld();

/** Two accepted participants, a meal and its ingredient. */
interface Scene {
  readonly maya: Person;
  readonly jonas: Person;
  readonly mayaId: string;
  readonly jonasId: string;
  readonly meal: Meal;
  /** Of the meal and of its ingredient. */
  readonly paths: Readonly<Record<Kind, string>>;
  readonly ids: Readonly<Record<Kind, string>>;
}
type Kind = 'meal' | 'ingredient';

async function scene(): Promise<Scene> {
  const [maya, jonas] = await Promise.all([buildPerson(world), buildPerson(world, { name: 'Jonas Weber' })]);
  const trip = await buildTrip(world, maya);
  const { id: jonasId } = await buildParticipant(world, trip, jonas);
  const [own] = await world.dataSource.query<{ id: string }[]>(
    'select id from participants where user_id = $1',
    [maya.user.id],
  );
  const meal = await buildMeal(world, trip);
  const ingredient = await buildIngredient(world, meal, { alternatives: ['Turkey'] });
  return {
    maya,
    jonas,
    meal,
    mayaId: own?.id ?? '',
    jonasId,
    paths: { meal: `/api/meals/${meal.id}`, ingredient: `/api/ingredients/${ingredient.id}` },
    ids: { meal: meal.id, ingredient: ingredient.id },
  };
}

const patch = ({ client }: Person, path: string, body: object, headers: Record<string, string> = {}) =>
  client.rest('PATCH', path, body, headers);

async function rowOf(table: 'meals' | 'ingredients', id: string) {
  const [row] = await world.dataSource.query<Record<string, unknown>[]>(
    `select * from ${table} where id = $1`,
    [id],
  );
  return row;
}

describe.each<[Kind, one: object, other: object, third: object]>([
  ['meal', { name: 'Soup' }, { name: 'Stew' }, { description: 'Hot' }],
  ['ingredient', { name: 'Pork' }, { name: 'Veal' }, { notes: 'Lean' }],
])('an update of a %s', (kind, one, other, third) => {
  const table = `${kind}s` as const;

  test('raises its version, if it changes a value', async () => {
    const { maya, paths } = await scene();
    const versions = [];
    for (const body of [one, one, { ...one, ...third }, {}, other])
      versions.push((await patch(maya, paths[kind], body)).body);
    expect(versions).toMatchObject([2, 2, 3, 3, 4].map((version) => ({ version })));
  });

  test('of a field that somebody changed later is refused, and nothing is written', async () => {
    const { maya, jonas, jonasId, paths, ids } = await scene();
    await patch(jonas, paths[kind], { ...other, version: 1 });
    const before = await rowOf(table, ids[kind]);
    const { status, body } = await patch(maya, paths[kind], { ...one, ...third, version: 1 });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'This was changed in the meantime. Nothing was saved.',
        conflict: {
          version: 2,
          fields: ['name'],
          current: other,
          changedBy: jonasId,
          changedAt: world.deps.now().toISOString(),
        },
      },
    });
    expect(await rowOf(table, ids[kind])).toEqual(before);
    const { conflict } = body as { conflict: VersionConflict };
    expect(await patch(maya, paths[kind], { ...one, version: conflict.version })).toMatchObject({
      body: { ...one, version: 3 },
    });
  });

  test('of another field applies', async () => {
    const { maya, jonas, paths } = await scene();
    await patch(jonas, paths[kind], { ...other, version: 1 });
    const { status, body } = await patch(maya, paths[kind], { ...third, version: 1 });
    expect({ status, body }).toMatchObject({ status: 200, body: { ...other, ...third, version: 3 } });
  });

  test('to the value that it has by now is no conflict', async () => {
    const { maya, jonas, paths } = await scene();
    await patch(jonas, paths[kind], other);
    const { status, body } = await patch(maya, paths[kind], { ...other, ...third, version: 1 });
    expect({ status, body }).toMatchObject({ status: 200, body: { ...other, ...third, version: 3 } });
  });

  test('without a version wins', async () => {
    const { maya, jonas, paths } = await scene();
    await patch(jonas, paths[kind], { ...other, version: 1 });
    expect(await patch(maya, paths[kind], one)).toMatchObject({ status: 200, body: { ...one, version: 3 } });
  });

  test('of a deleted one is NOT_FOUND, whatever its version', async () => {
    const { maya, jonas, paths } = await scene();
    await patch(jonas, paths[kind], other);
    await jonas.client.rest('DELETE', paths[kind]);
    for (const version of [1, 9])
      expect(await patch(maya, paths[kind], { ...one, version })).toMatchObject({ status: 404 });
  });

  test.each([3, 2.5, 0, '2', null])(
    'with the version %p, which it never had, is refused',
    async (version) => {
      const { maya, paths } = await scene();
      expect(await patch(maya, paths[kind], { ...one, version })).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', field: 'version' },
      });
    },
  );

  test('of the same field by two at once: one of them wins, and the other is told', async () => {
    const { maya, jonas, paths } = await scene();
    for (let round = 0, version = 1; round < 8; round++, version++) {
      const update = (person: Person, name: string) => () =>
        patch(person, paths[kind], { name: `${name} ${round}`, version });
      const statuses = await concurrently(round, update(maya, 'Soup'), update(jonas, 'Stew'));
      expect(statuses.toSorted()).toEqual([200, 409]);
    }
  });

  test('that waits for another of the same field is refused', async () => {
    const { maya, paths, ids } = await scene();
    const answer = await callWhileLocked(
      world,
      () => patch(maya, paths[kind], { ...one, version: 1 }),
      (db) =>
        db.query(
          `update ${table} set name = 'Rival', version = 2, field_versions = '{"name": {"version": 2, "by": null, "at": "2026-06-01T12:00:00.000Z"}}'
           where id = $1`,
          [ids[kind]],
        ),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { conflict: { changedBy: null, current: { name: 'Rival' } } },
    });
  });
});

describe('the conflict', () => {
  test('has the names of its door', async () => {
    const { maya, jonas, jonasId, mayaId, paths, ids } = await scene();
    await patch(jonas, paths.meal, { status: 'not_needed', type: 'lunch', assignedToId: jonasId });
    const input = { id: ids.meal, status: 'PLANNED', type: 'SNACK', assignedToId: mayaId, version: 1 };
    expect(await maya.client.graphql(UPDATE_MEAL, { input })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      extensions: {
        conflict: {
          fields: ['type', 'assignedToId', 'status'],
          current: { type: 'LUNCH', status: 'NOT_NEEDED', assignedToId: jonasId, name: 'Cast-iron chili' },
        },
      },
    });
    await patch(jonas, paths.ingredient, { assignedTo: jonasId });
    const buy = { assignedTo: mayaId, version: 1 };
    expect(await patch(maya, paths.ingredient, buy)).toMatchObject({
      body: { conflict: { fields: ['assignedTo'], current: { assignedTo: jonasId, name: 'Ground beef' } } },
    });
    const taken = { id: ids.ingredient, assignedToId: mayaId, version: 1 };
    expect(await maya.client.graphql(UPDATE_INGREDIENT, { input: taken })).toMatchObject({
      extensions: { conflict: { fields: ['assignedToId'], current: { assignedToId: jonasId } } },
    });
  });

  test('is also one of slots, and deletes no empty meal', async () => {
    const { maya, jonas, meal, paths } = await scene();
    await patch(jonas, paths.meal, { date: '2026-06-14' });
    const created = await jonas.client.rest('POST', '/api/meals', {
      tripId: meal.tripId,
      date: '2026-06-15',
      type: 'dinner',
    });
    expect(created).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await patch(maya, paths.meal, { date: '2026-06-15', version: 1 })).toMatchObject({
      status: 409,
      body: { conflict: { fields: ['date'], current: { date: '2026-06-14' } } },
    });
    const { id } = created.body as { id: string };
    expect(await maya.client.rest('GET', `/api/meals/${id}`)).toMatchObject({ status: 200 });
  });

  test('comes before a purchase in the same call is written', async () => {
    const { maya, jonas, paths } = await scene();
    await patch(jonas, paths.ingredient, { name: 'Veal' });
    const both = { name: 'Pork', purchased: true, version: 1 };
    expect(await patch(maya, paths.ingredient, both)).toMatchObject({ status: 409 });
    expect(await patch(maya, paths.ingredient, {})).toMatchObject({ body: { purchased: false } });
  });
});

test('purchases and votes have no version', async () => {
  const { maya, paths } = await scene();
  const tick = (purchased: boolean) => patch(maya, paths.ingredient, { purchased, version: 1 });
  expect(await tick(true)).toMatchObject({ status: 200, body: { purchased: true, version: 1 } });
  await patch(maya, paths.ingredient, { name: 'Veal' });
  expect(await tick(false)).toMatchObject({ status: 200, body: { purchased: false, version: 2 } });
  const voted = await maya.client.rest('POST', `${paths.meal}/vote`, { voteType: 'up' });
  expect(voted).toMatchObject({ body: { upVotes: 1, version: 1 } });
});

describe('If-Match', () => {
  const matching = (tag: string) => ({ 'If-Match': tag });
  const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

  test('takes the ETag of an answer, or its version', async () => {
    const { maya, jonas, paths } = await scene();
    const seen = tagOf(await maya.client.rest('GET', paths.meal));
    expect(seen).toMatch(/^"1-[\w-]{16}"$/);
    expect(await patch(maya, paths.meal, { description: 'Hot' }, matching(seen))).toMatchObject({
      status: 200,
    });
    const changed = await patch(jonas, paths.meal, { name: 'Stew' }, matching('"2"'));
    expect(tagOf(changed)).toMatch(/^"3-/);
    expect(await patch(maya, paths.meal, { name: 'Soup' }, matching(seen))).toMatchObject({
      status: 409,
      body: { conflict: { version: 3, fields: ['name'] } },
    });
    expect(await patch(maya, paths.meal, { name: 'Soup' }, matching('*'))).toMatchObject({ status: 200 });
    const bought = await patch(maya, paths.ingredient, { notes: 'Lean' }, matching('"1"'));
    expect(tagOf(bought)).toMatch(/^"2-/);
  });

  test.each(['W/"1"', '"1", "2"', '1', '"x"', '"1', '', '"99999999999"'])('%p is refused', async (tag) => {
    const { maya, paths } = await scene();
    const { status, body } = await patch(maya, paths.meal, { name: 'Soup' }, matching(tag));
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });

  test('and another version in the body are refused', async () => {
    const { maya, paths } = await scene();
    await patch(maya, paths.meal, { name: 'Stew' });
    const both = (version: number) => patch(maya, paths.meal, { name: 'Soup', version }, matching('"2"'));
    expect(await both(1)).toMatchObject({ status: 400, body: { field: 'version' } });
    expect(await both(2)).toMatchObject({ status: 200 });
  });

  test('If-None-Match answers 304 only while the whole answer is the same, also after a vote', async () => {
    const { maya, jonas, paths } = await scene();
    const first = tagOf(await maya.client.rest('GET', paths.meal));
    // Node's fetch would ask for an uncached answer.
    const cached = { 'If-None-Match': first, 'Cache-Control': 'max-age=0' };
    const again = () => maya.client.rest('GET', paths.meal, undefined, cached);
    expect(await again()).toMatchObject({ status: 304, body: null });
    await jonas.client.rest('POST', `${paths.meal}/vote`, { voteType: 'up' });
    expect(await again()).toMatchObject({ status: 200, body: { upVotes: 1, version: 1 } });
  });
});
