import { createHash } from 'node:crypto';
import { buildPerson } from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';
import { createSession, endSession, findViewer } from './session.sql.ts';

const DAY_SECONDS = 24 * 60 * 60;
const NO_ADMINS = {
  admins: new Set<string>(),
  oidc: { providers: new Map<string, never>(), trustsEmail: false },
};

const world = testWorld();

async function newSession() {
  const db = world.dataSource.manager;
  const { user } = await buildPerson(world);
  const { token } = await createSession(db, user.id);
  const tokenHash = createHash('sha256').update(token).digest();
  return {
    user,
    token,
    find: async () => (await findViewer(db, token, NO_ADMINS)).viewer,
    end: () => endSession(db, token),
    /** Seconds since the session's last use, from its row. */
    idleSeconds: async () => {
      const sql =
        'select extract(epoch from now() - last_seen_at)::float8 as seconds from sessions where token_hash = $1';
      const [row] = await db.query<{ seconds: number }[]>(sql, [tokenHash]);
      return row?.seconds ?? Number.NaN;
    },
  };
}

describe('a session', () => {
  test('finds its user, with admin rights from the current configuration', async () => {
    const { user, token, find } = await newSession();
    const viewer = {
      id: user.id,
      name: user.name,
      phone: user.phone,
      email: null,
      isAdmin: false,
      language: null,
      units: null,
    };
    expect(await find()).toEqual(viewer);
    const admins = { ...NO_ADMINS, admins: new Set([user.phone]) };
    expect((await findViewer(world.dataSource.manager, token, admins)).viewer).toEqual({
      ...viewer,
      isAdmin: true,
    });
  });

  test('is stored only as the hash of its 32 random bytes', async () => {
    const { token } = await newSession();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await world.dataSource.query<{ token_hash: Buffer }[]>('select token_hash from sessions');
    expect(rows.some((row) => row.token_hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
  });

  test('expires after 14 days without use', async () => {
    const { find } = await newSession();
    await world.passSeconds(14 * DAY_SECONDS - 60);
    expect(await find()).not.toBeNull();
    await world.passSeconds(14 * DAY_SECONDS);
    expect(await find()).toBeNull();
  });

  test('expires after 30 days of constant use', async () => {
    const { find } = await newSession();
    for (let day = 1; day < 30; day += 1) {
      await world.passSeconds(DAY_SECONDS);
      expect(await find()).not.toBeNull();
    }
    await world.passSeconds(DAY_SECONDS);
    expect(await find()).toBeNull();
  });

  test('updates its last use at most once an hour', async () => {
    const { find, idleSeconds } = await newSession();
    await world.passSeconds(3500);
    await find();
    expect(await idleSeconds()).toBeGreaterThan(3400);
    await world.passSeconds(200);
    await find();
    expect(await idleSeconds()).toBeLessThan(60);
  });

  test('ends at logout and when its user is deleted', async () => {
    const ended = await newSession();
    await ended.end();
    expect(await ended.find()).toBeNull();
    const orphaned = await newSession();
    await world.dataSource.query('delete from users where id = $1', [orphaned.user.id]);
    expect(await orphaned.find()).toBeNull();
  });

  test.each([[''], ['x'], ['a'.repeat(5000)], ['\u0000']])('is null for the token %j', async (token) => {
    expect((await findViewer(world.dataSource.manager, token, NO_ADMINS)).viewer).toBeNull();
  });
});
