import { buildPerson, newPhone } from '../../test/build.ts';
import { createWorld, type World } from '../../test/world.ts';
import { forgetPastUse, startUpkeep } from './upkeep.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TABLES = ['sessions', 'sign_in_codes', 'outbox_texts', 'rate_limits'];

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(async () => {
  await world.close();
});

async function counts(): Promise<Record<string, number>> {
  await forgetPastUse(world.dataSource.manager);
  const found = await Promise.all(
    TABLES.map(async (table) => {
      const [row] = await world.dataSource.query<{ count: number }[]>(`select count(*) from ${table}`);
      return [table, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(found);
}

test('upkeep keeps rows in use, and deletes expired ones with their phone numbers', async () => {
  await buildPerson(world);
  await world.visitor().rest('POST', '/api/auth/request-code', { phone: newPhone() });
  world.setSendOutcome({ kind: 'unknown', reason: 'timeout' });
  await world.visitor().rest('POST', '/api/auth/request-code', { phone: newPhone() });
  expect(await counts()).toMatchObject({ sessions: 1, sign_in_codes: 2, outbox_texts: 2 });
  await world.passSeconds(DAY_SECONDS - 60);
  expect(await counts()).toMatchObject({ sessions: 1, sign_in_codes: 2, outbox_texts: 2 });
  await world.passSeconds(120);
  expect(await counts()).toEqual({ sessions: 1, sign_in_codes: 0, outbox_texts: 1, rate_limits: 0 });
  await world.passSeconds(30 * DAY_SECONDS);
  expect(await counts()).toEqual({ sessions: 0, sign_in_codes: 0, outbox_texts: 0, rate_limits: 0 });
});

test('upkeep keeps photos until they expire and while a search is running', async () => {
  await world.dataSource.query(`insert into place_photos (place, claimed_until, expires_at) values
    ('found', now(), now() + interval '1 hour'), ('searched anew', now() + interval '1 hour', now()),
    ('searched', now() + interval '1 hour', null), ('killed', now(), null), ('over', now(), now())`);
  await forgetPastUse(world.dataSource.manager);
  const left = await world.dataSource.query<{ place: string }[]>(
    'select place from place_photos order by place',
  );
  expect(left.map(({ place }) => place)).toEqual(['found', 'searched', 'searched anew']);
});

describe('a task that runs longer than its interval', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is not started a second time, and is told and awaited when the server stops', async () => {
    const runs: { isStopping: () => boolean; finish: () => void }[] = [];
    const task = (isStopping: () => boolean) =>
      new Promise<void>((finish) => {
        runs.push({ isStopping, finish });
      });
    const after = jest.fn(() => Promise.resolve());
    const upkeep = startUpkeep([task, after], world.deps.log, 1000);
    await jest.advanceTimersByTimeAsync(3500);
    expect(runs).toHaveLength(1);
    runs[0]?.finish();
    await jest.advanceTimersByTimeAsync(1000);
    expect([runs.length, after.mock.calls.length]).toEqual([2, 1]);
    let hasStopped = false;
    const stopped = upkeep.stop().then(() => {
      hasStopped = true;
    });
    await jest.advanceTimersByTimeAsync(5000);
    expect([hasStopped, runs[1]?.isStopping()]).toEqual([false, true]);
    runs[1]?.finish();
    await stopped;
    expect([runs.length, after.mock.calls.length]).toEqual([2, 1]);
  });
});
