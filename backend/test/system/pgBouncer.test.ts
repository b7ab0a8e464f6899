import { newPhone } from '../build.ts';
import type { Client } from '../client.ts';
import { hasPgBouncer, startPgBouncer } from '../postgres/pgBouncer.ts';
import { scratchDatabase } from '../postgres/scratchDatabase.ts';
import { createDataSource } from '../../src/db/connection/dataSource.ts';
import { startBuiltServer, type BuiltServer } from './builtServer.ts';

const PEPPER = 'a pepper for tests only';
const TRIP = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };
/** Several for each of PgBouncer's connections. */
const CALLS_AT_ONCE = 40;

async function signUp(server: BuiltServer, phone: string): Promise<Client> {
  const client = server.guest();
  await client.rest('POST', '/api/auth/request-code', { phone });
  const code = await server.codeFor(phone);
  expect(await client.rest('POST', '/api/auth/verify-code', { phone, code, name: 'Maya' })).toMatchObject({
    status: 200,
  });
  return client;
}

describe('behind PgBouncer', () => {
  test('the server starts twice, and serves more calls than there are connections', async () => {
    if (!hasPgBouncer()) {
      process.stderr.write('PgBouncer 1.21 or newer is not installed: the server was not tried behind it.\n');
      return;
    }
    const database = await scratchDatabase('template1');
    const pooler = await startPgBouncer(database.connection);
    const { user, password, host, port, database: name } = database.connection;
    const direct = createDataSource(database.connection);
    try {
      const first = await startBuiltServer({ DATABASE_URL: pooler.url, CODE_PEPPER: PEPPER });
      const maya = await signUp(first, newPhone());
      expect((await maya.rest('POST', '/api/trips', TRIP)).status).toBe(201);
      await first.end('SIGTERM');

      const second = await startBuiltServer({
        DATABASE_URL: pooler.url,
        DATABASE_LISTEN_URL: `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
        CODE_PEPPER: PEPPER,
      });
      const ben = maya.at(second.url);
      const answers = await Promise.all(
        Array.from({ length: CALLS_AT_ONCE }, (_, call) =>
          call % 2 === 0 ? ben.rest('POST', '/api/trips', TRIP) : ben.rest('GET', '/api/trips'),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
      await second.end('SIGTERM');

      await direct.initialize();
      expect(
        await direct.query(
          `select unnest(setconfig) as setting from pg_db_role_setting join pg_database d on d.oid = setdatabase
           where datname = current_database()`,
        ),
      ).toEqual([
        { setting: 'statement_timeout=5000' },
        { setting: 'lock_timeout=2000' },
        { setting: 'idle_in_transaction_session_timeout=10000' },
      ]);
    } finally {
      if (direct.isInitialized) await direct.destroy();
      await pooler.stop();
      await database.drop();
    }
  });
});
