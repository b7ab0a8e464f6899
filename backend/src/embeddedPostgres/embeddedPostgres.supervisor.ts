import { spawn } from 'node:child_process';
import type { PostgresUser } from './embeddedPostgres.place.ts';

export interface SupervisorJob {
  postgres: string;
  pgCtl: string;
  arguments: string[];
  logFile: string;
  user?: PostgresUser | undefined;
}

export interface SupervisedPostgres {
  /** Both processes are gone. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Ends Postgres once standard input closes: the server is gone, even by kill -9. Runs from its source text: it must not
 * refer to anything outside.
 */
/* istanbul ignore next -- counters would refer to something outside */
function supervise(job: SupervisorJob): void {
  const childProcess = process.getBuiltinModule('node:child_process');
  const fs = process.getBuiltinModule('node:fs');
  const impatientAfterMs = 4_000;
  process.title = 'grub-club-postgres-supervisor';
  // Postgres must outlive its last transaction.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

  const log = fs.openSync(job.logFile, 'a');
  const postgres = childProcess.spawn(job.postgres, job.arguments, {
    ...job.user,
    cwd: '/',
    // Without a plain locale Postgres refuses to run on macOS.
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
    // Windows has no signals; pg_ctl stops it there.
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

/** Returns before Postgres is ready. */
export function startSupervised(job: SupervisorJob): SupervisedPostgres {
  const supervisor = spawn(process.execPath, ['-e', `(${supervise.toString()})(${JSON.stringify(job)})`], {
    // Ctrl+C reaches the server alone.
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
  // EPIPE; `ended` reports the death.
  supervisor.stdin.on('error', () => undefined);
  return {
    ended,
    async stop() {
      supervisor.stdin.end();
      await ended;
    },
  };
}
