import { buildMeal, buildIngredients, buildPerson, buildPortions, buildTrip } from '../../../test/build.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { insertRows } from '../../db/rows.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { allowTripWrites } from '../../db/tripWrites.ts';
import { newIdIn } from '../../base/ids.ts';

const GROUPS = 12;

const world = testWorld();
const maya = allTests(() => buildPerson(world));
const trip = allTests(() => buildTrip(world, maya));
beforeAll(async () => {
  const host = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  await world.dataSource.transaction(async (db) => {
    allowTripWrites(db);
    await insertRows(
      db,
      Eater,
      Array.from({ length: LIMITS.tripEaters - 1 }, (_, index) => ({
        id: newIdIn(trip.id),
        tripId: trip.id,
        participantId: host.id,
        isCompanion: true,
        name: `Child ${index}`,
        group: `Cabin ${index % GROUPS}`,
        createdAt: new Date(),
        avoids:
          index % 5 === 0
            ? [{ kind: 'diet' as const, value: 'vegan' as const, strictness: 'diet' as const }]
            : [],
        eatsEverything: index % 5 === 1,
      })),
    );
  });
  const meal = await buildMeal(world, trip, { date: '2026-06-13', type: 'dinner' });
  await buildIngredients(
    world,
    ['Ground beef', 'Rice', 'Beans'].map((name) => [meal, { name }] as const),
  );
  await buildPortions(world, trip.id);
});

const get = async <Body>(path: string): Promise<Body> =>
  (await maya.client.rest('GET', `/api/trips/${trip.id}${path}`)).body as Body;

interface SlotBody {
  readonly date: string;
  readonly type: string;
  readonly portions: number;
  readonly eaterIds: readonly string[];
}
const dinner = { date: '2026-06-13', type: 'DINNER' };
const atDinner = async () =>
  (await get<SlotBody[]>('/attendance')).find(
    ({ date, type }) => date === dinner.date && type === dinner.type,
  );

describe('a camp of 300', () => {
  test('is read by the API, with its meals for all of them', async () => {
    expect(await get('/eaters')).toHaveLength(300);
    expect(await atDinner()).toMatchObject({ portions: 300 });
    expect(await get<{ readonly meals: readonly object[] }>('')).toMatchObject({
      meals: [{ portions: 300 }],
    });
    const [verdict] =
      await get<{ readonly groups: readonly { readonly eaters: readonly object[] }[] }[]>('/verdicts');
    expect(verdict).toMatchObject({ verdict: 'CONFLICT', unanswered: 180 });
    expect(Math.max(...(verdict?.groups ?? []).map(({ eaters }) => eaters.length))).toBe(60);
  });

  test('takes nobody more', async () => {
    const { status, body } = await maya.client.rest('POST', `/api/trips/${trip.id}/eaters`, { name: 'Leo' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { message: 'At most 300 people can eat on a trip.' },
    });
  });

  test('changes its attendance by group, and all at once by people', async () => {
    const change = (changes: readonly object[]) =>
      maya.client.rest('PATCH', `/api/trips/${trip.id}/attendance`, { changes });
    await change([{ group: 'cabin 3', ...dinner, attends: false }]);
    expect(await atDinner()).toMatchObject({ portions: 275 });
    const eaterIds = (await get<{ readonly id: string }[]>('/eaters')).map(({ id }) => id);
    expect(await change([{ eaterIds, ...dinner, attends: false }])).toMatchObject({ status: 200 });
    expect(await atDinner()).toMatchObject({ portions: 0, eaterIds: [] });
    await change([{ eaterIds, ...dinner, attends: null }]);
    expect(await atDinner()).toMatchObject({ portions: 300 });
  });

  test('is exported and imported whole', async () => {
    const file = await get<object>('/export');
    const { status, body } = await maya.client.rest('POST', '/api/trips/import', file);
    expect(status).toBe(201);
    const { id } = body as { readonly id: string };
    const { body: eaters } = await maya.client.rest('GET', `/api/trips/${id}/eaters`);
    expect(eaters).toHaveLength(300);
    expect(new Set((eaters as { readonly group: string | null }[]).map(({ group }) => group)).size).toBe(
      GROUPS + 1,
    );
  });

  test('previews what a change of one of them does', async () => {
    const [, child] = await get<{ readonly id: string }[]>('/eaters');
    const { status, body } = await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, {
      attendance: { eaterId: child?.id, date: dinner.date, type: 'dinner', attends: false },
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { meals: [{ before: 300, after: 299 }] } });
  });
});
