import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newPhone } from '../build.ts';
import type { Client } from '../client.ts';
import { hasPgBouncer, startPgBouncer } from '../postgres/pgBouncer.ts';
import { scratchDatabase, type ScratchDatabase } from '../postgres/scratchDatabase.ts';
import { backUp } from '../../src/backup/backup.ts';
import { restore } from '../../src/backup/restore.ts';
import { requireDatabase } from '../../src/db/connection/requireDatabase.ts';
import { startBuiltServer, type BuiltServer } from './builtServer.ts';

const PEPPER = 'a pepper for tests only';
const TRIP = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };
/** Several for each of PgBouncer's connections. */
const CALLS_AT_ONCE = 40;

async function signUp(server: BuiltServer, phone: string): Promise<Client> {
  const client = server.visitor();
  await client.rest('POST', '/api/auth/request-code', { phone });
  const code = await server.codeFor(phone);
  expect(await client.rest('POST', '/api/auth/verify-code', { phone, code, name: 'Maya' })).toMatchObject({
    status: 200,
  });
  return client;
}

/** A new database behind PgBouncer. */
interface Pooled {
  readonly database: ScratchDatabase;
  /** Through PgBouncer. */
  readonly url: string;
  /** Past it. */
  readonly directUrl: string;
}

async function behindPgBouncer(work: (pooled: Pooled) => Promise<void>): Promise<void> {
  const database = await scratchDatabase('template1');
  const pooler = await startPgBouncer(database.connection);
  const { user, password, host, port, database: name } = database.connection;
  const directUrl = `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  try {
    await work({ database, url: pooler.url, directUrl });
  } finally {
    await pooler.stop();
    await database.drop();
  }
}

// PgBouncer is no npm package: where it is not installed, the report says that these tests were skipped.
const describeIfInstalled = hasPgBouncer() ? describe : describe.skip;

describeIfInstalled('behind PgBouncer (skipped where PgBouncer 1.21 or newer is not installed)', () => {
  test('the server starts twice, and serves more calls than there are connections', () =>
    behindPgBouncer(async ({ database, url, directUrl }) => {
      const first = await startBuiltServer({ DATABASE_URL: url, CODE_PEPPER: PEPPER });
      expect(first.printed()).toContain('DATABASE_URL is a pooler: set DATABASE_LISTEN_URL');
      const maya = await signUp(first, newPhone());
      expect((await maya.rest('POST', '/api/trips', TRIP)).status).toBe(201);
      await first.end('SIGTERM');

      const second = await startBuiltServer({
        DATABASE_URL: url,
        DATABASE_LISTEN_URL: directUrl,
        CODE_PEPPER: PEPPER,
      });
      expect(second.printed()).not.toContain('DATABASE_LISTEN_URL');
      const ben = maya.at(second.url);
      const answers = await Promise.all(
        Array.from({ length: CALLS_AT_ONCE }, (_, call) =>
          call % 2 === 0 ? ben.rest('POST', '/api/trips', TRIP) : ben.rest('GET', '/api/trips'),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
      await second.end('SIGTERM');

      const settings = `select unnest(setconfig) as setting from pg_db_role_setting
        join pg_database d on d.oid = setdatabase where datname = current_database()`;
      expect(await rowsOf(database, settings)).toEqual([
        { setting: 'statement_timeout=5000' },
        { setting: 'lock_timeout=2000' },
        { setting: 'idle_in_transaction_session_timeout=10000' },
      ]);
    }));

  test('a DATABASE_LISTEN_URL is refused that leads to the pooler or to another database', () =>
    behindPgBouncer(async ({ url, directUrl }) => {
      const start = (listenUrl: string) =>
        startBuiltServer({ DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl, CODE_PEPPER: PEPPER });
      await expect(start(url)).rejects.toThrow('DATABASE_LISTEN_URL has to lead past the pooler.');
      const other = directUrl.replace(/\/[^/?]+\?/, '/postgres?');
      await expect(start(other)).rejects.toThrow('leads to another database than DATABASE_URL.');
    }));

  test('a backup is written and restored', () =>
    behindPgBouncer(async ({ database, url }) => {
      const server = await startBuiltServer({ DATABASE_URL: url, CODE_PEPPER: PEPPER });
      const phone = newPhone();
      await signUp(server, phone);
      await server.end('SIGTERM');
      const folder = await mkdtemp(join(tmpdir(), 'grub-club-pooled-backup-'));
      const file = join(folder, 'all.backup');
      await backUp({ connectionString: url }, file, new Date());
      await rowsOf(database, 'delete from users');
      await restore(await requireDatabase(url), file);
      await rm(folder, { recursive: true });
      expect(await rowsOf(database, 'select phone from users')).toEqual([{ phone }]);
    }));
});

/** Past PgBouncer. */
async function rowsOf({ connection }: ScratchDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}
