import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConnection } from '../../src/db/connection/dataSource.ts';

type Parts = Exclude<DatabaseConnection, { readonly url: string }>;

/** A new database in the Postgres of this run. */
export interface ScratchDatabase {
  readonly connection: Parts;
  readonly drop: () => Promise<void>;
}

type Template = 'grub_template' | 'grub_distributed' | 'template1';

/** As DATABASE_URL; the host may be a folder of sockets. */
export function urlOf({ host, port, user, password, database }: Parts): string {
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${query.toString()}`;
}

/** The template of worlds: to run tests on the keys that Citus needs, docs/testing.md. */
export const worldTemplate = (): Template =>
  process.env['DISTRIBUTED'] === '1' ? 'grub_distributed' : 'grub_template';

/** Creates a copy of a migrated template, or an empty database. */
export async function scratchDatabase(template: Template = 'grub_template'): Promise<ScratchDatabase> {
  const server = testPostgres();
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Copying files is twice as fast as writing each page into the log.
  await asAdmin(server, `create database ${database} template ${template} strategy file_copy`);
  return {
    connection: { ...server, database },
    drop: () => asAdmin(server, `drop database ${database} with (force)`),
  };
}

function testPostgres(): Parts {
  const text = process.env['TEST_POSTGRES'];
  if (text === undefined) throw new Error('No Postgres is running: start the tests through Jest.');
  // Written by startPostgres.
  return JSON.parse(text) as Parts;
}

async function asAdmin(server: Parts, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
