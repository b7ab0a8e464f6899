import { buildPerson, newPhone } from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';
import { forgetPastUse } from './pastUse.sql.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TABLES = ['sessions', 'sign_in_codes', 'outbox_texts', 'rate_limits'];

const world = testWorld();

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
