import fc from 'fast-check';
import { tripExportFile, type TripExportFile } from '../../../domain/trip/transfer/tripExport.ts';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildIngredients,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildTrip,
} from '../../test/build.ts';
import { ctxOf } from '../../test/buy.ts';
import { testWorld } from '../../test/world.ts';
import { newId } from '../base/ids.ts';
import { exportAllTrips } from './tripExport.service.ts';

const world = testWorld();

const names = ({ trips }: TripExportFile) => trips.map(({ name }) => name);

test('a trip is exported with people, plan, meals and shopping list under its file name', async () => {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya, { name: '=1+1 <b>', dietaryRestrictions: ['vegan'] });
  const jonas = await buildParticipant(world, trip, null);
  const meal = await buildMeal(world, trip, { assignedToId: jonas.id, instructions: ['Chop'] });
  await buildIngredient(world, meal, { assignedToId: jonas.id, mergedAs: 'ground beef' });
  const { body, headers } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename=trip-${trip.id}-backup.json`);
  const [exported, ...others] = tripExportFile.parse(body).trips;
  expect(others).toEqual([]);
  expect(exported).toMatchObject({
    id: trip.id,
    name: '=1+1 <b>',
    dietaryRestrictions: ['vegan'],
    participants: [{ name: 'Maya Torres', isOrganizer: true }, { name: 'Jonas Weber' }],
    meals: [
      {
        name: 'Cast-iron chili',
        assignedTo: 'Jonas Weber',
        instructions: ['Chop'],
        ingredients: [{ name: 'Ground beef', section: 'Meat & Seafood', isOptimized: true }],
      },
    ],
    shoppingList: [
      { section: 'Meat & Seafood', items: [{ amounts: ['2 lb'], assignedTo: ['Jonas Weber'] }] },
    ],
  });
  expect(exported?.schedule).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain(maya.user.phone);
});

const anyRow = fc.record({
  name: fc.constantFrom('Onions', 'Flour', 'Beans', 'Bread'),
  quantity: fc.constantFrom('3', '1 1/2', '2-3', 'a few', null),
  unit: fc.constantFrom('cups', 'lb', 'cans', 'loaves', null),
  isTyped: fc.boolean(),
  alternatives: fc.tuple(fc.constant('Corn tortillas')),
  selectedAlternative: fc.constantFrom(0, 1),
});

test('an export has the amounts that the sheets of the meals show, for those who eat', async () => {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const host = await buildParticipant(world, trip, null);
  const table = fc.record({
    servingsQuarters: fc.option(fc.integer({ min: 1, max: 40 })),
    portionQuarters: fc.integer({ min: 0, max: 8 }),
    rows: fc.array(anyRow, { minLength: 1, maxLength: 4 }),
    isApart: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(table, async ({ servingsQuarters, portionQuarters, rows, isApart }) => {
      await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
      await world.dataSource.query('delete from rate_limits');
      const eater = await buildCompanion(world, host, { name: newId(), portionQuarters });
      const meal = await buildMeal(world, trip, { servingsQuarters });
      const [original] = await buildIngredients(
        world,
        rows.map((row) => [meal, row]),
      );
      const plate = { name: 'Rice noodles', apartOfId: original?.id ?? null, apartEaterIds: [eater.id] };
      if (isApart) await buildIngredient(world, meal, plate);
      await buildPortions(world, trip.id);
      const shown = await maya.client.graphql(
        `{ trip(id: "${trip.id}") { meals { ingredients { name amount { quantity unit } } } } }`,
      );
      const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
      const meals = tripExportFile
        .parse(body)
        .trips[0]?.meals?.map(({ ingredients = [] }) => ({
          ingredients: ingredients.map(({ name, amount }) => ({
            name,
            amount: { quantity: amount?.quantity, unit: amount?.unit },
          })),
        }));
      expect({ trip: { meals } }).toEqual(shown.data);
    }),
    { numRuns: 20 },
  );
});

test('an export has the requested parts; an unknown part is refused', async () => {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/export?include=schedule`);
  const [exported] = tripExportFile.parse(body).trips;
  expect(exported).toHaveProperty('schedule');
  expect(exported).not.toHaveProperty('participants');
  expect(exported).not.toHaveProperty('meals');
  const refused = await maya.client.rest('GET', `/api/trips/${trip.id}/export?include=votes`);
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'Include has to be a selection of participants, schedule, meals, shoppingList, costs.' },
  });
});

test('the export of all trips contains those that the viewer organizes, completed ones too', async () => {
  const [maya, jonas] = [await buildPerson(world), await buildPerson(world, { name: 'Jonas' })];
  await buildTrip(world, maya, { name: 'Past', startDate: '2024-06-13', endDate: '2024-06-15' });
  const shared = await buildTrip(world, maya, { name: 'Shared' });
  await buildParticipant(world, shared, jonas);
  const ofMaya = await maya.client.rest('GET', '/api/trips/export');
  expect(ofMaya.headers.get('content-disposition')).toBe('attachment; filename=all-trips-backup.json');
  expect(names(tripExportFile.parse(ofMaya.body)).toSorted()).toEqual(['Past', 'Shared']);
  const ofJonas = await jonas.client.rest('GET', '/api/trips/export');
  expect(names(tripExportFile.parse(ofJonas.body))).toEqual([]);
});

test('trips too large for one file are refused, with the way to export them', async () => {
  const maya = await buildPerson(world);
  await buildTrip(world, maya);
  const { id, name, phone, email } = maya.user;
  const ctx = {
    ...ctxOf(world),
    viewer: { id, name, phone, email, isAdmin: false, language: null, units: null },
  };
  await expect(exportAllTrips(ctx, {}, 100)).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'Your trips are too large for one file. Please export them one at a time.',
  });
});

test('the export of all trips keeps no rows in the loaders', async () => {
  const maya = await buildPerson(world);
  const trips = [await buildTrip(world, maya), await buildTrip(world, maya)];
  const { id, name, phone, email } = maya.user;
  const ctx = {
    ...ctxOf(world),
    viewer: { id, name, phone, email, isAdmin: false, language: null, units: null },
  };
  expect((await exportAllTrips(ctx, { include: 'participants' })).trips).toHaveLength(2);
  // A loaded value would be no promise.
  const known = trips.map((trip) => ctx.loaders.mealsOfTrip.get(trip.id));
  expect(known.map((meals) => meals instanceof Promise)).toEqual([true, true]);
  for (const meals of known) await meals;
});

test('an export must be the only field of its operation', async () => {
  const maya = await buildPerson(world);
  const { message } = await maya.client.graphql('{ a: allTripsExport b: allTripsExport }');
  expect(message).toBe('allTripsExport must be the only field of its operation.');
});
