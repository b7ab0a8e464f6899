import type { EntityManager } from 'typeorm';
import { buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));

const NEW_TRIP = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };
const VEGAN = { kind: 'DIET', value: 'vegan', strictness: 'DIET' };
const NO_EGGS = { kind: 'CONTENT', value: 'egg', strictness: 'ALLERGY' };

interface EaterBody {
  readonly id: string;
  readonly name: string;
}
async function get<Body>({ client }: Person, path: string): Promise<Body> {
  return (await client.rest('GET', path)).body as Body;
}
const eatersOf = (person: Person, tripId: string) => get<EaterBody[]>(person, `/api/trips/${tripId}/eaters`);
const remembered = ({ client }: Person) =>
  Promise.all(
    ['eater', 'companions'].map(async (what) => (await client.rest('GET', `/api/auth/me/${what}`)).body),
  );

async function newTrip({ client }: Person): Promise<string> {
  return ((await client.rest('POST', '/api/trips', NEW_TRIP)).body as { id: string }).id;
}

/** Maya says what she and Leo eat in a trip. */
async function firstTrip(): Promise<string> {
  const { id: tripId } = await buildTrip(world, maya);
  const [own] = await eatersOf(maya, tripId);
  const body = { portion: 1.5, avoids: [VEGAN], leaves: { date: '2026-06-14', type: 'lunch' } };
  await maya.client.rest('PATCH', `/api/trips/${tripId}/eaters/${own?.id ?? ''}`, body);
  await maya.client.rest('POST', `/api/trips/${tripId}/eaters`, {
    name: 'Leo',
    portion: 0.5,
    avoids: [NO_EGGS],
  });
  return tripId;
}

test('own portion and avoids come along to the next trip, times do not; companions are offered', async () => {
  await firstTrip();
  expect(await remembered(maya)).toMatchObject([
    { name: null, portion: 1.5, avoids: [VEGAN] },
    [{ name: 'Leo', portion: 0.5, avoids: [NO_EGGS] }],
  ]);
  expect(await eatersOf(maya, await newTrip(maya))).toMatchObject([
    { name: 'Maya Torres', portion: 1.5, avoids: [VEGAN], arrives: null, leaves: null },
  ]);
});

test('an accepted invitation adds what is remembered to what the organizer knew', async () => {
  await firstTrip();
  const jonas = await buildPerson(world);
  const trip = await buildTrip(world, jonas);
  const invited = await buildParticipant(world, trip, maya, { inviteStatus: 'pending' });
  const [, own] = await eatersOf(jonas, trip.id);
  await jonas.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${own?.id ?? ''}`, { avoids: [NO_EGGS] });
  await maya.client.rest('POST', `/api/invitations/${invited.id}/respond`, { response: 'accepted' });
  expect((await eatersOf(jonas, trip.id))[1]).toMatchObject({ portion: 1.5, avoids: [NO_EGGS, VEGAN] });
});

test('"I eat everything" comes along, unless the organizer knows better', async () => {
  const saved = await maya.client.rest('PUT', '/api/auth/me/eaters', { eatsEverything: true });
  expect(saved).toMatchObject({ status: 200, body: { answered: true, eatsEverything: true } });
  expect(await eatersOf(maya, await newTrip(maya))).toMatchObject([{ answered: true, eatsEverything: true }]);
  const jonas = await buildPerson(world);
  const trip = await buildTrip(world, jonas);
  const invited = await buildParticipant(world, trip, maya, { inviteStatus: 'pending' });
  const [, own] = await eatersOf(jonas, trip.id);
  await jonas.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${own?.id ?? ''}`, { avoids: [NO_EGGS] });
  await maya.client.rest('POST', `/api/invitations/${invited.id}/respond`, { response: 'accepted' });
  expect((await eatersOf(jonas, trip.id))[1]).toMatchObject({ avoids: [NO_EGGS], eatsEverything: false });
  const both = await maya.client.rest('PUT', '/api/auth/me/eaters', {
    eatsEverything: true,
    avoids: [VEGAN],
  });
  expect(both).toMatchObject({ status: 400, body: { field: 'eatsEverything' } });
});

test('the account page changes what is remembered, and trips keep their eaters', async () => {
  const tripId = await firstTrip();
  const put = async (body: object) => (await maya.client.rest('PUT', '/api/auth/me/eaters', body)).status;
  expect(await put({ portion: 1, avoids: [NO_EGGS] })).toBe(200);
  expect(await put({ name: 'Noa', portion: 0.25 })).toBe(200);
  const companions = (await remembered(maya))[1] as EaterBody[];
  const id = companions.find(({ name }) => name === 'Leo')?.id ?? '';
  expect(await put({ id, name: 'Noa' })).toBe(409);
  expect(await put({ id, name: 'Leonie' })).toBe(200);
  const [own] = await remembered(maya);
  expect(await put({ id: (own as EaterBody).id, name: 'Maya', portion: 2 })).toBe(400);
  expect(await put({ id: (own as EaterBody).id, portion: 2 })).toBe(200);
  expect(await remembered(maya)).toMatchObject([
    { name: null, portion: 2, avoids: [NO_EGGS] },
    [
      { name: 'Leonie', portion: 0.5, avoids: [NO_EGGS] },
      { name: 'Noa', portion: 0.25, avoids: [] },
    ],
  ]);
  const jonas = await buildPerson(world);
  expect((await jonas.client.rest('PUT', '/api/auth/me/eaters', { id, portion: 1 })).status).toBe(404);
  expect(await eatersOf(maya, tripId)).toMatchObject([{ portion: 1.5, avoids: [VEGAN] }, { name: 'Leo' }]);
});

test('what others say is not remembered', async () => {
  const jonas = await buildPerson(world);
  const trip = await buildTrip(world, jonas);
  const { id: participantId } = await buildParticipant(world, trip, maya);
  const [, own] = await eatersOf(jonas, trip.id);
  const path = `/api/trips/${trip.id}/eaters`;
  await jonas.client.rest('PATCH', `${path}/${own?.id ?? ''}`, { avoids: [VEGAN] });
  await jonas.client.rest('POST', path, { participantId, name: 'Leo' });
  expect(await remembered(maya)).toEqual([null, []]);
  expect(await remembered(jonas)).toEqual([null, []]);
});

test('a renamed companion is remembered once; a removed one stays until it is forgotten', async () => {
  const tripId = await firstTrip();
  const leo = (await eatersOf(maya, tripId)).find(({ name }) => name === 'Leo')?.id ?? '';
  await maya.client.rest('PATCH', `/api/trips/${tripId}/eaters/${leo}`, { name: 'Leonie' });
  await maya.client.rest('DELETE', `/api/trips/${tripId}/eaters/${leo}`);
  const [own, companions] = await remembered(maya);
  expect(companions).toMatchObject([{ name: 'Leonie', portion: 0.5 }]);

  const [companion] = companions as EaterBody[];
  const forget = (person: Person, one: unknown) =>
    person.client.rest('DELETE', `/api/auth/me/eaters/${(one as EaterBody).id}`);
  expect((await forget(await buildPerson(world), own)).status).toBe(404);
  expect((await forget(maya, own)).status).toBe(204);
  expect((await forget(maya, companion)).status).toBe(204);
  expect(await remembered(maya)).toEqual([null, []]);
  expect(await eatersOf(maya, tripId)).toMatchObject([{ portion: 1.5, avoids: [VEGAN] }]);
});

test('the account’s export has what is remembered, and the person’s place at each table', async () => {
  await firstTrip();
  const file = await get<object>(maya, '/api/auth/me/export');
  expect(file).toMatchObject({
    rememberedEaters: [
      { name: null, portion: 1.5, avoids: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }] },
      { name: 'Leo', portion: 0.5, avoids: [{ kind: 'content', value: 'egg', strictness: 'allergy' }] },
    ],
    trips: [
      {
        table: [
          { isCompanion: false, name: 'Maya Torres', leaves: { date: '2026-06-14', type: 'lunch' } },
          { isCompanion: true, name: 'Leo', portion: 0.5, arrives: null, exceptions: [] },
        ],
      },
    ],
  });
});

test('an account remembers at most 100 people, those that another call adds meanwhile included', async () => {
  const add = (db: Pick<EntityManager, 'query'>, count: number) =>
    db.query(
      `insert into remembered_eaters (id, user_id, name, portion_quarters)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 4 from generate_series(1, $2::int)`,
      [maya.user.id, count],
    );
  const { id: tripId } = await buildTrip(world, maya);
  await add(world.dataSource, 99);
  const whileOneIsAdded = (call: () => ReturnType<Person['client']['rest']>) =>
    callWhileLocked(
      world,
      call,
      (rival) => rival.query('select from users where id = $1 for no key update', [maya.user.id]),
      (rival) => add(rival, 1),
    );
  const leo = { name: 'Leo', portion: 0.5 };
  // The trip has him in any case.
  const companion = () => maya.client.rest('POST', `/api/trips/${tripId}/eaters`, leo);
  expect((await whileOneIsAdded(companion)).status).toBe(201);
  expect((await remembered(maya))[1]).toHaveLength(100);
  await world.dataSource.query(
    'delete from remembered_eaters where id = (select id from remembered_eaters where user_id = $1 limit 1)',
    [maya.user.id],
  );
  expect(await whileOneIsAdded(() => maya.client.rest('PUT', '/api/auth/me/eaters', leo))).toMatchObject({
    status: 400,
    body: { message: 'At most 100 people can be remembered.' },
  });
});
