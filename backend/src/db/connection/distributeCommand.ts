import 'reflect-metadata';
import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { ConfigError, readConfig } from '../../config/config.ts';
import { createDataSource } from './dataSource.ts';
import { requireDatabase } from './requireDatabase.ts';
import { distribute } from '../distribute/distribute.ts';

async function run(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null) throw new ConfigError('Set DATABASE_URL to the coordinator of a Citus database.');
  const connection = await requireDatabase(databaseUrl);
  if (connection.isPooler) throw new ConfigError('DATABASE_URL is a pooler: give the address past it.');
  const dataSource = createDataSource(connection, { poolSize: 1, queryTimeoutMs: 0 });
  await dataSource.initialize();
  try {
    await distribute(dataSource, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await dataSource.destroy();
  }
}

/** Citus explains its refusals in detail and hint. */
function explain({ message, detail, hint }: pg.DatabaseError): string {
  const lines = [message, detail, hint, 'Stop the servers, solve this, and run it again.'];
  return lines.filter((line) => line !== undefined).join('\n');
}

function textOf(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (cause instanceof pg.DatabaseError) return explain(cause);
  return error instanceof Error ? error.stack : String(error);
}

run().catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
});
