import fc from 'fast-check';
import { buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import type { Trip } from '../../entities/trip.entity.ts';

interface EaterBody {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly version: number;
}

const world = testWorld();
let maya: Person;
let trip: Trip;
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

describe('a group with another name', () => {
  const rename = (body: unknown, { client } = maya) =>
    client.rest('PATCH', `/api/trips/${trip.id}/groups`, body);
  const dish = async (forWhom: unknown) => {
    const slot = { date: '2026-06-13', type: 'dinner', beside: true, name: 'Soup' };
    const { body } = await maya.client.rest('POST', '/api/meals', { tripId: trip.id, ...slot, forWhom });
    return (body as { id: string }).id;
  };
  const partOf = async (id: string) => {
    const { body } = await maya.client.rest('GET', `/api/meals/${id}`);
    const { forWhom, portions } = body as { forWhom: { group: string | null } | null; portions: number };
    return [forWhom?.group ?? null, portions];
  };
  const groups = async () =>
    ((await maya.client.rest('GET', path())).body as EaterBody[]).map(({ group }) => group);
  let dishes: string[];
  beforeEach(async () => {
    for (const [name, group] of [
      ['Leo', 'Otters'],
      ['Mia', 'Otters'],
      ['Sam', 'Bears'],
    ] as const)
      await bring(name, group);
    await dish(null);
    dishes = [
      await dish({ group: 'OTTERS' }),
      await dish({ group: 'Bears' }),
      await dish({ cannotEat: 'Fish' }),
    ];
  });
  const parts = () => Promise.all(dishes.map(partOf));

  test.each([
    ['a new one', 'otters', { name: ' Sea  otters ' }, 'Sea otters', ['Sea otters', 2], 'Bears'],
    ['another spelling of it', 'Otters', { name: 'OTTERS' }, 'OTTERS', ['OTTERS', 2], 'Bears'],
    [
      'that of a group, which it joins',
      'Otters',
      { name: 'bears', join: true },
      'Bears',
      ['Bears', 3],
      'Bears',
    ],
  ])('%s has it for all people and dishes', async (_what, group, change, name, part, other) => {
    expect(await rename({ group, ...change })).toMatchObject({
      status: 200,
      body: [{ group: name }, { group: name }],
    });
    expect(await groups()).toEqual([null, name, name, other]);
    const joined = part[0] === other;
    expect(await parts()).toEqual([part, [other, joined ? 3 : 1], [null, 0]]);
  });

  test('that another group has is refused without a word on that, and nothing changes', async () => {
    const before = [await groups(), await parts()];
    expect(await rename({ group: 'Otters', name: 'BEARS' })).toMatchObject({
      status: 409,
      body: { messageId: 'group.nameTaken' },
    });
    expect([await groups(), await parts()]).toEqual(before);
  });

  test('is given by those alone who may change each of its people', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    await buildParticipant(world, trip, jonas);
    await jonas.client.rest('POST', path(), { name: 'Zoe', group: 'Foxes' });
    expect(await rename({ group: 'Otters', name: 'Foxes', join: true }, jonas)).toMatchObject({
      status: 403,
    });
    expect(await rename({ group: 'Foxes', name: 'Wolves' }, jonas)).toMatchObject({ status: 200 });
    expect(await rename({ group: 'Foxes', name: 'Wolves' })).toMatchObject({ status: 404 });
    expect(await rename({ group: 'Wolves', name: ' ' })).toMatchObject({
      status: 400,
      body: { field: 'name' },
    });
  });
});

describe('attendance of a group', () => {
  const attend = (body: unknown, { client } = maya) =>
    client.rest('PATCH', `/api/trips/${trip.id}/attendance`, body);
  const attendance = async ({ id } = trip) =>
    (await maya.client.rest('GET', `/api/trips/${id}/attendance`)).body as {
      readonly date: string;
      readonly type: string;
      readonly eaterIds: readonly string[];
    }[];
  const dinner = { date: '2026-06-13', type: 'DINNER' };
  const atDinner = async () =>
    (await attendance()).find(({ date, type }) => date === dinner.date && type === dinner.type)?.eaterIds;
  const revision = async (): Promise<number> => {
    const rows: { revision: number }[] = await world.dataSource.query(
      'select revision from trip_revisions where trip_id = $1',
      [trip.id],
    );
    return rows[0]?.revision ?? 0;
  };

  test('is that of each of its people, in one revision', async () => {
    const anyException = fc.record({
      eater: fc.nat(4),
      slot: fc.constantFrom(dinner, { date: '2026-06-14', type: 'LUNCH' }),
      attends: fc.constantFrom(true, false, null),
    });
    const table = fc.record({
      groups: fc.array(fc.constantFrom('Otters', 'otters ', 'Bears', null), { minLength: 5, maxLength: 5 }),
      before: fc.array(anyException, { maxLength: 4 }),
      late: fc.nat(4),
      attends: fc.constantFrom(true, false, null),
    });
    await fc.assert(
      fc.asyncProperty(table, async ({ groups, before, late, attends }) => {
        const shown = [];
        for (const mode of ['group', 'each'] as const) {
          trip = await buildTrip(world, maya);
          const people: EaterBody[] = [];
          for (const [index, group] of groups.entries()) people.push(await bring(`Child ${index}`, group));
          await change(people[late]?.id ?? '', { arrives: { date: '2026-06-14', type: 'lunch' } });
          for (const { eater, slot, attends: did } of before)
            await attend({ changes: [{ eaterIds: [people[eater]?.id], ...slot, attends: did }] });
          const otters = people.filter(({ group }) => group?.toLowerCase() === 'otters');
          const revisionBefore = await revision();
          if (mode === 'group') {
            const { status } = await attend({ changes: [{ group: 'OTTERS', ...dinner, attends }] });
            expect(status).toBe(otters.length === 0 ? 404 : 200);
            expect((await revision()) - revisionBefore).toBeLessThanOrEqual(1);
          } else
            for (const { id } of otters)
              await maya.client.rest('PUT', `/api/trips/${trip.id}/attendance`, {
                eaterId: id,
                ...dinner,
                attends,
              });
          const names = new Map(people.map(({ id, name }) => [id, name]));
          shown.push(
            (await attendance()).map(({ eaterIds, ...slot }) => ({
              ...slot,
              names: eaterIds.map((id) => names.get(id) ?? 'Maya'),
            })),
          );
        }
        expect(shown[0]).toEqual(shown[1]);
      }),
      { numRuns: 12 },
    );
  });

  test('of some people and several meals is one change, in which the last word on a meal counts', async () => {
    const [leo, mia] = [await bring('Leo', 'Otters'), await bring('Mia', 'Otters')];
    const before = await revision();
    const out = { eaterIds: [leo.id, mia.id], ...dinner, attends: false };
    const { body } = await attend({ changes: [out, { eaterIds: [mia.id], ...dinner, attends: null }] });
    expect(body).toMatchObject([{ ...dinner, portions: 2 }]);
    expect(await atDinner()).not.toContain(leo.id);
    expect(await revision()).toBe(before + 1);
    await attend({ changes: [out, { eaterIds: [mia.id], ...dinner, attends: null }] });
    expect(await revision()).toBe(before + 1);
  });

  test('is changed by those alone who may change each of them, or not at all', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    await buildParticipant(world, trip, jonas);
    const leo = await bring('Leo', 'Otters');
    const { body } = await jonas.client.rest('POST', path(), { name: 'Zoe', group: 'otters' });
    const zoe = (body as EaterBody).id;
    const both = await atDinner();
    expect(both).toEqual(expect.arrayContaining([leo.id, zoe]));
    const otters = { changes: [{ group: 'Otters', ...dinner, attends: false }] };
    expect(await attend(otters, jonas)).toMatchObject({ status: 403 });
    expect(
      await attend({ changes: [{ eaterIds: [zoe, leo.id], ...dinner, attends: false }] }, jonas),
    ).toMatchObject({ status: 403 });
    expect(await atDinner()).toEqual(both);
    expect(await attend({ changes: [{ eaterIds: [zoe], ...dinner, attends: false }] }, jonas)).toMatchObject({
      status: 200,
    });
    expect(await attend(otters)).toMatchObject({ status: 200 });
    expect(await atDinner()).not.toContain(leo.id);
  });

  test.each([
    ['a group without people', { group: 'Bears' }, 404, undefined],
    ['an unknown person', { eaterIds: ['0190a6c8-0000-7000-8000-000000000000'] }, 404, undefined],
    ['nobody', {}, 400, 'changes.0.eaterIds'],
    ['people and a group', { eaterIds: [], group: 'Otters' }, 400, 'changes.0.eaterIds'],
    ['a day outside of the trip', { eaterIds: [], date: '2026-07-13' }, 400, 'changes.0.date'],
  ])('is refused for %s', async (_what, wrong, status, field) => {
    const answer = await attend({ changes: [{ ...dinner, attends: false, ...wrong }] });
    expect(answer).toMatchObject({ status, body: field === undefined ? {} : { field } });
  });
});
