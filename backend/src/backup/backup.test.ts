import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import pg from 'pg';
import { addCitusStandIn } from '../../test/postgres/citusStandIn.ts';
import { scratchDatabase, type ScratchDatabase } from '../../test/postgres/scratchDatabase.ts';
import { BackupError } from './backup.error.ts';
import { readBackupFile } from './backup.file.ts';
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

/** Every row of every table as text, so that reading rounds nothing. */
async function allRows(from: pg.Client): Promise<Record<string, string[]>> {
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

/** The schema: columns, constraints and indexes. */
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
  await database.drop();
  await rm(folder, { recursive: true });
});

it('restores every row exactly after changes, and leaves the schema as it was', async () => {
  const before = await allRows(client);
  const shapeBefore = await shape(client);
  const summary = await backUp(database.connection, file, now);
  expect(summary.rows).toMatchObject({ users: 1, sessions: 1, trips: 1 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['all.backup']);

  await client.query('DELETE FROM trips');
  await addTrip('Sea', '018f0000-0000-7000-8000-0000000000bb');
  const restored = await restore(database.connection, file);

  expect(restored).toEqual(summary);
  expect(await allRows(client)).toEqual(before);
  expect(await shape(client)).toEqual(shapeBefore);
});

it('restores tables with the figures that the planner needs', async () => {
  await backUp(database.connection, file, now);
  await restore(database.connection, file);
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples < 0
       AND relname <> 'migrations'`,
  );
  expect(rows).toEqual([]);
});

it('restores into a database without the product’s schema', async () => {
  const before = await allRows(client);
  await backUp(database.connection, file, now);
  const empty = await scratchDatabase('template1');
  const other = await connect(empty);
  try {
    await restore(empty.connection, file);
    const after = await allRows(other);
    expect({ ...after, migrations: [] }).toEqual({ ...before, migrations: [] });
  } finally {
    await other.end();
    await empty.drop();
  }
});

it('refuses to restore into a database with Citus', async () => {
  await backUp(database.connection, file, now);
  await addCitusStandIn(client);
  await expect(restore(database.connection, file)).rejects.toThrow('The database has the extension citus.');
});

it('backs up and restores more rows than one batch', async () => {
  await client.query(
    `INSERT INTO rate_limits SELECT 'key ' || n, n, 9007199254740993 + n FROM generate_series(1, 1234) AS n`,
  );
  const before = await allRows(client);
  await backUp(database.connection, file, now);
  await client.query('DELETE FROM rate_limits');
  await restore(database.connection, file);
  expect(await allRows(client)).toEqual(before);
});

const damages: [string, (whole: Buffer) => Buffer, string][] = [
  ['cut off in the middle', (whole) => whole.subarray(0, whole.length / 2), 'it is cut off'],
  ['cut off by one byte', (whole) => whole.subarray(0, -1), 'it is cut off'],
  ['empty', () => Buffer.alloc(0), 'it is cut off'],
  ['a file of another program', () => Buffer.from('hello'), 'it is not a Grub Club backup'],
  [
    'cut off between two lines and packed again',
    (whole) => gzipSync(`${gunzipSync(whole).toString().trimEnd().split('\n').slice(0, -1).join('\n')}\n`),
    'its end is missing',
  ],
  [
    'changed in one letter',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('Lake', 'Fake')),
    'its checksum is wrong',
  ],
];

it.each(damages)('refuses a backup that is %s, and keeps the present data', async (_, damage, reason) => {
  await backUp(database.connection, file, now);
  await writeFile(file, damage(await readFile(file)));
  await addTrip('Sea', '018f0000-0000-7000-8000-0000000000bb');
  const before = await allRows(client);
  await expect(restore(database.connection, file)).rejects.toThrow(reason);
  expect(await allRows(client)).toEqual(before);
});

/** A backup with changed lines and a correct checksum. */
function repacked(whole: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  const text = change(lines.slice(0, -1))
    .map((line) => `${line}\n`)
    .join('');
  const end = JSON.parse(lines.at(-1)?.slice('#end '.length) ?? '') as { rows: object };
  const sha256 = createHash('sha256').update(text).digest('hex');
  return gzipSync(`${text}#end ${JSON.stringify({ ...end, sha256 })}\n`);
}

/** Replaces the first line that begins with `start`. */
function replacing(start: string, line: string): (lines: string[]) => string[] {
  return (lines) => {
    const index = lines.findIndex((each) => each.startsWith(start));
    return lines.map((each, at) => (at === index ? line : each));
  };
}

const WRONG_LINES: [string, (whole: Buffer) => Buffer][] = [
  ['garbage in gzip', () => gzipSync(randomBytes(5000))],
  ['nothing in gzip', () => gzipSync('')],
  ['a header that is no JSON', (whole) => repacked(whole, replacing('#header', '#header {"format":'))],
  [
    'a header of another format',
    (whole) => repacked(whole, replacing('#header', '#header {"format":"tar"}')),
  ],
  ['a table that is no JSON', (whole) => repacked(whole, replacing('#table', '#table {'))],
  ['an unknown table', (whole) => repacked(whole, replacing('#table', '#table {"name":"nothing"}'))],
  ['a row that is no JSON', (whole) => repacked(whole, replacing('{', '{"id":'))],
  ['a row of wrong types', (whole) => repacked(whole, replacing('{', '{"id":"no id","created_at":5}'))],
  ['a line of an unknown kind', (whole) => repacked(whole, replacing('{', 'hello'))],
  [
    'an unknown sequence',
    (whole) => repacked(whole, (lines) => [...lines, '#sequence {"name":"none","value":"7"}']),
  ],
  ['an end that is no JSON', (whole) => gzipSync(gunzipSync(whole).toString().replace('#end {', '#end {{'))],
  [
    'migrations that do not follow each other',
    (whole) =>
      repacked(whole, (lines) =>
        lines.map((line) => line.replace('"migrations":["Foundation1700000000000",', '"migrations":[')),
      ),
  ],
];

it.each(WRONG_LINES)('refuses %s with a clear message, and keeps the present data', async (_, damage) => {
  await backUp(database.connection, file, now);
  await writeFile(file, damage(await readFile(file)));
  const before = await allRows(client);
  const refusal = restore(database.connection, file);
  await expect(refusal).rejects.toBeInstanceOf(BackupError);
  await expect(refusal).rejects.toThrow('Nothing was changed.');
  expect(await allRows(client)).toEqual(before);
});

it('either refuses a truncated or changed file, or reads its original content', async () => {
  const summary = await backUp(database.connection, file, now);
  const whole = await readFile(file);
  const damaged = fc.oneof(
    fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
    fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, bits]) => {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ bits;
      return copy;
    }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([whole.subarray(0, 20), bytes])),
  );
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      await writeFile(file, bytes);
      const read = await readBackupFile(file).catch((error: unknown) => error);
      // Some bits of gzip's header may differ without harm.
      if (!(read instanceof BackupError)) expect(read).toEqual(summary);
    }),
    { numRuns: 300 },
  );
});

it('refuses a folder with a clear message', async () => {
  await expect(restore(database.connection, folder)).rejects.toBeInstanceOf(BackupError);
});

it('refuses a backup of a newer release, and a missing file', async () => {
  await backUp(database.connection, file, now);
  await client.query("INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Later9000000000000')");
  await backUp(database.connection, file, now);
  await expect(restore(database.connection, file)).rejects.toThrow('made by a newer release');
  await expect(restore(database.connection, join(folder, 'none'))).rejects.toThrow('There is no file');
});

it('refuses to replace a schema that contains other tables', async () => {
  await backUp(database.connection, file, now);
  await client.query('CREATE TABLE recipes_of_others (id int)');
  const before = await allRows(client);
  await expect(restore(database.connection, file)).rejects.toThrow('"recipes_of_others"');
  expect(await allRows(client)).toEqual(before);
});

it('refuses to back up a database without the product’s schema', async () => {
  const empty = await scratchDatabase('template1');
  await expect(backUp(empty.connection, file, now)).rejects.toThrow('Nothing to back up');
  await empty.drop();
});
