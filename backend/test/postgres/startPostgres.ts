import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDataSource, type DatabaseConnection } from '../../src/db/connection/dataSource.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/embeddedPostgres/embeddedPostgres.ts';
import { migrate } from '../../src/db/connection/migrate.ts';
import { distribute } from '../../src/db/distribute/distribute.ts';
import { addCitusStandIn } from './citusStandIn.ts';
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
  await runSql(postgres.connection, ...settings(postgres.connection), `create database ${TEMPLATE}`);
  const template: DatabaseConnection = { ...postgres.connection, database: TEMPLATE };
  const dataSource = createDataSource(template);
  await dataSource.initialize();
  await migrate(dataSource, template);
  // To run the tests on the keys that Citus needs: docs/testing.md.
  if (process.env['DISTRIBUTED'] === '1') {
    await addCitusStandIn(dataSource);
    await distribute(dataSource, () => undefined);
  }
  await dataSource.destroy();
}

/**
 * What a thousand short connections to databases of a few seconds need otherwise: no password that is slow to check, and
 * nobody who goes round them all to tidy up.
 */
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
