import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readFile, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './embeddedPostgres.binaries.ts';
import { EmbeddedPostgresError } from './embeddedPostgres.error.ts';
import type { PostgresPlace } from './embeddedPostgres.place.ts';

const run = promisify(execFile);
const largestLogBytes = 10_000_000;

export const embeddedRole = 'grub_club';
export const embeddedDatabase = 'grub_club';

export function clusterDirectory(place: PostgresPlace): string {
  return join(place.home, 'cluster');
}

/** Names the Unix socket. */
export const socketPort = 5432;

export function socketLockFile(place: PostgresPlace): string {
  return join(place.socketDir, `.s.PGSQL.${socketPort}.lock`);
}

export function logFile(place: PostgresPlace): string {
  return join(place.home, 'postgres.log');
}

function passwordFile(place: PostgresPlace): string {
  return join(place.home, 'password');
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/** Atomic; private to the database's user. */
async function writeSecret(place: PostgresPlace, path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  if (place.user) await chown(unfinished, place.user.uid, place.user.gid);
  await rename(unfinished, path);
}

/** @throws EmbeddedPostgresError if the password is lost */
export async function readPassword(place: PostgresPlace): Promise<string> {
  const path = passwordFile(place);
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The database in ${place.home} needs its password, but the file ${path} cannot be read (${String(error)}). Restore it from a backup of the directory.`,
      { cause: error },
    );
  }
}

/** Renamed when complete. */
async function initialize(
  place: PostgresPlace,
  binaries: PostgresBinaries,
  unsafeFast: boolean,
): Promise<void> {
  for (const name of await readdir(place.home)) {
    if (name.startsWith('cluster.init-')) await rm(join(place.home, name), { recursive: true, force: true });
  }
  // First: the cluster needs it to open.
  await writeSecret(place, passwordFile(place), `${randomBytes(24).toString('base64url')}\n`);
  const unfinished = `${clusterDirectory(place)}.init-${process.pid}`;
  const options = [
    '-D',
    unfinished,
    '-U',
    embeddedRole,
    '--pwfile',
    passwordFile(place),
    '--auth=scram-sha-256',
    // Independent of the first start's environment.
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(unsafeFast ? ['--no-sync'] : []),
  ];
  try {
    await run(binaries.initdb, options, { ...place.user, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database could not be created in ${place.home}: ${String(error)}`, {
      cause: error,
    });
  }
  await rename(unfinished, clusterDirectory(place));
  const home = await open(place.home);
  // Windows cannot sync a directory; its rename is durable.
  await home.sync().catch(() => undefined);
  await home.close();
}

async function prepareLog(place: PostgresPlace): Promise<void> {
  const path = logFile(place);
  const log = await open(path, 'a', 0o600);
  const { size } = await log.stat();
  await log.close();
  if (size > largestLogBytes) await truncate(path, 0);
  if (place.user) await chown(path, place.user.uid, place.user.gid);
}

/**
 * Creates the cluster, or checks that these programs can open it.
 * @throws EmbeddedPostgresError
 */
export async function prepareCluster(
  place: PostgresPlace,
  binaries: PostgresBinaries,
  options: { say: (line: string) => void; unsafeFast: boolean },
): Promise<void> {
  const cluster = clusterDirectory(place);
  if (!(await exists(cluster))) {
    options.say(`Creating the database in ${place.home}`);
    await initialize(place, binaries, options.unsafeFast);
  }
  await prepareLog(place);
  const dataVersion = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(binaries.postgres, ['--version'], { ...place.user, cwd: '/' });
  const programVersion = /(\d+)/.exec(stdout)?.[1];
  if (dataVersion === programVersion) return;
  throw new EmbeddedPostgresError(
    `The data in ${dirname(cluster)} is from Postgres ${dataVersion}, but this release contains Postgres ${programVersion ?? stdout}. ` +
      'Run "npm run backup -- FILE" with the old release, move the directory away, and run "npm run restore -- FILE" with this release.',
  );
}

export function postgresArguments(
  place: PostgresPlace,
  listen: { port: number; overTcp: boolean },
  unsafeFast: boolean,
): string[] {
  const durable = unsafeFast ? 'off' : 'on';
  const settings: Record<string, string | number> = {
    listen_addresses: listen.overTcp ? '127.0.0.1' : '',
    // For paths with a comma.
    unix_socket_directories: listen.overTcp ? '' : `"${place.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: listen.port,
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 60,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    // Statements could log phone numbers.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', clusterDirectory(place), ...flags];
}

/** Processes of a killed Postgres still run. */
export function isWaitingForRemains(complaint: string): boolean {
  return complaint.includes('pre-existing shared memory block');
}

export async function lastComplaint(place: PostgresPlace): Promise<string> {
  const text = await readFile(logFile(place), 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n').slice(-40);
  const complaints = lines.filter((line) => /FATAL|PANIC|could not|error while/.test(line));
  return (complaints.length > 0 ? complaints.slice(-2) : lines.slice(-3)).join(' · ');
}
