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

/** The command line of a running process; empty when there is none, or only its remains (a zombie, which
 *  a container without an init process never clears away). */
async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

/** Ends a Postgres that was left on the place by a process that is gone: its supervisor may be stopping
 *  it at this moment, or may have been killed as well. Only the owner of the place may call this.
 *  Lock files whose pid belongs to some other program by now (pids are used again, in containers at
 *  every start) are removed: Postgres would take that program for a second Postgres.
 *  @throws EmbeddedPostgresError when it does not end */
export async function endOrphan(place: PostgresPlace): Promise<void> {
  // Windows has no signals; there Postgres itself sees by its shared memory whether it is alone.
  if (process.platform === 'win32') return;
  const cluster = clusterDirectory(place);
  const lockFile = join(cluster, 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return;

  const startedAt = Date.now();
  let signal: 'SIGINT' | 'SIGQUIT' | undefined;
  // Its arguments name the cluster, so no other Postgres can be meant.
  while ((await commandLineOf(pid)).includes(cluster)) {
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > longestWaitMs) {
      throw new EmbeddedPostgresError(
        `An earlier Postgres (process ${pid}) still holds ${place.home} and does not stop. End it with: kill -QUIT ${pid}`,
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
    // It ended in this moment, which the next look at it shows.
  }
}
