import { spawn } from 'node:child_process';
import type { PostgresUser } from './embeddedPostgres.place.ts';

/** The supervisor's input: plain data that crosses a process boundary. */
export interface SupervisorJob {
  postgres: string;
  pgCtl: string;
  arguments: string[];
  logFile: string;
  user?: PostgresUser | undefined;
}

export interface SupervisedPostgres {
  /** settles when both processes are gone */
  readonly ended: Promise<void>;
  /** Stops Postgres cleanly. */
  stop(): Promise<void>;
}

/**
 * The supervisor process: it ends Postgres once its standard input closes, which the kernel does when the server is
 * gone, also by kill -9.
 *
 * Its source text runs in a process of its own: it must not refer to anything outside itself.
 */
/* istanbul ignore next -- counters would refer to something outside */
function supervise(job: SupervisorJob): void {
  const childProcess = process.getBuiltinModule('node:child_process');
  const fs = process.getBuiltinModule('node:fs');
  const impatientAfterMs = 4_000;
  process.title = 'grub-club-postgres-supervisor';
  // Signals are for the server; Postgres must outlive its last transaction.
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
    // Windows has no signals; pg_ctl stops Postgres there.
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

/** Starts Postgres below a supervisor; returns before Postgres is ready. */
export function startSupervised(job: SupervisorJob): SupervisedPostgres {
  const supervisor = spawn(process.execPath, ['-e', `(${supervise.toString()})(${JSON.stringify(job)})`], {
    // Its own session, so that Ctrl+C reaches the server alone.
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
  // EPIPE of a dead reader; `ended` reports its death.
  supervisor.stdin.on('error', () => undefined);
  return {
    ended,
    async stop() {
      supervisor.stdin.end();
      await ended;
    },
  };
}
