import { buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { createWorld, type World } from '../../../test/world.ts';
import type { Trip } from '../../entities/trip.entity.ts';

interface EaterBody {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly version: number;
}

let world: World;
let maya: Person;
let trip: Trip;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
});

const path = () => `/api/trips/${trip.id}/eaters`;
const bring = async (name: string, group: unknown) =>
  (await maya.client.rest('POST', path(), { name, group })).body as EaterBody;
const change = (id: string, body: unknown) => maya.client.rest('PATCH', `${path()}/${id}`, body);

test('a group is spelled as its first eater spells it', async () => {
  const leo = await bring('Leo', 'Otters');
  expect(leo).toMatchObject({ group: 'Otters', version: 1 });
  const mia = await bring('Mia', ' otters ');
  expect(mia).toMatchObject({ group: 'Otters' });
  expect(await bring('Sam', 'Bears')).toMatchObject({ group: 'Bears' });
  expect(await bring('Ben', null)).toMatchObject({ group: null });

  expect(await change(mia.id, { group: 'BEARS' })).toMatchObject({ body: { group: 'Bears', version: 2 } });
  // Nobody else is an otter now.
  expect(await change(leo.id, { group: 'sea  otters' })).toMatchObject({ body: { group: 'sea otters' } });
  expect(await change(leo.id, { portion: 0.5 })).toMatchObject({ body: { group: 'sea otters' } });
  expect(await change(leo.id, { group: '' })).toMatchObject({ body: { group: null } });
});

test('a group that another form changed meanwhile is a conflict', async () => {
  const leo = await bring('Leo', 'Otters');
  await change(leo.id, { group: 'Bears', version: 1 });
  expect(await change(leo.id, { group: 'Beavers', version: 1 })).toMatchObject({
    status: 409,
    body: { conflict: { fields: ['group'], current: { group: 'Bears' } } },
  });
  expect(await change(leo.id, { group: 'x'.repeat(61) })).toMatchObject({
    status: 400,
    body: { field: 'group' },
  });
});

test('groups belong to their trip, not to what the account remembers', async () => {
  await bring('Leo', 'Otters');
  const { body } = await maya.client.rest('GET', '/api/auth/me/companions');
  expect(body).toMatchObject([{ name: 'Leo' }]);
  expect(JSON.stringify(body)).not.toMatch(/otters|group/i);
  const jonas = await buildPerson(world, { name: 'Jonas Weber' });
  const other = await buildTrip(world, jonas);
  await buildParticipant(world, other, maya);
  const there = await jonas.client.rest('POST', `/api/trips/${other.id}/eaters`, {
    name: 'Zoe',
    group: 'OTTERS',
  });
  expect(there.body).toMatchObject({ group: 'OTTERS' });
});
