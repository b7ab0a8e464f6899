import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterDirectory, socketLockFile } from './embeddedPostgres.cluster.ts';
import { EmbeddedPostgresError } from './embeddedPostgres.error.ts';
import type { PostgresPlace } from './embeddedPostgres.place.ts';

const run = promisify(execFile);
const patienceMs = 2_000;
const longestWaitMs = 30_000;
const pauseMs = 25;

/** Empty if it is gone or a zombie. */
async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

/**
 * For the place's new owner. A lock file with a reused pid would look like a second Postgres.
 * @throws EmbeddedPostgresError if it does not end
 */
export async function endOrphan(place: PostgresPlace): Promise<void> {
  // No signals there; shared memory reveals a second Postgres.
  if (process.platform === 'win32') return;
  const cluster = clusterDirectory(place);
  const lockFile = join(cluster, 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return;

  const startedAt = Date.now();
  let signal: 'SIGINT' | 'SIGQUIT' | undefined;
  // Its arguments name the cluster.
  while ((await commandLineOf(pid)).includes(cluster)) {
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > longestWaitMs) {
      throw new EmbeddedPostgresError(
        `An earlier Postgres (process ${pid}) still uses ${place.home} and does not stop. Stop it with: kill -QUIT ${pid}`,
      );
    }
    const due = waitedMs > patienceMs ? 'SIGQUIT' : 'SIGINT';
    if (signal !== due) {
      signal = due;
      kill(pid, due);
    }
    await sleep(pauseMs);
  }
  await rm(lockFile, { force: true });
  await rm(socketLockFile(place), { force: true });
}

function kill(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended.
  }
}
