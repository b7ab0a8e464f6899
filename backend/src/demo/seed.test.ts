import { IsNull, Not } from 'typeorm';
import { MEAL_NUMBERS, MEAL_TEXTS } from '../../../domain/plan/mealFields.ts';
import { signedIn } from '../../test/build.ts';
import { createWorld, testWorld } from '../../test/world.ts';
import { Meal } from '../entities/meal.entity.ts';
import { User } from '../entities/user.entity.ts';
import { seedDemo } from './seed.ts';

const world = testWorld({ MONETIZATION_ENABLED: 'true' });

beforeAll(async () => {
  await seedDemo({ ...world.deps, now: () => new Date() }, () => undefined);
});

async function count(sql: string): Promise<number> {
  const [row] = await world.dataSource.query<{ count: number }[]>(`select count(*) ${sql}`);
  return row?.count ?? 0;
}

test.each([
  ['trips are free', {}],
  ['people sign in by mail', { SIGN_IN: 'email' }],
  ['the United States get no texts', { SMS_COUNTRIES: 'DE' }],
])(
  'the demo is filled once where %s, also in the first hours of a day',
  async (_where, env: Record<string, string>) => {
    const other = await createWorld(env);
    const early = new Date('2026-06-30T00:30:00Z');
    for (const now of [early, new Date(early.getTime() + 60_000)])
      await seedDemo({ ...other.deps, now: () => now }, () => undefined);
    const [counts] = await other.dataSource.query<unknown[]>(
      `select (select count(*)::int from users) as people, (select count(*)::int from trips) as trips,
       (select count(*)::int from receipts where created_at > $1) as later, (select count(*)::int from outbox_texts) as texts`,
      [early],
    );
    expect(counts).toEqual({ people: 7, trips: 4, later: 0, texts: 0 });
    await other.close();
  },
);

test('the demo shows the table: most meals are safe, one is unknown, two are in conflict', async () => {
  const maya = await world.dataSource.manager.findOneByOrFail(User, { phone: '+14155550101' });
  const client = await signedIn(world, maya);
  const trips = (await client.rest('GET', '/api/trips')).body as { id: string; name: string }[];
  const wallowa = trips.find(({ name }) => name === 'Lake Wallowa Weekend');
  const verdicts = (await client.rest('GET', `/api/trips/${wallowa?.id}/verdicts`)).body as {
    verdict: string;
  }[];
  const having = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
  expect(having('SAFE')).toBeGreaterThan(verdicts.length / 2);
  expect([having('UNKNOWN'), having('CONFLICT')]).toEqual([1, 2]);
});

test('the demo shows a list that is bought on two days, with what no meal needs', async () => {
  const maya = await world.dataSource.manager.findOneByOrFail(User, { phone: '+14155550101' });
  const client = await signedIn(world, maya);
  const trips = (await client.rest('GET', '/api/trips')).body as { id: string; name: string }[];
  const wallowa = trips.find(({ name }) => name === 'Lake Wallowa Weekend');
  const { body: trip } = await client.rest('GET', `/api/trips/${wallowa?.id}`);
  const { body: items } = await client.rest('GET', `/api/trips/${wallowa?.id}/items`);
  expect(trip).toMatchObject({
    shoppingPlan: { equipment: 'cooler', days: [expect.any(String), expect.any(String)] },
  });
  expect(items).toMatchObject([{ name: 'Charcoal' }, { name: 'Ice' }, { name: 'Paper towels' }]);
});

test('the demo has a trip with open costs, and a completed one that is settled', async () => {
  const maya = await world.dataSource.manager.findOneByOrFail(User, { phone: '+14155550101' });
  const client = await signedIn(world, maya);
  const { data } = await client.graphql(
    '{ trips { name costs { spent { formatted } receipts { split } transfers { fromId } payments { id } } } }',
  );
  expect(data).toMatchObject({
    trips: [
      { name: 'Moab Rim Ride', costs: { receipts: [{}, {}, {}], transfers: [] } },
      { name: 'Cannon Beach Long Weekend', costs: { spent: { formatted: '$339.00' }, payments: [{}] } },
      { name: 'Lake Wallowa Weekend', costs: { receipts: [] } },
    ],
  });
  expect(await count("from receipts where split = 'shares'")).toBe(1);
  expect(await count('from transfers')).toBeGreaterThan(1);
});

test.each([...MEAL_TEXTS, ...MEAL_NUMBERS])('a meal of the demo has a value of %s', async (property) => {
  const meals = await world.dataSource.manager.findBy(Meal, { [property]: Not(IsNull()) });
  expect(meals).not.toEqual([]);
});

test.each([
  [
    'a user pays before signing up',
    'from payments p join users u on u.id = p.user_id',
    'p.created_at < u.created_at',
  ],
  [
    'a user plans before signing up',
    'from trips t join users u on u.id = t.created_by',
    't.created_at < u.created_at',
  ],
  [
    'a trip takes no credit',
    'from trips t',
    "not exists (select from credit_entries c where c.trip_id = t.id and c.kind = 'spend')",
  ],
  ['a trip begins before it is created', 'from trips t', 't.created_at::date > t.start_date'],
  [
    'a meal is older than its trip',
    'from meals m join trips t on t.id = m.trip_id',
    'm.created_at < t.created_at',
  ],
  [
    'a receipt is paid in the future',
    'from receipts r join trips t on t.id = r.trip_id',
    'r.date > current_date',
  ],
  [
    'an ingredient is purchased after its trip',
    'from ingredients i join trips t on t.id = i.trip_id',
    'i.purchased_at::date > t.end_date',
  ],
])('the demo data is plausible: never %s', async (_never, rows, isUnbelievable) => {
  expect(await count(rows)).toBeGreaterThan(0);
  expect(await count(`${rows} where ${isUnbelievable}`)).toBe(0);
});
