import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDataSource, type DatabaseConnection } from '../src/db/dataSource.ts';
import { startEmbeddedPostgres } from '../src/db/embeddedPostgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { keepForTeardown } from './runningPostgres.ts';

/** The database that every world is a copy of. */
export const TEMPLATE = 'grub_template';

/**
 * Starts one Postgres for the whole run and migrates the template in it. Tests learn from the environment where it is.
 */
export default async function startPostgres(): Promise<void> {
  // Not made here: a private directory of root would keep the database's user out.
  const dataDir = join(tmpdir(), `grub-club-test-${randomBytes(4).toString('hex')}`);
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, unsafeFast: true });
  keepForTeardown(postgres, dataDir);
  process.env['TEST_POSTGRES'] = JSON.stringify(postgres.connection);
  await runSql(postgres.connection, `create database ${TEMPLATE}`);
  const template: DatabaseConnection = { ...postgres.connection, database: TEMPLATE };
  const dataSource = createDataSource(template);
  await dataSource.initialize();
  await migrate(dataSource, template);
  await dataSource.destroy();
}

async function runSql(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}
