import {
  readingOf,
  READING_VERSION,
  type RestrictionReading,
} from '../../../domain/food/restrictionReading.ts';
import { buildPerson, buildTrip, type Person } from '../../test/build.ts';
import { createWorld, type World } from '../../test/world.ts';
import { Trip } from '../entities/trip.entity.ts';
import { rereadRestrictions } from './rereadRestrictions.service.ts';

const FIELDS = { name: 'Moab', location: 'Utah', startDate: '2026-06-13', endDate: '2026-06-15' };
const RECIPES_WITH_NUTS = /almond|walnut|peanut|cashew|pecan|pistachio|hazelnut/i;

let world: World;
let maya: Person;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await buildPerson(world);
});

const rowOf = (id: string) => world.dataSource.manager.findOneByOrFail(Trip, { id });
const restOf = async (id: string) => (await maya.client.rest('GET', `/api/trips/${id}`)).body;
const idOf = (body: unknown) => (body as { id: string }).id;

/** What an older server would have left beside `texts`. */
const readingAtVersion = (version: number, texts: readonly string[]): RestrictionReading => ({
  ...readingOf(['no eggs']),
  ...{ version, texts: [...texts] },
});

describe('the reading of dietary restrictions is stored beside them', () => {
  const texts = ['vegan', 'no histamine'];

  test('when a trip is created', async () => {
    const { body } = await maya.client.rest('POST', '/api/trips', { ...FIELDS, dietaryRestrictions: texts });
    expect((await rowOf(idOf(body))).restrictionReading).toEqual(readingOf(texts));
  });

  test('when a trip is edited, and stays while they are left out', async () => {
    const { id } = await buildTrip(world, maya);
    for (const fields of [{ ...FIELDS, dietaryRestrictions: texts }, FIELDS]) {
      await maya.client.rest('PUT', `/api/trips/${id}`, fields);
      expect((await rowOf(id)).restrictionReading).toEqual(readingOf(texts));
    }
  });

  test('when a trip is imported', async () => {
    const trip = await buildTrip(world, maya, { dietaryRestrictions: texts });
    const file = (await maya.client.rest('GET', `/api/trips/${trip.id}/export`)).body as object;
    const { body } = await maya.client.rest('POST', '/api/trips/import', file);
    expect(await rowOf(idOf(body))).toMatchObject({
      dietaryRestrictions: texts,
      restrictionReading: readingOf(texts),
    });
  });

  test('when suggestions are asked for', async () => {
    const { id } = await buildTrip(world, maya);
    const asked = { dietaryRestrictions: texts };
    expect((await maya.client.rest('POST', `/api/trips/${id}/suggest-meals`, asked)).status).toBe(200);
    expect((await rowOf(id)).restrictionReading).toEqual(readingOf(texts));
  });
});

describe('a trip is judged by its texts', () => {
  test.each([
    ['are not read yet', null],
    ['were changed by an older server since they were read', readingAtVersion(READING_VERSION, ['no soy'])],
    ['were cleared when they were read', readingAtVersion(READING_VERSION, [])],
  ])('where they %s', async (_how, restrictionReading) => {
    const dietaryRestrictions = ['no nuts'];
    const { id } = await buildTrip(world, maya, { dietaryRestrictions, restrictionReading });
    expect(await restOf(id)).toMatchObject({
      restrictionsRead: { understood: ['no tree nuts', 'no peanuts'], wordsOnly: [], notUnderstood: [] },
    });
    const { body } = await maya.client.rest('POST', `/api/trips/${id}/suggest-meals`, {});
    expect(body).toMatchObject({ understood: ['no tree nuts', 'no peanuts'] });
    const { meals } = (await restOf(id)) as { meals: { ingredients: { name: string }[] }[] };
    const names = meals.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => RECIPES_WITH_NUTS.test(name))).toEqual([]);
    expect((await rowOf(id)).restrictionReading).toEqual(readingOf(dietaryRestrictions));
  });

  test('and by what an older version avoided for the same texts', async () => {
    const texts = ['no nuts'];
    const { id } = await buildTrip(world, maya, {
      dietaryRestrictions: texts,
      restrictionReading: readingAtVersion(READING_VERSION - 1, texts),
    });
    expect(await restOf(id)).toMatchObject({
      restrictionsRead: { understood: ['no tree nuts', 'no peanuts', 'no egg'] },
    });
  });

  test('and by nothing else once they are cleared', async () => {
    const { id } = await buildTrip(world, maya, {
      dietaryRestrictions: [],
      restrictionReading: readingAtVersion(READING_VERSION, ['no nuts']),
    });
    expect(await restOf(id)).toMatchObject({ restrictionsRead: { understood: [] } });
  });
});

describe('upkeep', () => {
  const texts = ['no nuts'];

  test.each([
    ['was never read', null, readingOf(texts)],
    ['is of other texts', readingAtVersion(READING_VERSION, ['no soy']), readingOf(texts)],
    [
      'is of an older version',
      readingAtVersion(READING_VERSION - 1, texts),
      readingOf(texts, readingAtVersion(READING_VERSION - 1, texts)),
    ],
  ])('reads what %s', async (_what, restrictionReading, reading) => {
    const { id } = await buildTrip(world, maya, { dietaryRestrictions: texts, restrictionReading });
    await rereadRestrictions(world.dataSource.manager);
    expect((await rowOf(id)).restrictionReading).toEqual(reading);
  });

  test.each([
    ['of this version', texts, readingAtVersion(READING_VERSION, texts)],
    ['of a newer version', texts, readingAtVersion(READING_VERSION + 1, texts)],
    ['that nobody needs', [], null],
  ])('leaves a reading %s', async (_what, dietaryRestrictions, restrictionReading) => {
    const { id } = await buildTrip(world, maya, { dietaryRestrictions, restrictionReading });
    await rereadRestrictions(world.dataSource.manager);
    expect((await rowOf(id)).restrictionReading).toEqual(restrictionReading);
  });
});
