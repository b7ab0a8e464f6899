import { buildPerson, buildTrip, type Person } from '../build.ts';
import type { Client, GraphqlAnswer } from '../client.ts';
import { createWorld, testWorld } from '../world.ts';

/** A query is compiled at its second run. */
const TIMES = 3;
const TRIP = 'query ($id: ID!) { trip(id: $id) { id name } }';
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

const world = testWorld();
let maya: Person;
let tripId: string;
beforeAll(async () => {
  maya = await buildPerson(world);
  tripId = (await buildTrip(world, maya, { name: 'Wallowa Lake' })).id;
});

/** The common answer of several equal requests. */
async function settled(client: Client, query: string, variables: Record<string, unknown>) {
  const answers: Omit<GraphqlAnswer, 'headers'>[] = [];
  for (let time = 0; time < TIMES; time++) {
    const { status, data, code, message, field } = await client.graphql(query, variables);
    answers.push({ status, data, code, message, field });
  }
  const [first, , last] = answers;
  expect(last).toEqual(first);
  return last;
}

test('a repeated query has the same answer, successful or refused', async () => {
  expect(await settled(maya.client, TRIP, { id: tripId })).toMatchObject({
    status: 200,
    data: { trip: { id: tripId, name: 'Wallowa Lake' } },
  });
  expect(await settled(maya.client, TRIP, { id: UNKNOWN_ID })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(await settled(maya.client, TRIP, { id: 'x' })).toMatchObject({
    status: 400,
    code: 'BAD_USER_INPUT',
  });
  expect(await settled(maya.client, TRIP, {})).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(await settled(world.visitor(), TRIP, { id: tripId })).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  });
});

test('a failing read of an admin is audited once per call', async () => {
  const admin = await createWorld({ ADMIN_PHONES: '+14155550199' });
  try {
    const ada = await buildPerson(admin, { phone: '+14155550199' });
    const query = '{ admin { stripeProducts { products { id } } } }';
    const counts: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await ada.client.graphql(query);
      const [row] = await admin.dataSource.query<{ count: number }[]>('select count(*) from audit_entries');
      counts.push(row?.count ?? 0);
    }
    const [first = 0] = counts;
    expect(first).toBeGreaterThan(0);
    expect(counts).toEqual([first, 2 * first, 3 * first]);
  } finally {
    await admin.close();
  }
});
