import { buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
let maya: Person;
let tripId: string;
beforeAll(async () => {
  maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  tripId = trip.id;
  const jonas = await buildParticipant(world, trip, await buildPerson(world, { name: 'Jonas Weber' }));
  const path = `/api/trips/${tripId}/eaters`;
  const [own] = (await maya.client.rest('GET', path)).body as { id: string }[];
  const eaterId = own?.id ?? '';
  await maya.client.rest('PATCH', `${path}/${eaterId}`, {
    portion: 1.5,
    arrives: { date: '2026-06-13', type: 'dinner' },
    avoids: [{ text: 'vegan', strictness: 'diet' }],
  });
  const out = { eaterId, date: '2026-06-14', type: 'lunch', attends: false };
  await maya.client.rest('PUT', `/api/trips/${tripId}/attendance`, out);
  await maya.client.rest('POST', path, {
    name: 'Zoe',
    portion: 0,
    eatsEverything: true,
    note: 'fussy',
    group: 'Otters',
  });
  const eggs = [{ text: 'eggs', strictness: 'allergy' }];
  const leo = { name: 'Leo', portion: 0.5, avoids: eggs, group: 'Sea  otters' };
  await maya.client.rest('POST', path, leo);
  await maya.client.rest('POST', path, { name: 'Ben', participantId: jonas.id });
});

const exported = async (query = '') =>
  (await maya.client.rest('GET', `/api/trips/${tripId}/export${query}`)).body as { trips: [object] };
const tripOf = (file: { readonly trips: readonly [object] }) => file.trips[0];
const importFile = (person: Person, file: object) =>
  person.client.rest('POST', '/api/trips/import?startDate=2026-07-01', file);
const eatersOf = async (person: Person, id: string) =>
  (await person.client.rest('GET', `/api/trips/${id}/eaters`)).body;

test('a trip’s file says who eats what, if it has the participants', async () => {
  expect(tripOf(await exported())).toMatchObject({
    eaters: [
      {
        name: 'Maya Torres',
        broughtBy: null,
        portion: 1.5,
        arrives: { date: '2026-06-13', type: 'dinner' },
        avoids: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }],
        exceptions: [{ date: '2026-06-14', type: 'lunch', attends: false }],
      },
      { name: 'Jonas Weber', avoids: [], exceptions: [] },
      { name: 'Zoe', eatsEverything: true, note: 'fussy', group: 'Otters' },
      { name: 'Leo', broughtBy: 'Maya Torres', portion: 0.5, group: 'Sea otters' },
      { name: 'Ben', broughtBy: 'Jonas Weber', portion: 1 },
    ],
  });
  const file = await exported('?include=schedule,meals,shoppingList');
  expect(JSON.stringify(file)).not.toMatch(/eaters|vegan|fussy|Otters/);
});

test('an import seats its importer and their companions, moved with the days', async () => {
  const { status, body } = await importFile(maya, await exported());
  expect(status).toBe(201);
  const { id } = body as { id: string };
  expect(await eatersOf(maya, id)).toMatchObject([
    {
      name: 'Maya Torres',
      portion: 1.5,
      arrives: { date: '2026-07-01', type: 'DINNER' },
      avoids: [{ value: 'vegan' }],
    },
    { name: 'Zoe', answered: true, eatsEverything: true, note: 'fussy', group: 'Otters' },
    {
      name: 'Leo',
      isCompanion: true,
      portion: 0.5,
      group: 'Sea otters',
      avoids: [{ value: 'egg', strictness: 'ALLERGY' }],
    },
  ]);
  const { body: attendance } = await maya.client.rest('GET', `/api/trips/${id}/attendance`);
  expect((attendance as { portions: number }[]).slice(0, 5).map(({ portions }) => portions)).toEqual([
    0, 0, 2, 2, 0,
  ]);
});

test('an import joins groups that differ only in case and spaces', async () => {
  const file = await exported();
  const people = (tripOf(file) as { eaters: readonly { readonly name: string }[] }).eaters;
  const groups = new Map([
    ['Maya Torres', 'OTTERS'],
    ['Leo', ' otters '],
  ]);
  const eaters = people.map((one) => ({
    ...one,
    ...(groups.has(one.name) && { group: groups.get(one.name) }),
  }));
  const { body } = await importFile(maya, { ...file, trips: [{ ...tripOf(file), eaters }] });
  expect(await eatersOf(maya, (body as { id: string }).id)).toMatchObject([
    { name: 'Maya Torres', group: 'OTTERS' },
    { name: 'Zoe', group: 'OTTERS' },
    { name: 'Leo', group: 'OTTERS' },
  ]);
});

test('an import by somebody else takes nobody’s place', async () => {
  const priya = await buildPerson(world, { name: 'Priya' });
  const { body } = await importFile(priya, await exported());
  expect(await eatersOf(priya, (body as { id: string }).id)).toMatchObject([
    { name: 'Priya', portion: 1, avoids: [] },
  ]);
});

test('a file in which a person leaves before arriving is refused', async () => {
  const [person] = (tripOf(await exported()) as { eaters: [object] }).eaters;
  const leaves = { date: '2026-06-13', type: 'lunch' };
  const file = {
    ...(await exported()),
    trips: [{ ...tripOf(await exported()), eaters: [{ ...person, leaves }] }],
  };
  expect(await importFile(maya, file)).toMatchObject({
    status: 400,
    body: { field: 'trips.0.eaters.0.leaves', message: 'The last meal cannot be before the first.' },
  });
});
