import * as z from 'zod/mini';
import { buildCostsScene, costsCalls, GROCERIES } from '../../test/costs.ts';
import { buildPerson, newPhone } from '../../test/build.ts';
import { allTests } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';

const world = testWorld();
const scene = allTests(() => buildCostsScene(world));

const { add, pay, path } = costsCalls(() => scene);

/** Three hex digits of a trip's id; the version before looks for ids and links only among those with the same. */
const digitsOf = (tripId: string) => tripId.slice(26, 29);

const TRIP = { name: 'Moab', location: 'Utah', startDate: '2026-07-04', endDate: '2026-07-06' };
const ADD = 'mutation ($input: AddCompanionInput!) { addCompanion(input: $input) { eater { id } } }';

test('servers of the version before find the eaters, receipts and transfers that this one makes', async () => {
  const { maya, trip, own, cook } = scene;
  const created = await maya.client.rest('POST', '/api/trips', { ...TRIP, invitePhones: [newPhone()] });
  const { id: tripId } = z.object({ id: z.string() }).parse(created.body);
  await maya.client.graphql(ADD, { input: { tripId, name: 'Mia' } });
  const file = (await maya.client.rest('GET', `/api/trips/${tripId}/export`)).body;
  const copied = await (
    await buildPerson(world, { name: maya.user.name })
  ).client.rest('POST', '/api/trips/import', file);
  await add(maya, GROCERIES);
  const paid = await pay(maya, { fromId: cook.id, toId: own.id, amount: '10' });
  expect([created.status, copied.status, paid.status]).toEqual([201, 201, 201]);
  const found: unknown = await world.dataSource.query(
    `select kind, count(*)::int, count(*) filter (where place_of(id) <> place_of(trip_id))::int as lost
     from (select 'eaters' as kind, id, trip_id from eaters where trip_id <> $1
       union all select 'receipts', id, trip_id from receipts
       union all select 'transfers', id, trip_id from transfers) made group by kind order by kind`,
    // Its eaters are from the builders.
    [trip.id],
  );
  expect(found).toEqual([
    { kind: 'eaters', count: 5, lost: 0 },
    { kind: 'receipts', count: 1, lost: 0 },
    { kind: 'transfers', count: 1, lost: 0 },
  ]);
});

test('servers of the version before know an invitation link of this one', async () => {
  const { body } = await scene.maya.client.rest('POST', path('invite-link'));
  const { url } = z.object({ url: z.string() }).parse(body);
  expect(new URL(url).hash).toMatch(new RegExp(`^#invite=${digitsOf(scene.trip.id)}[\\w-]{32}$`));
});
