import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import { systemErrorCode } from '../embeddedPostgres/embeddedPostgres.error.ts';

const CONNECT_TIMEOUT_MS = 3_000;
/** What Postgres calls version 15. */
const OLDEST_VERSION = 150_000;

/** What node and Postgres say when an address leads nowhere, and what that means for whoever wrote it. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'leads to no database: nothing answers there',
  ETIMEDOUT: 'leads to no database: nothing answers there',
  EHOSTUNREACH: 'leads to no database: nothing answers there',
  ENOENT: 'leads to no database: nothing answers there',
  ENOTFOUND: 'names a host that is not known',
  EAI_AGAIN: 'names a host that is not known',
  '28P01': 'has a user or a password that the database does not take',
  '28000': 'has a user or a password that the database does not take',
  '3D000': 'names a database that is not there; create it first',
};

/**
 * The way on when DATABASE_URL leads to a Postgres that can be used.
 * @throws ConfigError with a sentence that tells what is wrong, never with the address, which holds a password; else
 *   what node-postgres says
 */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if (rows.some(({ version }) => version < OLDEST_VERSION))
      throw new ConfigError('DATABASE_URL leads to a Postgres that is too old; it has to be 15 or newer.');
  } catch (error) {
    const problem = PROBLEMS[systemErrorCode(error) ?? (isLate(error) ? 'ETIMEDOUT' : '')];
    throw problem === undefined ? error : new ConfigError(`DATABASE_URL ${problem}.`);
  } finally {
    await client.end();
  }
}

/** Whether it is node-postgres's own time-out, which has no code. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
