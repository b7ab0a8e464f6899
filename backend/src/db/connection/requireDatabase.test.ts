import { scratchDatabase } from '../../../test/postgres/scratchDatabase.ts';
import { ConfigError } from '../../config/config.ts';
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
