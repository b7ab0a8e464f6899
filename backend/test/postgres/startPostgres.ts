import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDataSource } from '../../src/db/connection/dataSource.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/embeddedPostgres/embeddedPostgres.ts';
import { migrate } from '../../src/db/connection/migrate.ts';
import { distribute } from '../../src/db/distribute/distribute.ts';
import { addCitusStandIn } from './citusStandIn.ts';
import { keepForTeardown } from './runningPostgres.ts';
import { worldTemplate } from './scratchDatabase.ts';

const TEMPLATE = 'grub_template';

/** Starts one Postgres for the run, migrates the templates, and sets its address in the environment. */
export async function startPostgres(): Promise<void> {
  // Postgres creates it: a private directory of root would be closed to the database's user.
  const dataDir = join(tmpdir(), `grub-club-test-${randomBytes(4).toString('hex')}`);
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, unsafeFast: true });
  keepForTeardown(postgres, dataDir);
  process.env['TEST_POSTGRES'] = JSON.stringify(postgres.connection);
  await runSql(postgres.connection, ...settings(postgres.connection));
  for (const template of new Set([TEMPLATE, worldTemplate()])) {
    await runSql(postgres.connection, `create database ${template}`);
    const dataSource = await createDataSource({ ...postgres.connection, database: template }).initialize();
    await migrate(dataSource);
    if (template !== TEMPLATE) {
      await addCitusStandIn(dataSource);
      await distribute(dataSource, () => undefined);
    }
    await dataSource.destroy();
  }
}

/** Settings for thousands of short connections: no slow password check, no autovacuum. */
function settings({ user, password }: EmbeddedPostgres['connection']): string[] {
  return [
    'set scram_iterations = 1',
    `alter role ${pg.escapeIdentifier(user)} password ${pg.escapeLiteral(password)}`,
    'alter system set autovacuum = off',
    'select pg_reload_conf()',
  ];
}

async function runSql(connection: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
