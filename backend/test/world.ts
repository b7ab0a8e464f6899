import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { createDataSource } from '../src/db/connection/dataSource.ts';
import { NotifyListener } from '../src/db/connection/notifyListener.ts';
import { checkInvariants } from '../src/db/invariants.ts';
import { LiveTrips } from '../src/live/liveTrips.ts';
import { createLog } from '../src/http/request/log.ts';
import type { AppDeps } from '../src/http/request/requestCtx.ts';
import { createOutbound } from '../src/providers/outbound/outbound.ts';
import { createAi } from '../src/providers/createAi.ts';
import { createBackups } from '../src/providers/backups/createBackups.ts';
import { createCards } from '../src/providers/createCards.ts';
import { createOidc } from '../src/providers/oidc/createOidc.ts';
import { createPhotos } from '../src/providers/createPhotos.ts';
import { createPageFetcher, type PageFetcher } from '../src/providers/pages/pageFetcher.ts';
import { readerInThisThread } from './recipes/readerInThisThread.ts';
import type { SendOutcome } from '../src/providers/sending.ts';
import type { Mail, MailProvider } from '../src/providers/mail/mail.ts';
import { createWebhookSender } from '../src/providers/webhooks/webhookSender.ts';
import type { SmsProvider } from '../src/providers/sms/sms.ts';
import { Client, UNLIMITED_CALLS } from './client.ts';
import { allTests } from './fixtures.ts';
import { scratchDatabase, worldTemplate } from './postgres/scratchDatabase.ts';

interface SentMail extends Mail {
  readonly email: string;
}

interface SentText {
  readonly phone: string;
  readonly body: string;
}

/** The whole product on its own Postgres database, with a settable clock and readable texts. */
export interface World {
  readonly url: string;
  readonly deps: AppDeps;
  readonly dataSource: DataSource;
  readonly connection: Awaited<ReturnType<typeof scratchDatabase>>['connection'];
  /** Sent texts, oldest first. */
  readonly texts: SentText[];
  /** Sent mails, oldest first. */
  readonly mails: SentMail[];
  /** Logged lines. */
  readonly logLines: string[];
  /** A client without a session. */
  visitor(): Client;
  /** Sets the product's clock. */
  setNow(instant: Date): void;
  /** Ages everything stamped by the database's clock by that much. */
  passSeconds(seconds: number): Promise<void>;
  /** Sets the provider's answer. */
  setSendOutcome(outcome: SendOutcome): void;
  /** A second app on the same database, in this process; `builtServer.ts` starts whole processes. */
  sibling(): Promise<World>;
  /**
   * Stops the server in order; the database stays.
   * @param announceMs how long it announces the stop before it stops listening
   */
  stop(announceMs?: number): Promise<void>;
  close(): Promise<void>;
}

const START = new Date('2026-06-01T12:00:00Z');

/**
 * A world for a test file, configured by `env`.
 * @param pages for tests that fetch pages, of this machine
 */
export async function createWorld(
  env: Readonly<Record<string, string>> = {},
  template = worldTemplate(),
  pages?: PageFetcher,
): Promise<World> {
  const database = await scratchDatabase(template);
  const world = await worldOn(database.connection, env, pages);
  const close = async () => {
    try {
      await world.close();
    } finally {
      await database.drop();
    }
  };
  return { ...world, close };
}

/** A world for the tests of a file or block: there from the first of them until the last has run. */
export function testWorld(...how: Parameters<typeof createWorld>): World {
  const world = allTests(() => createWorld(...how));
  afterAll(() => world.close());
  return world;
}

/** {@link testWorld} and a second app on its database. */
export function testWorlds(...how: Parameters<typeof createWorld>): readonly [World, World] {
  const world = allTests(() => createWorld(...how));
  const sibling = allTests(() => world.sibling());
  afterAll(async () => {
    await sibling.close();
    await world.close();
  });
  return [world, sibling];
}

/** A world on an existing database. */
export async function worldOn(
  connection: World['connection'],
  env: Readonly<Record<string, string>> = {},
  pages?: PageFetcher,
): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grub-club-world-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...UNLIMITED_CALLS, ...env });
  const dataSource = createDataSource(connection);
  await dataSource.initialize();
  const texts: SentText[] = [];
  const mails: SentMail[] = [];
  const logLines: string[] = [];
  let now = START;
  let outcome: SendOutcome = { kind: 'sent' };
  const sms: SmsProvider = {
    send: async (phone, body) => {
      if (outcome.kind === 'sent') texts.push({ phone, body });
      return outcome;
    },
  };
  const mail: MailProvider = {
    send: async (email, sent) => {
      if (outcome.kind === 'sent') mails.push({ email, ...sent });
      return outcome;
    },
  };
  const log = createLog(config.logLevel, { write: (line) => void logLines.push(line) });
  const outbound = createOutbound();
  const cards = await createCards(config.cards, log, outbound);
  const listener = new NotifyListener(connection);
  const live = new LiveTrips({ config, dataSource, listener, log, now: () => now });
  const deps: AppDeps = {
    config,
    live,
    dataSource,
    providers: {
      sms,
      mail,
      photos: createPhotos(config.photos, outbound),
      ai: await createAi(config.ai, outbound),
      cards,
      pages:
        pages ?? createPageFetcher({ productName: config.productName, publicUrl: config.publicUrl.origin }),
      webhooks: createWebhookSender({
        productName: config.productName,
        publicUrl: config.publicUrl.origin,
        allowsPrivate: config.allowsPrivateWebhooks,
      }),
      // Threads need compiled code.
      recipeReader: readerInThisThread,
      oidc: await createOidc(config.oidc, outbound),
      backups: await createBackups(config.backups, outbound),
    },
    log,
    pepper: 'a pepper for tests only',
    now: () => now,
  };
  const app = await createApp(deps, join(dataDir, 'client'));
  const port = await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  let stopped: Promise<void> | null = null;
  const stop = (announceMs?: number) => (stopped ??= app.stop(announceMs));
  return {
    url,
    deps,
    dataSource,
    connection,
    texts,
    mails,
    logLines,
    visitor: () => new Client(url, null),
    setNow: (instant) => {
      now = instant;
    },
    passSeconds: (seconds) => passSeconds(dataSource, seconds),
    setSendOutcome: (next) => {
      outcome = next;
    },
    sibling: () => worldOn(connection, env),
    stop,
    close: async () => {
      try {
        await stop();
        await expectInvariants(dataSource);
      } finally {
        // An open connection keeps the run from ending.
        await listener.close();
        await dataSource.destroy();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** Checks the invariants that hold after any test or fault. */
async function expectInvariants(dataSource: DataSource): Promise<void> {
  const rules = await checkInvariants(dataSource.manager);
  const broken = rules.filter((rule) => rule.broken > 0);
  if (broken.length > 0) throw new Error(`Broken invariants: ${JSON.stringify(broken)}`);
}

/** Columns stamped by the database's clock. */
const DATABASE_TIMES: Readonly<Record<string, readonly string[]>> = {
  sessions: ['created_at', 'last_seen_at', 'expires_at'],
  sign_in_codes: ['created_at', 'expires_at', 'used_at', 'superseded_at'],
  outbox_texts: ['created_at', 'next_attempt_at', 'sent_at', 'dead_at'],
  idempotency_keys: ['created_at'],
  place_photos: ['claimed_until', 'expires_at'],
  suggestion_turns: ['busy_until'],
  suggestion_runs: ['created_at'],
  trip_events: ['created_at'],
  trip_presence: ['seen_at'],
  ai_usages: ['created_at'],
  payment_events: ['received_at'],
  audit_entries: ['created_at'],
  free_trip_numbers: ['kept_at'],
  left_trip_numbers: ['kept_at'],
  webhooks: ['created_at', 'busy_until', 'ended_at'],
  webhook_deliveries: ['created_at', 'next_attempt_at', 'attempted_at', 'sent_at', 'dead_at'],
};

async function passSeconds(dataSource: DataSource, seconds: number): Promise<void> {
  for (const [table, columns] of Object.entries(DATABASE_TIMES)) {
    const shifts = columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`);
    await dataSource.query(`update ${table} set ${shifts.join(', ')}`, [seconds]);
  }
  await dataSource.query('update rate_limits set expire = expire - $1::bigint', [seconds * 1000]);
}
