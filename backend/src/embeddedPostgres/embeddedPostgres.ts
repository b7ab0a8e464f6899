import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { reachableBinaries, type PostgresBinaries } from './embeddedPostgres.binaries.ts';
import { claimPlace, ownerOf } from './embeddedPostgres.claim.ts';
import {
  embeddedDatabase,
  embeddedRole,
  isWaitingForRemains,
  lastComplaint,
  logFile,
  postgresArguments,
  prepareCluster,
  readPassword,
  socketPort,
} from './embeddedPostgres.cluster.ts';
import { EmbeddedPostgresError } from './embeddedPostgres.error.ts';
import { endOrphan } from './embeddedPostgres.orphan.ts';
import { ping, type EmbeddedConnection } from './embeddedPostgres.ping.ts';
import { preparePlace, type PostgresPlace } from './embeddedPostgres.place.ts';
import { startSupervised, type SupervisedPostgres } from './embeddedPostgres.supervisor.ts';

export interface EmbeddedPostgres {
  /** Stable across restarts. */
  readonly connection: EmbeddedConnection;
  stop(): Promise<void>;
  /** Crashed too often to be restarted. */
  readonly died: Promise<void>;
}

/** `unsafeFast`: no durability, for tests. */
export interface EmbeddedPostgresOptions {
  dataDir: string;
  say: (line: string) => void;
  unsafeFast?: boolean;
}

const pollMs = 15;
const sayAfterMs = 3_000;
const remainsGoneWithinMs = 10_000;
const crashesForgivenWithin = { count: 5, windowMs: 60_000 };

function freeTcpPort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        settle(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${embeddedDatabase}`);
  } finally {
    await client.end();
  }
}

interface Launch {
  place: PostgresPlace;
  binaries: PostgresBinaries;
  connection: EmbeddedConnection;
  say: (line: string) => void;
  unsafeFast: boolean;
}

function supervisedBy({ place, binaries, connection, unsafeFast }: Launch): SupervisedPostgres {
  const listen = { port: connection.port, overTcp: process.platform === 'win32' };
  return startSupervised({
    postgres: binaries.postgres,
    pgCtl: binaries.pgCtl,
    arguments: postgresArguments(place, listen, unsafeFast),
    logFile: logFile(place),
    user: place.user,
  });
}

/**
 * Waits for crash recovery.
 * @throws EmbeddedPostgresError if Postgres ends
 */
async function launch(plan: Launch): Promise<SupervisedPostgres> {
  const { place, connection, say } = plan;
  const startedAt = Date.now();
  let supervised = supervisedBy(plan);
  let wasPatienceAsked = false;
  for (;;) {
    const hasEnded = await Promise.race([supervised.ended.then(() => true), sleep(pollMs, false)]);
    const waitedMs = Date.now() - startedAt;
    if (hasEnded) {
      const complaint = await lastComplaint(place);
      if (!isWaitingForRemains(complaint) || waitedMs > remainsGoneWithinMs) {
        throw new EmbeddedPostgresError(`Postgres did not start: ${complaint} (${logFile(place)})`);
      }
      supervised = supervisedBy(plan);
    }
    const state = await ping(connection);
    if (state === 'noDatabase') await createDatabase(connection);
    if (state === 'ready') return supervised;
    if (!wasPatienceAsked && waitedMs > sayAfterMs) {
      wasPatienceAsked = true;
      say('The database is still starting (after a crash it first replays its log)');
    }
  }
}

/** Restarts Postgres until it crashes too often. */
async function keepRunning(plan: Launch): Promise<{ stop(): Promise<void>; died: Promise<void> }> {
  let supervised = await launch(plan);
  let isToldToStop = false;
  const isStopping = () => isToldToStop;

  async function relaunch(): Promise<void> {
    plan.say('The database stopped unexpectedly; restarting it');
    try {
      await endOrphan(plan.place);
      supervised = await launch(plan);
      plan.say('The database is running again');
    } catch (error) {
      plan.say(String(error));
    }
  }

  async function watch(): Promise<'stopped' | 'given up'> {
    let crashes: number[] = [];
    for (;;) {
      await supervised.ended;
      if (isStopping()) return 'stopped';
      const now = Date.now();
      crashes = [...crashes.filter((at) => now - at < crashesForgivenWithin.windowMs), now];
      if (crashes.length > crashesForgivenWithin.count) return 'given up';
      // Old processes refuse a new Postgres for a moment.
      await sleep(crashes.length * 100);
      await relaunch();
      if (isStopping()) await supervised.stop();
    }
  }
  const watching = watch();
  const died = watching.then(async (outcome) => {
    if (outcome === 'stopped') await new Promise<never>(() => undefined);
    plan.say(`The database stopped too often; giving up. See ${logFile(plan.place)}`);
  });
  return {
    died,
    async stop() {
      isToldToStop = true;
      await supervised.stop();
      await watching;
    },
  };
}

async function connectionTo(place: PostgresPlace): Promise<EmbeddedConnection> {
  const overTcp = process.platform === 'win32';
  return {
    host: overTcp ? '127.0.0.1' : place.socketDir,
    port: overTcp ? await freeTcpPort() : socketPort,
    user: embeddedRole,
    password: await readPassword(place),
    database: embeddedDatabase,
  };
}

/**
 * Creates, starts or recovers it.
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { say, unsafeFast = false } = options;
  const place = await preparePlace(resolve(options.dataDir), say);
  const claim = await claimPlace(place);
  try {
    const binaries = await reachableBinaries(place, say);
    await prepareCluster(place, binaries, { say, unsafeFast });
    const connection = await connectionTo(place);
    await endOrphan(place);
    const postgres = await keepRunning({ place, binaries, connection, say, unsafeFast });
    return {
      connection,
      died: postgres.died,
      async stop() {
        await postgres.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** Of another living process; not on Windows, where only the owner knows the port. */
export async function findRunningEmbeddedPostgres(dataDir: string): Promise<EmbeddedConnection | undefined> {
  const place = await preparePlace(resolve(dataDir), () => undefined);
  return (await ownerOf(place)) === undefined ? undefined : connectionTo(place);
}
