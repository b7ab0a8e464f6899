import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import type { DataSource } from 'typeorm';
import { row, say } from '../scenario.ts';
import { comparisons, type Comparison } from './comparisons.ts';
import { withDatabase, type BenchDatabase } from './database.ts';
import { startMeasured, startProduct, type MeasuredProcess } from './measuredProcess.ts';
import { flameGraph } from './flameGraph.ts';
import { requireSameAnswer } from './requireSameAnswer.ts';
import { seed, type Seeded } from './seed.ts';
import { IDLE_STREAMS, leave, ping, sessionsOfMembers, streamLimits, watch } from './streams.ts';

const CONNECTIONS = 8;
/** V8 needs some thousand requests until it has compiled what they run through. */
const WARM_UP_SECONDS = { product: 15, handWritten: 1.5 } as const;
const ROUND_SECONDS = 1.5;
const ROUNDS = 3;
const IDLE_MS = 1_500;
/** A folder; then a profile of the product and its flame graph are written for each comparison, after its rounds. */
const PROFILES = process.env['BENCH_PROFILES'];

type Figures = Record<string, number>;

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

interface Filled {
  readonly seeded: Seeded;
  /** Of viewers of a trip that nothing changes. */
  readonly viewerTokens: readonly string[];
}

/**
 * The product and a hand-written server with the same answers, in turns, beside that many idle streams of the product, on
 * one machine with their load generator and database.
 */
export function compare(streams: number): Promise<Figures> {
  const fill = async (dataSource: DataSource): Promise<Filled> => {
    const seeded = await seed(dataSource);
    return { seeded, viewerTokens: await sessionsOfMembers(dataSource, seeded.cartTripId, streams) };
  };
  return withDatabase(fill, (database, filled) =>
    withServers(database, (servers) => compareAll(servers, filled)),
  );
}

/** For as long as the work takes. */
async function withServers<Result>(
  database: BenchDatabase,
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct(database, streamLimits(IDLE_STREAMS));
  try {
    const handWritten = await startMeasured('handWrittenServer.js', database);
    try {
      return await work({ product, handWritten });
    } finally {
      await handWritten.stop();
    }
  } finally {
    await product.stop();
  }
}

async function compareAll(servers: Servers, { seeded, viewerTokens }: Filled): Promise<Figures> {
  await sleep(IDLE_MS);
  const figures: Figures = { 'idle memory, MB': (await servers.product.usage()).rssMb };
  const viewers = await watch(servers.product.url, viewerTokens, seeded.cartTripId);
  const stopPings = ping(viewers);
  say(row('', 'requests/s', '', 'CPU ms', '', 'ratio of', ''));
  say(row('', 'product', 'by hand', 'product', 'by hand', 'requests/s', 'CPU'));
  for (const comparison of comparisons(seeded)) Object.assign(figures, await compareOne(servers, comparison));
  stopPings();
  figures['streams that ended'] = viewers.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
  await leave(viewers);
  return figures;
}

async function compareOne({ product, handWritten }: Servers, comparison: Comparison): Promise<Figures> {
  const { name, requests } = comparison;
  await requireSameAnswer(product.url, handWritten.url, comparison);
  const [ours, theirs] = await alternately(
    { server: product, requests, warmUpSeconds: WARM_UP_SECONDS.product },
    { server: handWritten, requests, warmUpSeconds: WARM_UP_SECONDS.handWritten },
  );
  if (PROFILES !== undefined)
    await drawProfile(join(PROFILES, name.replaceAll(/\W+/g, '-')), product, comparison);
  const ratio = theirs.perSecond / ours.perSecond;
  say(
    row(
      name,
      ours.perSecond.toFixed(0),
      theirs.perSecond.toFixed(0),
      ours.cpuMs.toFixed(2),
      theirs.cpuMs.toFixed(2),
      `${ratio.toFixed(1)}x`,
      `${(ours.cpuMs / theirs.cpuMs).toFixed(1)}x`,
    ),
  );
  return { [`${name}: ratio`]: ratio, [`${name}: CPU ms`]: ours.cpuMs };
}

/** @param path without its ending */
async function drawProfile(path: string, product: MeasuredProcess, { name, requests }: Comparison) {
  const [recorded] = await Promise.all([
    product.profile(ROUND_SECONDS),
    // The profiler takes as long to start.
    autocannon({ url: product.url, connections: CONNECTIONS, duration: 3 * ROUND_SECONDS, requests }),
  ]);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.cpuprofile`, JSON.stringify(recorded));
  await writeFile(`${path}.svg`, flameGraph(name, recorded));
}

interface Loaded {
  readonly server: MeasuredProcess;
  readonly requests: readonly Request[];
  readonly warmUpSeconds: number;
}

interface Answered {
  readonly perSecond: number;
  /** Of a request. */
  readonly cpuMs: number;
}

/** Rounds that alternate, so that a slow moment of the machine hits both. */
export async function alternately(one: Loaded, other: Loaded): Promise<[Answered, Answered]> {
  const rounds: [Load[], Load[]] = [[], []];
  for (const { server, requests, warmUpSeconds } of [one, other])
    await loadOf(server, requests, warmUpSeconds);
  for (let round = 0; round < ROUNDS; round++) {
    rounds[0].push(await loadOf(one.server, one.requests, ROUND_SECONDS));
    rounds[1].push(await loadOf(other.server, other.requests, ROUND_SECONDS));
  }
  return [figuresOf(rounds[0]), figuresOf(rounds[1])];
}

async function loadOf(server: MeasuredProcess, requests: readonly Request[], seconds: number): Promise<Load> {
  const before = await server.usage();
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, duration: seconds, requests });
  const after = await server.usage();
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests at ${server.url}`);
  return { requests: result['2xx'], cpuMs: after.cpuMs - before.cpuMs, seconds: result.duration };
}

function figuresOf(loads: readonly Load[]): Answered {
  const sum = (pick: (load: Load) => number) => loads.reduce((total, load) => total + pick(load), 0);
  const requests = sum((load) => load.requests);
  return { perSecond: requests / sum((load) => load.seconds), cpuMs: sum((load) => load.cpuMs) / requests };
}
