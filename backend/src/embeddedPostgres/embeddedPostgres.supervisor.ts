import { spawn } from 'node:child_process';
import type { PostgresUser } from './embeddedPostgres.place.ts';

/** What the supervisor runs, as plain data: it crosses a process boundary. */
export interface SupervisorJob {
  postgres: string;
  pgCtl: string;
  arguments: string[];
  logFile: string;
  user?: PostgresUser | undefined;
}

/** A Postgres below its supervisor. */
export interface SupervisedPostgres {
  /** settles when both are gone */
  readonly ended: Promise<void>;
  /** Ends Postgres in order: it rolls open transactions back and writes everything down. */
  stop(): Promise<void>;
}

/**
 * The supervisor: a process between us and Postgres that lives until its standard input closes, which
 * the kernel does when we are gone, also by kill -9. Then it ends Postgres.
 *
 * Its source text is what runs, in a process of its own: it must not refer to anything outside itself.
 */
/* istanbul ignore next -- counters would refer to something outside */
function supervise(job: SupervisorJob): void {
  const childProcess = process.getBuiltinModule('node:child_process');
  const fs = process.getBuiltinModule('node:fs');
  const impatientAfterMs = 4_000;
  process.title = 'grub-club-postgres-supervisor';
  // Those who want the server to end tell the server; Postgres must outlive its last transaction.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

  const log = fs.openSync(job.logFile, 'a');
  const postgres = childProcess.spawn(job.postgres, job.arguments, {
    ...job.user,
    cwd: '/',
    // Without a plain locale Postgres on macOS starts a thread and then refuses to run.
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  postgres.once('error', (error) => {
    fs.writeSync(log, `FATAL: could not start ${job.postgres}: ${error.message}\n`);
    process.exit(1);
  });
  postgres.once('exit', (code) => process.exit(code ?? 1));

  function send(signal: 'SIGINT' | 'SIGQUIT'): void {
    // Windows knows no signals; there pg_ctl speaks to Postgres.
    if (process.platform !== 'win32') postgres.kill(signal);
    else
      childProcess.spawn(job.pgCtl, ['kill', signal.slice(3), String(postgres.pid)], { windowsHide: true });
  }
  process.stdin.resume();
  process.stdin.once('close', () => {
    send('SIGINT');
    setTimeout(() => {
      send('SIGQUIT');
    }, impatientAfterMs);
  });
}

/** Starts Postgres below a supervisor. It is not ready yet when this returns. */
export function startSupervised(job: SupervisorJob): SupervisedPostgres {
  const supervisor = spawn(process.execPath, ['-e', `(${supervise.toString()})(${JSON.stringify(job)})`], {
    // A session of its own: Ctrl+C in a terminal reaches the server alone.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  const ended = new Promise<void>((resolve) => {
    supervisor.once('exit', () => {
      resolve();
    });
    supervisor.once('error', () => {
      resolve();
    });
  });
  // A pipe whose reader died says EPIPE; that it died is known from `ended`.
  supervisor.stdin.on('error', () => undefined);
  return {
    ended,
    async stop() {
      supervisor.stdin.end();
      await ended;
    },
  };
}
