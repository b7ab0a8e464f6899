import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningEmbeddedPostgres } from '../../backend/src/db/embeddedPostgres.ts';

const READY_WITHIN_MS = 60_000;

/**
 * Starts the built product on data of its own, with texts printed into a file that the journeys read codes from.
 * @returns what stops it and removes its data
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grub-club-e2e-'));
  const port = await freePort();
  // By number: a bare machine may not know the name of itself.
  const url = `http://127.0.0.1:${port}`;
  const terminal = join(dataDir, 'terminal.log');
  const server = spawn(process.execPath, ['dist/bundle/server/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(dataDir, 'data'),
      // Every journey calls from an address of its own, so that the limits for one address stay out of their way.
      TRUST_PROXY: '1',
      SMS_PROVIDER: 'console',
      SMS_HOURLY_LIMIT: '10000',
      SMS_DAILY_LIMIT: '10000',
      LOG_LEVEL: 'warn',
    },
  });
  const log = createWriteStream(terminal);
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  // Where the run ends before it has begun.
  process.once('exit', () => server.kill('SIGKILL'));
  await ready(url);
  process.env['E2E_URL'] = url;
  process.env['E2E_TERMINAL'] = terminal;
  process.env['E2E_DATABASE'] = JSON.stringify(await findRunningEmbeddedPostgres(join(dataDir, 'data')));
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });
}
