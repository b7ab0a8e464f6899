import pg from 'pg';
import { ConfigError } from '../../config/config.ts';
import { systemErrorCode } from '../../embeddedPostgres/embeddedPostgres.error.ts';

const CONNECT_TIMEOUT_MS = 3_000;
/** Postgres 15. */
const OLDEST_VERSION = 150_000;

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'points to no database: nothing answers at that address',
  ETIMEDOUT: 'points to no database: nothing answers at that address',
  EHOSTUNREACH: 'points to no database: nothing answers at that address',
  ENOENT: 'points to no database: nothing answers at that address',
  ENOTFOUND: 'names an unknown host',
  EAI_AGAIN: 'names an unknown host',
  '28P01': 'has a user or password that the database rejects',
  '28000': 'has a user or password that the database rejects',
  '3D000': 'names a database that does not exist; create it first',
};

/**
 * Checks that DATABASE_URL leads to a usable Postgres.
 * @throws ConfigError without the address, which holds a password; else node-postgres' error
 */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if (rows.some(({ version }) => version < OLDEST_VERSION))
      throw new ConfigError(
        'DATABASE_URL points to a Postgres older than 15; version 15 or newer is required.',
      );
  } catch (error) {
    const problem = PROBLEMS[systemErrorCode(error) ?? (isLate(error) ? 'ETIMEDOUT' : '')];
    throw problem === undefined ? error : new ConfigError(`DATABASE_URL ${problem}.`);
  } finally {
    await client.end();
  }
}

/** node-postgres' timeout has no code. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
