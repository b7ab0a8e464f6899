import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import getPort from 'get-port';
import type { BenchDatabase } from './database.ts';

const READY_WITHIN_MS = 20_000;
const POLL_MS = 50;
const STOP_WITHIN_MS = 5_000;
const REPORT = pathToFileURL(join(import.meta.dirname, 'usageReport.js')).href;

/** The load of a bench comes from one user and one address. */
const UNLIMITED_CALLS = { USER_CALLS_PER_SECOND: '1000000', ADDRESS_CALLS_PER_SECOND: '1000000' };

/** What a process has used since it started. */
export interface Usage {
  readonly cpuMs: number;
  readonly rssMb: number;
}

/** A server in a process of its own that says what it uses. */
export interface MeasuredProcess {
  readonly url: string;
  usage(): Promise<Usage>;
  /** Resident memory after its garbage is collected. */
  memoryMb(): Promise<number>;
  /** Records where its CPU goes in the next seconds; nothing else can be asked meanwhile. */
  profile(seconds: number): Promise<Profiler.Profile>;
  stop(): Promise<void>;
}

/** Starts the built server as `npm start` does, on a free port. */
export function startProduct(
  database: BenchDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  return startMeasured('../../bundle/server/main.js', database, env);
}

/**
 * Starts a server on a free port and waits until it answers.
 * @param script compiled JavaScript beside this file that serves on PORT, and answers at /healthz once it does
 * @throws Error when it ends or is not ready within 20 seconds
 */
export async function startMeasured(
  script: string,
  { dataDir, url: databaseUrl }: BenchDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  const port = await getPort();
  const child = fork(join(import.meta.dirname, script), {
    execArgv: ['--import', REPORT],
    env: {
      ...process.env,
      ...UNLIMITED_CALLS,
      LOG_LEVEL: 'warn',
      ...env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start.`);
    }
    await sleep(POLL_MS);
  }
  const ask = async <Answer>(question: string | object): Promise<Answer> => {
    child.send(question);
    // usageReport answers each question with its one type.
    const [answer] = (await once(child, 'message')) as [Answer];
    return answer;
  };
  return {
    url,
    usage: () => ask<Usage>('usage'),
    profile: (profileSeconds) => ask<Profiler.Profile>({ profileSeconds }),
    memoryMb: async () => (await ask<Usage>('memory')).rssMb,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await exited;
      clearTimeout(force);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
