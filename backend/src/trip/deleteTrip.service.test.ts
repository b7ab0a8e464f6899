import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../test/build.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
beforeEach(async () => {
  const cook = await buildParticipant(world, trip, jonas);
  const meal = await buildMeal(world, trip, { assignedToId: cook.id });
  await buildIngredient(world, meal, { assignedToId: cook.id });
});

describe('deleting a trip', () => {
  test('deletes everything in it for all participants, and nothing of another trip', async () => {
    const other = await buildTrip(world, jonas, { name: 'Moab' });
    await buildIngredient(world, await buildMeal(world, other));
    expect(await maya.client.rest('DELETE', `/api/trips/${trip.id}`)).toMatchObject({
      status: 204,
      body: null,
    });
    for (const { client } of [maya, jonas])
      expect((await client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(404);
    const { data } = await jonas.client.graphql('{ trips { name meals { ingredients { name } } } }');
    expect(data).toEqual({ trips: [{ name: 'Moab', meals: [{ ingredients: [{ name: 'Ground beef' }] }] }] });
    for (const table of ['participants', 'meals', 'ingredients'])
      expect(await world.dataSource.query(`select from ${table} where trip_id = $1`, [trip.id])).toEqual([]);
  });

  test('answers with the id, and 404 the second time', async () => {
    const document = 'mutation ($input: DeleteTripInput!) { deleteTrip(input: $input) { id } }';
    const first = await maya.client.graphql(document, { input: { id: trip.id } });
    expect(first.data).toEqual({ deleteTrip: { id: trip.id } });
    const second = await maya.client.graphql(document, { input: { id: trip.id } });
    expect(second).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such trip.' });
  });

  test('is refused to a member', async () => {
    expect((await jonas.client.rest('DELETE', `/api/trips/${trip.id}`)).status).toBe(403);
  });

  test('with an invalid id is 400', async () => {
    expect((await maya.client.rest('DELETE', '/api/trips/17')).status).toBe(400);
  });
});
