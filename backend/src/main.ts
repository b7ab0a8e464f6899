import 'reflect-metadata';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { startReaders } from './base/readers.ts';
import { startUpkeep } from './base/loops/upkeep.ts';
import { codePepper } from './access/identity/pepper.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { writeOffLapsed } from './payment/credit/lapsedCredits.service.ts';
import { EmbeddedPostgresError } from './embeddedPostgres/embeddedPostgres.error.ts';
import { NotifyListener } from './db/connection/notifyListener.ts';
import { openDatabase, type Database } from './db/connection/openDatabase.ts';
import { forgetPastUse } from './db/pastUse.sql.ts';
import { seedDemo } from './demo/seed.ts';
import { LiveTrips } from './live/liveTrips.ts';
import { createLog } from './http/request/log.ts';
import type { AppDeps } from './http/request/requestCtx.ts';
import type { ObserveRequest } from './http/request/requestMetrics.ts';
import { reconcilePayments } from './payment/purchase/reconcilePayments.service.ts';
import { textWaitingInvitations } from './people/invitation/textWaitingInvitations.service.ts';
import { createOutbound } from './providers/outbound/outbound.ts';
import { cookbookRecipes } from './recipes/recipe/cookbookRecipes.ts';
import { startOutboxWorker } from './outbox/outboxWorker.ts';
import { rereadRestrictions } from './trip/rereadRestrictions.service.ts';
import { backUpWhenDue } from './backup/scheduledBackups.ts';
import type { BackupStore } from './providers/backups/backupStore.ts';
import { createAi } from './providers/createAi.ts';
import { createBackups } from './providers/backups/createBackups.ts';
import { createCards } from './providers/createCards.ts';
import { createPhotos } from './providers/createPhotos.ts';
import { createPageFetcher } from './providers/pages/pageFetcher.ts';
import { readerInThreads } from './recipes/import/thread/readerInThreads.ts';
import { createMail } from './providers/mail/createMail.ts';
import { createOidc } from './providers/oidc/createOidc.ts';
import { createWebhookSender } from './providers/webhooks/webhookSender.ts';
import { webhookDataReader } from './http/webhooks/webhookData.ts';
import type { CountAttempt } from './account/webhooks/deliver.service.ts';
import { startWebhookWorker } from './account/webhooks/webhookWorker.ts';
import { createSms } from './providers/sms/createSms.ts';

const HARD_EXIT_MS = 20_000;
const WAITING_EVERY_MS = 60_000;
const RECONCILED_EVERY_MS = 15 * 60_000;
const BACKUP_CHECK_MS = 5 * 60_000;
const CLIENT_DIR = join(import.meta.dirname, '../../client');
const CATALOGUES_DIR = join(import.meta.dirname, '../../locales');
const WITHOUT_TLS =
  'Without https, browsers keep nothing for use offline, do not keep the screen on in the kitchen, and do not share to other apps. docs/operation.md says more.';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, say);
  try {
    await serve(config, log, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(config: Config, log: Logger, database: Database): Promise<void> {
  const { dataSource } = database;
  const pepper = await codePepper(config);
  const outbound = createOutbound();
  const sms = await createSms(config.sms, (text) => process.stdout.write(text), outbound);
  const mail = await createMail(config.mail, config.productName, (text) => process.stdout.write(text));
  const cards = await createCards(config.cards, log, outbound);
  const pages = createPageFetcher({ productName: config.productName, publicUrl: config.publicUrl.origin });
  const providers = {
    mail,
    sms,
    photos: createPhotos(config.photos, outbound),
    ai: await createAi(config.ai, outbound),
    cards,
    pages,
    webhooks: createWebhookSender({
      productName: config.productName,
      publicUrl: config.publicUrl.origin,
      allowsPrivate: config.allowsPrivateWebhooks,
    }),
    recipeReader: readerInThreads(),
    oidc: await createOidc(config.oidc, outbound),
    backups: await createBackups(config.backups, outbound),
  };
  const listener = database.listenOn && new NotifyListener(database.listenOn);
  const live = new LiveTrips({ config, dataSource, listener, log, now: () => new Date() });
  const deps = { config, dataSource, providers, live, log, pepper, now: () => new Date() };
  if (process.argv.includes('--demo')) await seedDemo(deps, say);
  startReaders(CATALOGUES_DIR);
  const metrics = await startMetrics(deps);
  const traces =
    config.tracesUrl === null ? null : (await import('./http/traces.ts')).startTraces(config.tracesUrl);
  const app = await createApp(deps, CLIENT_DIR, metrics.observe);
  const outbox = startOutboxWorker({ ...deps, db: dataSource.manager }, listener);
  const webhooks = startWebhookWorker({
    ...deps,
    db: dataSource.manager,
    readData: webhookDataReader(deps),
    countAttempt: metrics.countAttempt,
  });
  const db = dataSource.manager;
  const upkeep = startUpkeep(
    [() => forgetPastUse(db), () => writeOffLapsed(db, deps.now()), () => rereadRestrictions(db)],
    log,
  );
  const waiting = startUpkeep(
    [(isStopping) => textWaitingInvitations({ ...deps, db }, isStopping)],
    log,
    WAITING_EVERY_MS,
  );
  const stopping = new AbortController();
  const backups = startBackups(config, database, providers.backups, log, stopping.signal);
  const reconciliation = startUpkeep(
    [(isStopping) => reconcilePayments({ ...deps, db }, isStopping)],
    log,
    RECONCILED_EVERY_MS,
    true,
  );
  stopOnSignals(log, config.drainSeconds * 1000, stopping, [
    app,
    metrics,
    outbox,
    webhooks,
    upkeep,
    waiting,
    backups,
    reconciliation,
    { stop: () => listener?.close() ?? Promise.resolve() },
    { stop: () => database.close() },
    ...(traces === null ? [] : [traces]),
  ]);
  // The first search need not wait for it.
  cookbookRecipes();
  const port = await app.listen(config.port, config.host);
  if (config.isAtHome) say(WITHOUT_TLS);
  say(
    `\n${config.productName} is ready at ${config.port === port ? config.publicUrl.origin : `http://localhost:${port}`}\n`,
  );
  void database.died.then(() => {
    log.fatal('the embedded database is gone');
    process.exit(1);
  });
}

function startBackups(
  { backups: config }: Config,
  { dataSource, connection }: Database,
  store: BackupStore | null,
  log: Logger,
  signal: AbortSignal,
): { stop(): Promise<void> } {
  if (config === null || store === null) return { stop: () => Promise.resolve() };
  const deps = { db: dataSource.manager, connection, store, config, now: () => new Date(), signal };
  const task = async () => {
    try {
      const name = await backUpWhenDue(deps);
      if (name !== null) log.info({ name }, 'backed up');
    } catch (error) {
      if (!signal.aborted) throw error;
      log.info('a backup was ended by the stop; the next start makes it');
    }
  };
  return startUpkeep([task], log, BACKUP_CHECK_MS, true);
}

interface StartedMetrics {
  readonly observe: ObserveRequest | null;
  readonly countAttempt?: CountAttempt;
  stop(): Promise<void>;
}

async function startMetrics(deps: AppDeps): Promise<StartedMetrics> {
  const { metricsPort, host } = deps.config;
  if (metricsPort === null) return { observe: null, stop: () => Promise.resolve() };
  const { createMetrics, serveMetrics } = await import('./http/metrics.ts');
  const metrics = createMetrics(deps);
  const server = await serveMetrics(metrics, { port: metricsPort, host, log: deps.log });
  deps.log.info({ port: server.port }, 'metrics are served');
  const { observe, countAttempt } = metrics;
  return { observe, countAttempt, stop: () => server.stop() };
}

/**
 * Drains and exits; forced after twenty seconds.
 * @param announceMs for SIGTERM, not Ctrl+C
 * @param stopping ends what takes long while requests have their time
 */
function stopOnSignals(
  log: Logger,
  announceMs: number,
  stopping: AbortController,
  parts: readonly { stop(announceMs: number): Promise<void> }[],
): void {
  const stop = async (announcedMs: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    try {
      for (const part of parts) await part.stop(announcedMs);
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(announceMs));
}

/** The message for people, else the stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration cannot be used:\n${error.message}`;
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'Another program uses this port. Choose another one: PORT=4001 npm start';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
