import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningEmbeddedPostgres } from '../../../backend/src/embeddedPostgres/embeddedPostgres.ts';
import { OPENAI_KEY } from '../../../backend/test/providers/localOpenAi.ts';
import { startProcess, urlOf } from './serverProcess.ts';
import { startModel } from './startModel.ts';
import { startStripe } from './startStripe.ts';

/**
 * Starts the built product on its own data, and twice more on the same database: with a local model, and with a local Stripe.
 * Texts are printed into a file, from which journeys read the codes.
 * @returns a function that stops all servers and removes their data
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grub-club-e2e-'));
  const terminal = join(dataDir, 'terminal.log');
  const log = createWriteStream(terminal, { flags: 'a' });
  // Of all servers on this database, since one may send a text that another encrypted.
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
  process.env['E2E_SAME_DATABASE'] = JSON.stringify(sameDatabase);
  return async () => {
    await selling.stop();
    await withModel.stop();
    await plain.stop();
    await model.close();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
