import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import type { EmbeddedConnection } from '../../../backend/src/embeddedPostgres/embeddedPostgres.ping.ts';
import { findRunningEmbeddedPostgres } from '../../../backend/src/embeddedPostgres/embeddedPostgres.ts';
import { OPENAI_KEY } from '../../../backend/test/providers/localOpenAi.ts';
import { ADMIN_PHONE } from './operatorData.ts';
import { startModel } from './startModel.ts';
import { startStripe } from './startStripe.ts';

const READY_WITHIN_MS = 60_000;

/**
 * Starts the built product on its own data, and twice more on the same database: with a local model, and with a local Stripe.
 * Texts are printed into a file, from which journeys read the codes.
 * @returns a function that stops all servers and removes their data
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grub-club-e2e-'));
  const terminal = join(dataDir, 'terminal.log');
  const log = createWriteStream(terminal);
  // Shared, since one may send a text that another encrypted.
  const shared = { DATA_DIR: join(dataDir, 'data'), CODE_PEPPER: randomUUID() };
  const plain = await startProcess(shared, log);
  const database = await findRunningEmbeddedPostgres(shared.DATA_DIR);
  if (database === undefined) throw new Error('The product has no embedded database.');
  const [model, stripe] = await Promise.all([startModel(), startStripe()]);
  const sameDatabase = { ...shared, DATABASE_URL: urlOf(database) };
  const [withModel, selling] = await Promise.all([
    startProcess({ ...sameDatabase, OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: model.baseUrl }, log),
    startProcess({ ...sameDatabase, MONETIZATION_ENABLED: 'true', ...stripe.env }, log),
  ]);
  stripe.reportTo(selling.url);
  process.env['E2E_URL'] = plain.url;
  process.env['E2E_SELLING_URL'] = selling.url;
  process.env['E2E_STRIPE_URL'] = stripe.url;
  process.env['E2E_MODEL_URL'] = withModel.url;
  process.env['E2E_TERMINAL'] = terminal;
  process.env['E2E_DATABASE'] = JSON.stringify(database);
  return async () => {
    await selling.stop();
    await withModel.stop();
    await plain.stop();
    await model.close();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function urlOf({ host, port, user, password, database }: EmbeddedConnection): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function startProcess(env: Readonly<Record<string, string>>, log: WriteStream) {
  const port = await getPort();
  // By IP address: "localhost" may not resolve on a bare machine.
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/bundle/server/main.js'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_URL: url },
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
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
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
