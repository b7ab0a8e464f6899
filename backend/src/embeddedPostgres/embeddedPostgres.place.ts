import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgres.error.ts';
import { systemErrorCode } from '../base/systemErrorCode.ts';

/** Undefined is the current user. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

export interface PostgresPlace {
  /** Cluster, password and log; mode 0700. */
  readonly home: string;
  /** Short enough for sockets. */
  readonly socketDir: string;
  /** Set for root, which Postgres refuses. */
  readonly user: PostgresUser | undefined;
}

const unprivileged: PostgresUser = { uid: 65534, gid: 65534 };
const executeByOwner = 0o100;
const executeByGroup = 0o010;
const executeByOthers = 0o001;
const allModeBits = 0o7777;
const accessOfGroupAndOthers = 0o077;

/** Socket addresses hold 104 bytes on macOS, 108 on Linux; names take up to 18. */
const longestSocketDir = 85;

/** In DATA_DIR, if the database is elsewhere. */
const locationFile = 'postgres-location';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function mayTraverse(user: PostgresUser, directory: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(directory);
  const needed = uid === user.uid ? executeByOwner : gid === user.gid ? executeByGroup : executeByOthers;
  if ((mode & needed) === 0) return false;
  const parent = dirname(directory);
  return parent === directory || (await mayTraverse(user, parent));
}

/** Persistent, outside of the checkout, best first. */
export async function reachableParents(user: PostgresUser | undefined): Promise<string[]> {
  const parents: string[] = [];
  for (const candidate of ['/var/lib', '/var/tmp', tmpdir()]) {
    const found = await realpath(candidate).catch(() => undefined);
    if (found && (!user || (await mayTraverse(user, found)))) parents.push(found);
  }
  return parents;
}

async function ownPrivately(directory: string, user: PostgresUser | undefined): Promise<void> {
  await chmod(directory, 0o700);
  if (user) await chown(directory, user.uid, user.gid);
}

async function recordedHome(dataDir: string): Promise<string | undefined> {
  const marker = join(dataDir, locationFile);
  const home = await readFile(marker, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (home === undefined) return undefined;
  const exists = await stat(home).then(
    () => true,
    () => false,
  );
  if (exists) return home;
  throw new EmbeddedPostgresError(
    `The database of ${dataDir} is stored in ${home}, but that directory is missing. ` +
      `Restore it, or delete the file ${marker} to start with an empty database.`,
  );
}

/** Recorded in DATA_DIR for later starts. */
async function makeHomeOutside(dataDir: string, user: PostgresUser): Promise<string> {
  for (const parent of await reachableParents(user)) {
    const home = await mkdtemp(join(parent, 'grub-club-')).catch(() => undefined);
    if (!home) continue;
    await ownPrivately(home, user);
    try {
      await writeFile(join(dataDir, locationFile), `${home}\n`, { flag: 'wx', mode: 0o644 });
    } catch (error) {
      await rm(home, { recursive: true });
      const winner = systemErrorCode(error) === 'EEXIST' ? await recordedHome(dataDir) : undefined;
      if (winner) return winner;
      throw error;
    }
    return home;
  }
  throw new EmbeddedPostgresError(
    `Postgres does not run as root, and its user (${user.uid}) cannot reach ${dataDir}. ` +
      'Set DATA_DIR to a directory whose parents every user can enter, such as /var/lib/grub-club, or start as another user.',
  );
}

async function userForRoot(home: string): Promise<PostgresUser> {
  const owner = await stat(home).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged;
}

async function refuseForeignHome(home: string): Promise<void> {
  const { uid } = await stat(home);
  if (process.getuid === undefined || uid === process.getuid()) return;
  throw new EmbeddedPostgresError(
    `The database in ${home} belongs to another user of this machine (uid ${uid}). ` +
      'Start as that user or as root, or set DATA_DIR to a directory of your own.',
  );
}

/** In the home, or temporary if that path is too long. */
async function makeSocketDir(home: string, user: PostgresUser | undefined): Promise<string> {
  const inside = join(home, 'socket');
  const nameOfHome = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const directory = Buffer.byteLength(inside) <= longestSocketDir ? inside : `/tmp/grub-club-${nameOfHome}`;
  try {
    await mkdir(directory, { mode: 0o700 });
    await ownPrivately(directory, user);
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
  // In /tmp its owner could impersonate the database.
  const found = await lstat(directory);
  const owner = user?.uid ?? process.getuid?.();
  const isOurs = found.isDirectory() && found.uid === owner && (found.mode & accessOfGroupAndOthers) === 0;
  if (isOurs || process.platform === 'win32') return directory;
  throw new EmbeddedPostgresError(
    `The directory ${directory} is needed for the database's socket but belongs to another user. ` +
      'Set DATA_DIR to a directory with a shorter path.',
  );
}

/** Enter, but not list. */
async function letPassThrough(directory: string): Promise<void> {
  const { mode, uid } = await stat(directory);
  const needed = executeByGroup | executeByOthers;
  if (uid === 0 && (mode & needed) !== needed) await chmod(directory, (mode & allModeBits) | needed);
}

export async function preparePlace(dataDir: string, say: (line: string) => void): Promise<PostgresPlace> {
  try {
    await mkdir(dataDir, { recursive: true });
    const base = await realpath(dataDir);
    if (isRoot()) await letPassThrough(base);
    const inside = join(base, 'postgres');
    let home = (await recordedHome(base)) ?? inside;
    const user = isRoot() ? await userForRoot(home) : undefined;
    if (user && home === inside && !(await mayTraverse(user, base))) home = await makeHomeOutside(base, user);
    if (home !== inside) {
      say(
        `Postgres does not run as root, and its user cannot reach ${base}: storing the database in ${home}`,
      );
    }
    if (await mkdir(home, { recursive: true, mode: 0o700 })) await ownPrivately(home, user);
    if (!user) await refuseForeignHome(home);
    return { home, user, socketDir: await makeSocketDir(home, user) };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `The data directory ${dataDir} cannot be used (${String(error)}). Set DATA_DIR to a directory that you can write to.`,
      { cause: error },
    );
  }
}
