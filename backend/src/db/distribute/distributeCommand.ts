import 'reflect-metadata';
import { QueryFailedError } from 'typeorm';
import { ConfigError, readConfig } from '../../config/config.ts';
import { createDataSource } from '../connection/dataSource.ts';
import { requireDatabase } from '../connection/requireDatabase.ts';
import { distribute } from './distribute.ts';

async function run(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null) throw new ConfigError('Set DATABASE_URL to the coordinator of a Citus database.');
  await requireDatabase(databaseUrl);
  const dataSource = createDataSource({ url: databaseUrl }, { poolSize: 1, queryTimeoutMs: 0 });
  await dataSource.initialize();
  try {
    await distribute(dataSource, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await dataSource.destroy();
  }
}

/** Citus explains its refusals in detail and hint. */
function explain(error: QueryFailedError): string {
  const { detail, hint } = error.driverError as { readonly detail?: string; readonly hint?: string };
  return [error.message, detail, hint, 'Stop the servers, solve this, and run it again.']
    .filter((line) => line !== undefined)
    .join('\n');
}

run().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof QueryFailedError
        ? explain(error)
        : error instanceof Error
          ? error.stack
          : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
