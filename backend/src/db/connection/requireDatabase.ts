import { randomInt } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '../../config/config.ts';
import { SESSION_START } from './dataSource.ts';
import { systemErrorCode } from '../../base/systemErrorCode.ts';

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
  '42501':
    'has a user who may not create tables in the database; as its owner: GRANT CREATE ON SCHEMA public TO that user',
  '25006': 'names a database that can only be read; give the address of one that takes changes',
  '08P01': 'points to a pooler that does not reach its database',
};

/** PgBouncer's SQLSTATE for a setting at the start of a connection. */
const REFUSED_SETTING = '08P01';

export interface UsableDatabase {
  readonly url: string;
  readonly isPooler: boolean;
}

/**
 * Checks that an address leads to a usable Postgres, directly or through a pooler.
 * @param variable that holds the address
 * @throws ConfigError, without the password in the address; node-postgres' error
 */
export async function requireDatabase(url: string, variable = 'DATABASE_URL'): Promise<UsableDatabase> {
  try {
    const server = await serverAt(url, SESSION_START).catch((error: unknown) => {
      if (systemErrorCode(error) === REFUSED_SETTING) return null;
      throw error;
    });
    const { version, encoding } = server ?? (await serverAt(url, {}));
    if (version < OLDEST_VERSION)
      throw new ConfigError(
        `${variable} points to a Postgres older than 15; version 15 or newer is required.`,
      );
    if (encoding !== 'UTF8')
      throw new ConfigError(
        `${variable} names a database with the encoding ${encoding}; create one with the encoding UTF8.`,
      );
    return { url, isPooler: server === null };
  } catch (error) {
    throw asConfigError(error, variable);
  }
}

/** The error as a sentence for the operator, if it is one of theirs. */
export function asConfigError(error: unknown, variable = 'DATABASE_URL'): unknown {
  const problem = PROBLEMS[systemErrorCode(error) ?? (isLate(error) ? 'ETIMEDOUT' : '')];
  return problem === undefined ? error : new ConfigError(`${variable} ${problem}.`);
}

/** Checks that an address past the pooler leads to the same database: a lock taken there is taken here. */
export async function requireSameDatabase(url: string, listenUrl: string): Promise<void> {
  const key = randomInt(2 ** 31);
  const isOther = await withClient(listenUrl, {}, async (listening) => {
    await listening.query('select pg_advisory_lock($1)', [key]);
    return withClient(url, {}, async (pooled) => {
      const { rows } = await pooled.query<{ isFree: boolean }>(
        'select pg_try_advisory_xact_lock($1) as "isFree"',
        [key],
      );
      return rows[0]?.isFree;
    });
  });
  if (isOther === true)
    throw new ConfigError('DATABASE_LISTEN_URL leads to another database than DATABASE_URL.');
}

interface Server {
  readonly version: number;
  /** Of the database. */
  readonly encoding: string;
}

function serverAt(url: string, settings: Partial<typeof SESSION_START>): Promise<Server> {
  return withClient(url, settings, async (client) => {
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    return rows[0] ?? { version: 0, encoding: '' };
  });
}

async function withClient<Result>(
  url: string,
  settings: Partial<typeof SESSION_START>,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...settings,
  });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** node-postgres' timeout has no code. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
