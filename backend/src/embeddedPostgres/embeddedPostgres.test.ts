import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embeddedPostgres.ts';
import type { EmbeddedConnection } from './embeddedPostgres.ping.ts';
import { isRoot } from './embeddedPostgres.place.ts';

const run = promisify(execFile);
const id = randomBytes(4).toString('hex');
const dataDir = join(tmpdir(), `grub-club-launcher-${id}`);
const cluster = join(dataDir, 'postgres', 'cluster');
const compiled = join(process.cwd(), '.cache', `launcher-${id}`);
const running: EmbeddedPostgres[] = [];
const owners: ChildProcess[] = [];
const pools: pg.Pool[] = [];

async function start(directory = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: directory, say: () => undefined });
  running.push(postgres);
  return postgres;
}

function poolTo(connection: EmbeddedConnection): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 4 });
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

/** The parent process of Postgres; undefined on systems without /proc. */
async function supervisorPid(): Promise<number | undefined> {
  const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** The ids of all rows, with retries until Postgres answers. */
async function rowsOf(pool: pg.Pool): Promise<number[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      const { rows } = await pool.query<{ id: number }>('SELECT id FROM action ORDER BY id');
      return rows.map((row) => row.id);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(10);
    }
  }
}

/** Compiles the launcher for a process that the test can kill. */
async function compileLauncher(): Promise<string> {
  await mkdir(compiled, { recursive: true });
  const sources = (await readdir(import.meta.dirname))
    .filter((name) => name.startsWith('embeddedPostgres') && !name.endsWith('.test.ts'))
    .map((name) => join(import.meta.dirname, name));
  const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc');
  const options =
    '--ignoreConfig --noCheck --target es2023 --module nodenext --rewriteRelativeImportExtensions';
  await run(process.execPath, [
    tsc,
    ...options.split(' '),
    '--rootDir',
    dirname(import.meta.dirname),
    '--outDir',
    compiled,
    ...sources,
  ]);
  const script = join(compiled, 'owner.js');
  await writeFile(
    script,
    `import { startEmbeddedPostgres } from './embeddedPostgres/embeddedPostgres.js';
     const { connection } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, say: () => undefined });
     process.stdout.write(JSON.stringify(connection) + '\\n');
     setInterval(() => undefined, 60_000);`,
  );
  return script;
}

/** Starts a process that owns the database, and waits for its connection. */
function startOwner(script: string): Promise<{ owner: ChildProcess; connection: EmbeddedConnection }> {
  return new Promise((resolve, reject) => {
    const owner = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    owners.push(owner);
    owner.once('exit', reject);
    // One line that the script above wrote.
    owner.stdout.once('data', (line: Buffer) => {
      resolve({ owner, connection: JSON.parse(line.toString()) as EmbeddedConnection });
    });
  });
}

async function stopAll(): Promise<void> {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
}

beforeAll(async () => {
  await poolTo((await start()).connection).query('CREATE TABLE action (id int PRIMARY KEY)');
  await stopAll();
});

afterEach(stopAll);

afterAll(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
  await rm(compiled, { recursive: true, force: true });
});

it('keeps rows over a restart, in UTF-8 and UTC, with synchronous commits', async () => {
  const first = await start();
  await poolTo(first.connection).query('INSERT INTO action VALUES (1)');
  await stopAll();
  await expect(readFile(join(cluster, 'postmaster.pid'))).rejects.toThrow('ENOENT');

  const pool = poolTo((await start()).connection);
  expect(await rowsOf(pool)).toEqual([1]);
  const settings = await pool.query(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
            current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
            current_setting('listen_addresses') AS tcp`,
  );
  expect(settings.rows).toEqual([{ encoding: 'UTF8', zone: 'UTC', fsync: 'on', commits: 'on', tcp: '' }]);
});

it('refuses a second start on the same data, naming the owner process and the way out', async () => {
  expect(await findRunningEmbeddedPostgres(dataDir)).toBeUndefined();
  const first = await start();
  await expect(start()).rejects.toThrow(`(process ${process.pid}). Stop it first, or`);
  await expect(start()).rejects.toThrow(join(dataDir, 'postgres'));
  expect(await findRunningEmbeddedPostgres(dataDir)).toEqual(first.connection);
});

it('restarts Postgres after kill -9, with every committed row', async () => {
  const pool = poolTo((await start()).connection);
  await pool.query('INSERT INTO action VALUES (2)');
  process.kill(await postmasterPid(), 'SIGKILL');
  expect(await rowsOf(pool)).toEqual([1, 2]);
});

it('gives up when Postgres dies again and again', async () => {
  const postgres = await start();
  let isDead: boolean | undefined;
  while (!isDead) {
    const pid = await postmasterPid().catch(() => undefined);
    if (pid) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Between two restarts there is no process to kill.
      }
    }
    isDead = await Promise.race([postgres.died.then(() => true), sleep(20, false)]);
  }
  expect(isDead).toBe(true);
});

it('starts when the lock file names the process of another program', async () => {
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
  expect(await rowsOf(poolTo((await start()).connection))).toEqual([1, 2]);
});

it('starts after kill -9 of the server with every acknowledged write', async () => {
  const script = await compileLauncher();
  const answered = new Set([1, 2]);
  let next = 100;
  for (let round = 0; round < 3; round += 1) {
    const { owner, connection } = await startOwner(script);
    const pool = poolTo(connection);
    let isKilled = false;
    const writers = Array.from({ length: 4 }, async () => {
      while (!isKilled) {
        const row = next++;
        await pool.query('INSERT INTO action VALUES ($1)', [row]).then(
          () => answered.add(row),
          () => undefined,
        );
      }
    });
    await sleep(100 + round * 50);
    // In the last round the supervisor dies too, so the next start has to stop Postgres.
    const supervisor = round === 2 ? await supervisorPid() : undefined;
    if (supervisor) process.kill(supervisor, 'SIGKILL');
    owner.kill('SIGKILL');
    isKilled = true;
    await Promise.all(writers);
  }
  const present = new Set(await rowsOf(poolTo((await start()).connection)));
  expect(answered.size).toBeGreaterThan(10);
  expect([...answered].filter((row) => !present.has(row))).toEqual([]);
});

/** The place of the data depends on the user who starts it; each user runs its own test. */
if (isRoot()) {
  it('as root below a private directory, it keeps its data outside and finds it at the next start', async () => {
    const closed = join(tmpdir(), `grub-club-closed-${id}`);
    await mkdir(closed, { mode: 0o700 });
    await chmod(closed, 0o700);
    const inside = join(closed, 'data');
    try {
      const first = await start(inside);
      const home = (await readFile(join(inside, 'postgres-location'), 'utf8')).trim();
      expect(first.connection.host).toBe(join(home, 'socket'));
      await first.stop();
      const second = await start(inside);
      expect(second.connection).toEqual(first.connection);
      await second.stop();
      await rm(home, { recursive: true });
      await expect(start(inside)).rejects.toThrow('is missing. Restore it, or delete the file');
    } finally {
      await rm(closed, { recursive: true });
    }
  });
} else {
  it('as an ordinary user, it keeps its data in the data directory, even below a private one', async () => {
    const closed = join(tmpdir(), `grub-club-closed-${id}`);
    await mkdir(closed, { mode: 0o700 });
    const inside = join(closed, 'data');
    try {
      const running = await start(inside);
      expect(existsSync(join(inside, 'postgres'))).toBe(true);
      expect(existsSync(join(inside, 'postgres-location'))).toBe(false);
      await running.stop();
    } finally {
      await rm(closed, { recursive: true });
    }
  });
}
