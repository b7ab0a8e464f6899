import { spawn } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import type { EmbeddedConnection } from '../../../backend/src/embeddedPostgres/embeddedPostgres.ping.ts';
import { ADMIN_PHONE } from './operatorData.ts';

const READY_WITHIN_MS = 60_000;

export function urlOf({ host, port, user, password, database }: EmbeddedConnection): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A server of the built product. */
export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
  /** As a crash. */
  kill(): Promise<void>;
}

/** @param env its `PORT` is a free one by default */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  log: WriteStream,
): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await getPort());
  // By IP address: "localhost" may not resolve on a bare machine.
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/bundle/server/main.js'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: port,
      PUBLIC_URL: url,
      // Each journey has its own IP address, so that rate limits do not apply across journeys.
      TRUST_PROXY: '1',
      SMS_PROVIDER: 'console',
      SMS_HOURLY_LIMIT: '10000',
      SMS_DAILY_LIMIT: '10000',
      ADMIN_PHONES: ADMIN_PHONE,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  // For a run that ends before its start is complete.
  process.once('exit', () => server.kill('SIGKILL'));
  await ready(url);
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function ready(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not become ready. Is the product built (npm run build)?');
}
