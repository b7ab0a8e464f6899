import { newId } from '../../base/ids.ts';
import { buildMeal, buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { recordedBy } from '../../../test/tripChanges.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();
let mayaRow: Participant;
const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world, { name: 'Jonas Weber' }));
const trip = eachTest(() => buildTrip(world, maya));
const jonasRow = eachTest(() => buildParticipant(world, trip, jonas));
beforeEach(async () => {
  mayaRow = await world.dataSource.manager.findOneByOrFail(Participant, {
    tripId: trip.id,
    userId: maya.user.id,
  });
});

const DINNER = { date: '2026-06-13', type: 'dinner' };
const path = (what: string, id = trip.id) => `/api/trips/${id}/${what}`;
const set = (body: object, client: Client = jonas.client) => client.rest('PUT', path('duties'), body);
const duties = async (id = trip.id, client = maya.client) =>
  (await client.rest('GET', path('duties', id))).body as readonly { readonly participantId: string }[];
const of = (kind: string, { id: participantId }: Participant, slot = DINNER) => ({
  date: slot.date,
  type: slot.type.toUpperCase(),
  kind,
  participantId,
});

test('the whole list of a duty at a slot is set; other duties stay', async () => {
  const meal = await buildMeal(world, trip);
  const both = { ...DINNER, kind: 'help', participantIds: [mayaRow.id, jonasRow.id, mayaRow.id] };
  const events = await recordedBy(world, () => set(both));
  expect(events).toMatchObject([{ kind: 'MEALS', ids: [meal.id], actorId: jonasRow.id }]);
  await set({ ...DINNER, kind: 'wash_up', participantIds: [mayaRow.id] });
  const { status, body } = await set({ ...DINNER, kind: 'help', participantIds: [jonasRow.id] });
  expect(status).toBe(200);
  const now = [of('HELP', jonasRow), of('WASH_UP', mayaRow)];
  expect(body).toEqual(now);
  expect(await duties()).toEqual(now);
  expect(
    await recordedBy(world, () => set({ ...DINNER, kind: 'help', participantIds: [jonasRow.id] })),
  ).toEqual([]);
  await set({ ...DINNER, kind: 'help', participantIds: [] });
  expect(await duties()).toEqual([of('WASH_UP', mayaRow)]);
});

test.each<[what: string, body: () => Promise<object> | object, field: string]>([
  ['somebody else', () => ({ participantIds: [newId()] }), 'participantIds'],
  [
    'somebody who has not answered',
    async () => {
      const priya = await buildParticipant(world, trip, null, { inviteStatus: 'pending' });
      return { participantIds: [priya.id] };
    },
    'participantIds',
  ],
  ['eleven people', () => ({ participantIds: Array.from({ length: 11 }, newId) }), 'participantIds'],
  ['no list', () => ({ participantIds: 'Maya' }), 'participantIds'],
  ['another duty', () => ({ participantIds: [], kind: 'sing' }), 'kind'],
  ['a day outside', () => ({ participantIds: [], date: '2026-07-13' }), 'date'],
])('is refused for %s', async (_what, body, field) => {
  const answer = await set({ ...DINNER, kind: 'help', ...(await body()) });
  expect(answer).toMatchObject({ status: 400, body: { field } });
  expect(await duties()).toEqual([]);
});

test('who leaves, or deletes the account, has none', async () => {
  const all = { participantIds: [mayaRow.id, jonasRow.id] };
  await set({ ...DINNER, kind: 'help', ...all });
  await set({ ...DINNER, kind: 'wash_up', ...all });
  await maya.client.rest('DELETE', path(`participants/${jonasRow.id}`));
  expect(await duties()).toEqual([of('HELP', mayaRow), of('WASH_UP', mayaRow)]);
});

test('they move with the days of the trip, and are in the account’s export', async () => {
  const days = ['2026-06-13', '2026-06-14'].map((date) => ({ date, type: 'dinner' }));
  for (const day of days) await set({ ...day, kind: 'help', participantIds: [jonasRow.id] });
  const { name, location } = trip;
  const moved = { name, location, startDate: '2026-06-14', endDate: '2026-06-16', moveMeals: true };
  expect((await maya.client.rest('PUT', `/api/trips/${trip.id}`, moved)).status).toBe(200);
  expect(await duties()).toMatchObject([{ date: '2026-06-14' }, { date: '2026-06-15' }]);
  const { body } = await jonas.client.rest('GET', '/api/auth/me/export');
  expect(body).toMatchObject({
    trips: [{ duties: [{ date: '2026-06-14', type: 'dinner', kind: 'help' }, { date: '2026-06-15' }] }],
  });
});

test('a trip’s file has them with the people; an import keeps those of its importer', async () => {
  await set({ ...DINNER, kind: 'help', participantIds: [mayaRow.id, jonasRow.id] });
  await set({ ...DINNER, kind: 'wash_up', participantIds: [mayaRow.id] });
  const { body: file } = await maya.client.rest('GET', path('export'));
  expect(file).toMatchObject({
    trips: [
      {
        eaters: [
          {
            name: maya.user.name,
            duties: [
              { ...DINNER, kind: 'help' },
              { ...DINNER, kind: 'wash_up' },
            ],
          },
          { name: jonas.user.name, duties: [{ ...DINNER, kind: 'help' }] },
        ],
      },
    ],
  });
  const without = await maya.client.rest('GET', path('export?include=schedule,meals'));
  expect(JSON.stringify(without.body)).not.toContain('wash_up');
  const { body } = await maya.client.rest('POST', '/api/trips/import?startDate=2026-07-01', file);
  expect(await duties((body as { id: string }).id)).toMatchObject([
    { date: '2026-07-01', type: 'DINNER', kind: 'HELP' },
    { kind: 'WASH_UP' },
  ]);
  const twice = structuredClone(file) as { trips: { eaters: { duties: object[] }[] }[] };
  twice.trips[0]?.eaters[0]?.duties.push({ ...DINNER, kind: 'sing' });
  expect(await maya.client.rest('POST', '/api/trips/import', twice)).toMatchObject({
    status: 400,
    body: { field: 'trips.0.eaters.0.duties.2.kind' },
  });
});

describe('random assignment', () => {
  interface Assigned {
    readonly dutyCount: number;
    readonly duties: readonly object[];
  }
  const assign = (body?: object) => jonas.client.rest('POST', path('assign-meals'), body);

  test('gives no duties by default', async () => {
    expect(await assign()).toMatchObject({ status: 200, body: { assignedMeals: 9 } });
    expect(await duties()).toEqual([]);
  });

  test('gives duties fairly, as one change with the cooks, and not where none are needed', async () => {
    await buildMeal(world, trip, { status: 'not_needed', name: '' });
    const cleo = await buildParticipant(world, trip, await buildPerson(world, { name: 'Cleo Ruiz' }));
    const events = await recordedBy(world, async () => {
      expect(await assign({ help: 1, washUp: 1 })).toMatchObject({ body: { assignedMeals: 8 } });
    });
    expect(events).toMatchObject([{ kind: 'MEALS', ids: [] }]);
    expect(await duties()).toHaveLength(16);
    const { body } = await maya.client.rest('GET', path('cook-balance'));
    const shares = body as { mealCount: number; helpCount: number; washUpCount: number }[];
    expect(shares.map((one) => one.mealCount + one.helpCount + one.washUpCount)).toEqual([8, 8, 8]);
    // Who is left at a slot washes up: three people have three jobs there.
    for (const count of ['mealCount', 'helpCount'] as const)
      expect(shares.map((one) => one[count]).toSorted((a, b) => a - b)).toEqual([2, 3, 3]);
    expect(new Set((await duties()).map(({ participantId }) => participantId))).toEqual(
      new Set([mayaRow.id, jonasRow.id, cleo.id]),
    );
    expect(await recordedBy(world, () => assign({ help: 1, washUp: 1 }))).toEqual([]);
  });

  test('answers with the duties it gave, without those there were', async () => {
    await set({ ...DINNER, kind: 'help', participantIds: [mayaRow.id] });
    const { data } = await jonas.client.graphql(
      `mutation ($input: AssignMealsAtRandomInput!) {
        assignMealsAtRandom(input: $input) { dutyCount duties { date type kind participantId } }
      }`,
      { input: { tripId: trip.id, help: 1 } },
    );
    const { dutyCount, duties: given } = (data as { assignMealsAtRandom: Assigned }).assignMealsAtRandom;
    expect([dutyCount, given.length]).toEqual([8, 8]);
    expect(new Set([of('HELP', mayaRow), ...given])).toEqual(new Set(await duties()));
  });

  test.each([{ help: 11 }, { washUp: -1 }, { help: 0.5 }, { washUp: 'two' }])(
    'is refused for %j, with nothing assigned',
    async (counts) => {
      const field = Object.keys(counts)[0];
      expect(await assign(counts)).toMatchObject({ status: 400, body: { field } });
      expect((await maya.client.rest('GET', `/api/trips/${trip.id}`)).body).toMatchObject({ meals: [] });
    },
  );
});
