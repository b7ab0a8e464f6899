import { spawn, spawnSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScratchDatabase } from './scratchDatabase.ts';

/** The first with prepared statements in transaction mode. */
const OLDEST_VERSION = [1, 21] as const;
/** Names the socket. */
const PORT = 6432;
const SERVER_CONNECTIONS = 5;
/** PgBouncer refuses to run as root. As in the embedded Postgres, whose socket it opens: "nobody". */
const UNPRIVILEGED_ID = 65_534;

interface PgBouncer {
  /** The database through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether PgBouncer 1.21 or newer is installed. */
export function hasPgBouncer(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  const [oldestMajor, oldestMinor] = OLDEST_VERSION;
  return Number(major) > oldestMajor || (Number(major) === oldestMajor && Number(minor) >= oldestMinor);
}

/** Starts PgBouncer in transaction mode with five connections to the database. */
export async function startPgBouncer(to: ScratchDatabase['connection']): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'grub-club-pgbouncer-'));
  const configuration = join(folder, 'pgbouncer.ini');
  await writeFile(
    configuration,
    `[databases]
     * = host=${to.host} port=${to.port} user=${to.user} password=${to.password}
     [pgbouncer]
     unix_socket_dir = ${folder}
     listen_port = ${PORT}
     auth_type = any
     pool_mode = transaction
     default_pool_size = ${SERVER_CONNECTIONS}
     max_prepared_statements = 200`.replaceAll(/^ +/gm, ''),
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, configuration]) await chown(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const child = spawn('pgbouncer', [configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer ended: ${log}`)));
  });
  return {
    url: `postgres://${to.user}@localhost:${PORT}/${to.database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.off('exit', kill);
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
