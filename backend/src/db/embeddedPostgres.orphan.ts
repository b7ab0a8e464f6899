import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterDirectory } from './embeddedPostgres.cluster.ts';
import { EmbeddedPostgresError, systemErrorCode } from './embeddedPostgres.error.ts';
import { ping, type EmbeddedConnection } from './embeddedPostgres.ping.ts';
import type { PostgresPlace } from './embeddedPostgres.place.ts';

const run = promisify(execFile);
const patienceMs = 3_000;
const longestWaitMs = 30_000;
const pauseMs = 25;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

async function programOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim();
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}

/** Ends a Postgres that was left on the place by a process that is gone: its supervisor may be stopping
 *  it at this moment, or may have been killed as well. Only the owner of the place may call this.
 *  A lock file whose pid belongs to some other program by now (pids are used again, in containers at
 *  every start) is removed: Postgres would take that program for a second Postgres.
 *  @throws EmbeddedPostgresError when it does not end */
export async function endOrphan(place: PostgresPlace, connection: EmbeddedConnection): Promise<void> {
  const lockFile = join(clusterDirectory(place), 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0) || !isAlive(pid)) return;

  const answers = (await ping(connection).catch(() => 'busy')) !== 'silent';
  if (!answers && !(await programOf(pid)).includes('postgres')) {
    await rm(lockFile, { force: true });
    return;
  }
  const startedAt = Date.now();
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > longestWaitMs) {
      throw new EmbeddedPostgresError(
        `An earlier Postgres (process ${pid}) still holds ${place.home} and does not stop. End it with: kill -QUIT ${pid}`,
      );
    }
    if (waitedMs > patienceMs) process.kill(pid, 'SIGQUIT');
    await sleep(pauseMs);
  }
}
