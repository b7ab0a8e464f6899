import 'reflect-metadata';
import { join } from 'node:path';
import { argv } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import getPort from 'get-port';
import type { DataSource } from 'typeorm';
import { withDatabase, type BenchDatabase } from './database.ts';
import { startMeasured, type MeasuredProcess } from './measuredProcess.ts';
import { requireSameAnswer } from './requireSameAnswer.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { MEALS_PER_TRIP, seed, SIZE, type Seeded } from './seed.ts';
import { IDLE_STREAMS, leave, ping, sessionsOfMembers, streamLimits, watch } from './streams.ts';

const CONNECTIONS = 8;
/** V8 needs some thousand requests until it has compiled what they run through. */
const WARM_UP_SECONDS = { product: 15, handWritten: 1.5 } as const;
const ROUND_SECONDS = 1.5;
const ROUNDS = 3;
const IDLE_MS = 1_500;
const MAX_IDLE_MB = 180;

/** What one server did under load: completed requests, its own CPU, and the time that passed. */
interface Load {
  readonly requests: number;
  readonly cpuMs: number;
  readonly seconds: number;
}

interface Servers {
  readonly product: MeasuredProcess;
  readonly handWritten: MeasuredProcess;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function bench(): Promise<boolean> {
  say(
    `A database with ${SIZE.trips} trips of ${MEALS_PER_TRIP} meals and ${SIZE.ingredientsPerTrip} ingredients`,
  );
  return withDatabase(say, fill, (database, filled) =>
    withServers(database, (servers) => compare(servers, filled)),
  );
}

interface Filled {
  readonly seeded: Seeded;
  /** Of viewers of a trip that nothing changes; none without `streams`. */
  readonly viewerTokens: readonly string[];
}

async function fill(dataSource: DataSource): Promise<Filled> {
  const seeded = await seed(dataSource);
  const count = argv.includes('streams') ? IDLE_STREAMS : 0;
  return { seeded, viewerTokens: await sessionsOfMembers(dataSource, seeded.cartTripId, count) };
}

/** Starts the server as `npm start` does, and the hand-written one, for as long as the work takes. */
async function withServers<Result>(
  { url, dataDir }: BenchDatabase,
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...streamLimits(IDLE_STREAMS) };
  const started: MeasuredProcess[] = [];
  const start = async (script: string): Promise<MeasuredProcess> => {
    const server = await startMeasured(join(import.meta.dirname, script), await getPort(), '/healthz', env);
    started.push(server);
    return server;
  };
  try {
    return await work({
      product: await start('../../bundle/server/main.js'),
      handWritten: await start('handWrittenServer.js'),
    });
  } finally {
    for (const server of started) await server.stop();
  }
}

async function compare(servers: Servers, { seeded, viewerTokens }: Filled): Promise<boolean> {
  await sleep(IDLE_MS);
  const { rssMb } = await servers.product.usage();
  const misses = rssMb > MAX_IDLE_MB ? [`idle memory ${rssMb.toFixed(0)} MB`] : [];
  say(`Idle memory of the server: ${rssMb.toFixed(0)} MB (goal: at most ${MAX_IDLE_MB})\n`);
  const viewers = await watch(servers.product.url, viewerTokens, seeded.cartTripId);
  const stopPings = ping(viewers);
  if (viewers.length > 0) say(`Beside ${viewers.length} idle streams of the product:`);
  say(
    'The same answers from the product and from node:http with one hand-written SQL statement,\n' +
      `in turns, ${CONNECTIONS} connections, on one machine with its load generator and database:\n`,
  );
  say(row('', 'requests/s', '', 'CPU ms a request', '', 'ratio of', ''));
  say(row('', 'product', 'by hand', 'product', 'by hand', 'requests/s', 'CPU'));
  for (const scenario of scenarios(seeded)) misses.push(...(await compareOne(servers, scenario)));
  stopPings();
  const closed = viewers.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
  if (closed > 0) misses.push(`${closed} streams ended`);
  await leave(viewers);
  say(misses.length === 0 ? '\nEvery goal is met.' : `\nNot met: ${misses.join('; ')}`);
  return misses.length === 0;
}

async function compareOne({ product, handWritten }: Servers, scenario: Scenario): Promise<string[]> {
  await requireSameAnswer(product.url, handWritten.url, scenario);
  const loads: { product: Load[]; handWritten: Load[] } = { product: [], handWritten: [] };
  await loadOf(product, scenario.requests, WARM_UP_SECONDS.product);
  await loadOf(handWritten, scenario.requests, WARM_UP_SECONDS.handWritten);
  for (let round = 0; round < ROUNDS; round++) {
    loads.product.push(await loadOf(product, scenario.requests, ROUND_SECONDS));
    loads.handWritten.push(await loadOf(handWritten, scenario.requests, ROUND_SECONDS));
  }
  const ours = figuresOf(loads.product);
  const theirs = figuresOf(loads.handWritten);
  const ratio = theirs.perSecond / ours.perSecond;
  say(
    row(
      scenario.name,
      ours.perSecond.toFixed(0),
      theirs.perSecond.toFixed(0),
      ours.cpuMs.toFixed(2),
      theirs.cpuMs.toFixed(2),
      `${ratio.toFixed(1)}x`,
      `${(ours.cpuMs / theirs.cpuMs).toFixed(1)}x`,
    ),
  );
  const { name, maxRatio, maxCpuMs } = scenario;
  return [
    ...(maxRatio !== null && ratio > maxRatio ? [`${name}: ratio ${ratio.toFixed(1)} > ${maxRatio}`] : []),
    ...(maxCpuMs !== null && ours.cpuMs > maxCpuMs
      ? [`${name}: ${ours.cpuMs.toFixed(1)} ms > ${maxCpuMs}`]
      : []),
  ];
}

async function loadOf(server: MeasuredProcess, requests: readonly Request[], seconds: number): Promise<Load> {
  const before = await server.usage();
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, duration: seconds, requests });
  const after = await server.usage();
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests at ${server.url}`);
  return { requests: result['2xx'], cpuMs: after.cpuMs - before.cpuMs, seconds: result.duration };
}

function figuresOf(loads: readonly Load[]): { perSecond: number; cpuMs: number } {
  const sum = (pick: (load: Load) => number) => loads.reduce((total, load) => total + pick(load), 0);
  const requests = sum((load) => load.requests);
  return { perSecond: requests / sum((load) => load.seconds), cpuMs: sum((load) => load.cpuMs) / requests };
}

function row(name: string, ...columns: readonly string[]): string {
  return name.padEnd(16) + columns.map((column) => column.padStart(18)).join('');
}

process.exitCode = (await bench()) ? 0 : 1;
