import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { scratchDatabase, type ScratchDatabase } from '../../test/scratchDatabase.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ann = '018f0000-0000-7000-8000-000000000001';
const trip = '018f0000-0000-7000-8000-0000000000aa';

let folder: string;
let file: string;
let database: ScratchDatabase;
let client: pg.Client;

async function connect(to: ScratchDatabase): Promise<pg.Client> {
  const connected = new pg.Client(to.connection);
  await connected.connect();
  return connected;
}

async function addTrip(name: string, id: string): Promise<void> {
  await client.query(
    `INSERT INTO trips (id, name, location, start_date, end_date, created_by, created_at)
     VALUES ($1, $2, 'Tahoe', '2026-07-01', '2026-07-05', $3, '2026-01-02T03:04:05.678901Z')`,
    [id, name, ann],
  );
}

/** Every row of every table as text, so that nothing is rounded by reading it. */
async function everything(from: pg.Client): Promise<Record<string, string[]>> {
  const { rows: tables } = await from.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await from.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** What the schema consists of: columns, constraints and indexes. */
async function shape(from: pg.Client): Promise<unknown[]> {
  const { rows } = await from.query<Record<string, unknown>>(
    `SELECT table_name || '.' || column_name AS thing, data_type || is_nullable AS what
     FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2`,
  );
  return rows;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grub-club-backup-'));
  file = join(folder, 'all.backup');
  database = await scratchDatabase();
  client = await connect(database);
  await client.query("INSERT INTO users VALUES ($1, '+14155550123', E'Ann \\u2713\\n\"Q\" \\\\', now())", [
    ann,
  ]);
  await client.query(
    "INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ('\\x00ff10', $1, now() + interval '1 day')",
    [ann],
  );
  await addTrip('Lake', trip);
});

afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

it('brings back every row exactly, whatever was changed since, and leaves the schema as it was', async () => {
  const before = await everything(client);
  const shapeBefore = await shape(client);
  const summary = await backUp(database.connection, file, now);
  expect(summary.rows).toMatchObject({ users: 1, sessions: 1, trips: 1 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['all.backup']);

  await client.query('DELETE FROM trips');
  await addTrip('Sea', '018f0000-0000-7000-8000-0000000000bb');
  const restored = await restore(database.connection, file);

  expect(restored).toEqual(summary);
  expect(await everything(client)).toEqual(before);
  expect(await shape(client)).toEqual(shapeBefore);
});

it('restores into a database that the product was never started on', async () => {
  const before = await everything(client);
  await backUp(database.connection, file, now);
  const empty = await scratchDatabase('template1');
  const other = await connect(empty);
  try {
    await restore(empty.connection, file);
    const after = await everything(other);
    expect({ ...after, migrations: [] }).toEqual({ ...before, migrations: [] });
  } finally {
    await other.end();
  }
});

it('carries more rows than are read at once', async () => {
  await client.query(
    `INSERT INTO rate_limits SELECT 'key ' || n, n, 9007199254740993 + n FROM generate_series(1, 1234) AS n`,
  );
  const before = await everything(client);
  await backUp(database.connection, file, now);
  await client.query('DELETE FROM rate_limits');
  await restore(database.connection, file);
  expect(await everything(client)).toEqual(before);
});

const damages: [string, (whole: Buffer) => Buffer, string][] = [
  ['cut off in the middle', (whole) => whole.subarray(0, whole.length / 2), 'it is cut off'],
  ['cut off by one byte', (whole) => whole.subarray(0, -1), 'it is cut off'],
  ['empty', () => Buffer.alloc(0), 'it is cut off'],
  ['something else', () => Buffer.from('hello'), 'it is no backup'],
  [
    'cut off between two lines and packed again',
    (whole) => gzipSync(`${gunzipSync(whole).toString().trimEnd().split('\n').slice(0, -1).join('\n')}\n`),
    'its end is missing',
  ],
  [
    'changed in one letter',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('Lake', 'Fake')),
    'its checksum does not hold',
  ],
];

it.each(damages)('refuses a backup that is %s, and keeps the present data', async (_, damage, reason) => {
  await backUp(database.connection, file, now);
  await writeFile(file, damage(await readFile(file)));
  await addTrip('Sea', '018f0000-0000-7000-8000-0000000000bb');
  const before = await everything(client);
  await expect(restore(database.connection, file)).rejects.toThrow(reason);
  expect(await everything(client)).toEqual(before);
});

it('refuses a backup of a newer release, and a file that is not there', async () => {
  await backUp(database.connection, file, now);
  await client.query("INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Later9000000000000')");
  await backUp(database.connection, file, now);
  await expect(restore(database.connection, file)).rejects.toThrow('made by a newer release');
  await expect(restore(database.connection, join(folder, 'none'))).rejects.toThrow('There is no file');
});

it('refuses to replace a schema in which others keep something', async () => {
  await backUp(database.connection, file, now);
  await client.query('CREATE TABLE recipes_of_others (id int)');
  const before = await everything(client);
  await expect(restore(database.connection, file)).rejects.toThrow('"recipes_of_others"');
  expect(await everything(client)).toEqual(before);
});

it('has nothing to back up where the product was never started', async () => {
  const empty = await scratchDatabase('template1');
  await expect(backUp(empty.connection, file, now)).rejects.toThrow('There is nothing to back up');
});
