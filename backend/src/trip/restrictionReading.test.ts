import {
  readingOf,
  READING_VERSION,
  type RestrictionReading,
} from '../../../domain/food/restriction/restrictionReading.ts';
import { buildPerson, buildTrip } from '../../test/build.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';
import { Trip } from '../entities/trip.entity.ts';
import { rereadRestrictions } from './rereadRestrictions.service.ts';

const FIELDS = { name: 'Moab', location: 'Utah', startDate: '2026-06-13', endDate: '2026-06-15' };
const RECIPES_WITH_NUTS = /almond|walnut|peanut|cashew|pecan|pistachio|hazelnut/i;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));

const rowOf = (id: string) => world.dataSource.manager.findOneByOrFail(Trip, { id });
const restOf = async (id: string) => (await maya.client.rest('GET', `/api/trips/${id}`)).body;
const idOf = (body: unknown) => (body as { id: string }).id;

/** A reading stored by another version, which avoids eggs. */
const readingAtVersion = (version: number, texts: readonly string[]): RestrictionReading => ({
  ...readingOf(['no eggs']),
  version,
  texts: [...texts],
});

describe('the reading of dietary restrictions is stored', () => {
  const texts = ['vegan', 'no histamine'];

  test('when a trip is created', async () => {
    const { body } = await maya.client.rest('POST', '/api/trips', { ...FIELDS, dietaryRestrictions: texts });
    expect((await rowOf(idOf(body))).restrictionReading).toEqual(readingOf(texts));
  });

  test('when a trip is edited, and kept when an edit leaves them out', async () => {
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
});

describe('the restrictions of a trip', () => {
  test.each([
    ['have no reading', null],
    ['have the reading of other texts', readingAtVersion(READING_VERSION, ['no soy'])],
    ['have the reading of no texts', readingAtVersion(READING_VERSION, [])],
  ])('come from its texts when they %s', async (_how, restrictionReading) => {
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
  });

  test('include what an older version avoided for the same texts', async () => {
    const texts = ['no nuts'];
    const { id } = await buildTrip(world, maya, {
      dietaryRestrictions: texts,
      restrictionReading: readingAtVersion(READING_VERSION - 1, texts),
    });
    expect(await restOf(id)).toMatchObject({
      restrictionsRead: { understood: ['no tree nuts', 'no peanuts', 'no egg'] },
    });
  });

  test('are empty when the texts are cleared', async () => {
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
    ['has no reading', null, readingOf(texts)],
    ['has the reading of other texts', readingAtVersion(READING_VERSION, ['no soy']), readingOf(texts)],
    [
      'has the reading of an older version',
      readingAtVersion(READING_VERSION - 1, texts),
      readingOf(texts, readingAtVersion(READING_VERSION - 1, texts)),
    ],
  ])('reads a trip that %s', async (_what, restrictionReading, reading) => {
    const { id } = await buildTrip(world, maya, { dietaryRestrictions: texts, restrictionReading });
    await rereadRestrictions(world.dataSource.manager);
    expect((await rowOf(id)).restrictionReading).toEqual(reading);
  });

  test.each([
    ['of this version', texts, readingAtVersion(READING_VERSION, texts)],
    ['of a newer version', texts, readingAtVersion(READING_VERSION + 1, texts)],
    ['that is not needed', [], null],
  ])('keeps a reading %s', async (_what, dietaryRestrictions, restrictionReading) => {
    const { id } = await buildTrip(world, maya, { dietaryRestrictions, restrictionReading });
    await rereadRestrictions(world.dataSource.manager);
    expect((await rowOf(id)).restrictionReading).toEqual(restrictionReading);
  });
});
