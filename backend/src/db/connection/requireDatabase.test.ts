import pg from 'pg';
import { scratchDatabase } from '../../../test/postgres/scratchDatabase.ts';
import { ConfigError, readConfig } from '../../config/config.ts';
import { openDatabase } from './openDatabase.ts';
import { requireDatabase, requireSameDatabase } from './requireDatabase.ts';

let database: Awaited<ReturnType<typeof scratchDatabase>>;
beforeAll(async () => {
  database = await scratchDatabase('template1');
});
afterAll(() => database.drop());

/** The address of the test's database, with some parts replaced. */
function address(other: Partial<Record<'host' | 'password' | 'database', string>> = {}): string {
  const { user, password, host, port, database: name } = { ...database.connection, ...other };
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

describe('DATABASE_URL', () => {
  test('is accepted when a Postgres answers there', async () => {
    await expect(requireDatabase(address())).resolves.toEqual({ url: address(), isPooler: false });
  });

  test.each([
    [
      'nothing listens there',
      { host: '/tmp/nothing-here' },
      'points to no database: nothing answers at that address',
    ],
    ['the password is wrong', { password: 'wrong' }, 'has a user or password that the database rejects'],
    [
      'the database does not exist',
      { database: 'no_such' },
      'names a database that does not exist; create it first',
    ],
  ])('is refused with a message without its password when %s', async (_what, other, problem) => {
    const refusal = requireDatabase(address(other));
    await expect(refusal).rejects.toBeInstanceOf(ConfigError);
    await expect(refusal).rejects.toThrow(new Error(`DATABASE_URL ${problem}.`));
  });
});

describe('a start', () => {
  /** With settings of the database, made by its owner. */
  async function refusalOf(setting: string, url = address()): Promise<unknown> {
    const own = await scratchDatabase('template1');
    const { database: name } = own.connection;
    const client = new pg.Client(own.connection);
    await client.connect();
    await client.query(setting.replaceAll('DATABASE', name));
    await client.end();
    const databaseUrl = new URL(url);
    databaseUrl.pathname = `/${name}`;
    const opened = openDatabase(readConfig({ DATABASE_URL: databaseUrl.href }), () => undefined);
    const refusal = await opened.then(
      async (found) => {
        await found.close();
        return 'started';
      },
      (error: unknown) => (error instanceof ConfigError ? error.message : error),
    );
    await own.drop();
    return refusal;
  }

  test('with a user who may not create tables says so', async () => {
    const restricted = new URL(address());
    restricted.username = 'restricted_of_tests';
    restricted.password = 'restricted';
    const made = `do $$ begin create role restricted_of_tests login password 'restricted'; exception when duplicate_object then null; end $$;
      revoke create on schema public from public`;
    expect(await refusalOf(made, restricted.href)).toBe(
      'DATABASE_URL has a user who may not create tables in the database; as its owner: GRANT CREATE ON SCHEMA public TO that user.',
    );
  });

  test('on a database that can only be read says so', async () => {
    expect(await refusalOf('alter database DATABASE set default_transaction_read_only = on')).toBe(
      'DATABASE_URL names a database that can only be read; give the address of one that takes changes.',
    );
  });

  test('on a database with another encoding says so', async () => {
    const latin = `latin_${database.connection.database}`;
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query(`create database ${latin} template template0 encoding 'LATIN1' locale 'C'`);
    await expect(requireDatabase(address({ database: latin }))).rejects.toThrow(
      new ConfigError(
        'DATABASE_URL names a database with the encoding LATIN1; create one with the encoding UTF8.',
      ),
    );
    await client.query(`drop database ${latin}`);
    await client.end();
  });
});

describe('DATABASE_LISTEN_URL', () => {
  test('is accepted when it leads to the database of DATABASE_URL', async () => {
    await expect(requireSameDatabase(address(), address())).resolves.toBeUndefined();
  });

  test('is refused when it leads to another one', async () => {
    const other = await scratchDatabase('template1');
    const listenUrl = address({ database: other.connection.database });
    await expect(requireSameDatabase(address(), listenUrl)).rejects.toThrow(
      new ConfigError('DATABASE_LISTEN_URL leads to another database than DATABASE_URL.'),
    );
    await other.drop();
  });
});
