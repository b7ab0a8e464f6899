import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase, type BenchDatabase } from '../server/database.ts';
import { startProduct, type MeasuredProcess } from '../server/measuredProcess.ts';
import {
  leave,
  MAX_VIEWERS,
  seedWatched,
  settledMemoryMb,
  streamLimits,
  WARM_UP_STREAMS,
  watch,
  type Viewer,
  type Watched,
} from '../server/streams.ts';
import { quantile } from '../server/timed.ts';
import { row, say, type Scenario } from '../scenario.ts';

const MAX_MEDIAN_MS = 50;
const MAX_P95_MS = 150;
const MAX_STREAM_KB = 40;
/** V8 compiles what runs often. */
const WARM_UP_PURCHASES = 200;
/** A lost event ends the bench. */
const EVENT_WITHIN_MS = 20_000;

type Figures = Record<string, number>;

interface Measure {
  readonly name: string;
  readonly viewers: number;
  /** Whether the viewers' server is another one than that of the purchase. */
  readonly isElsewhere: boolean;
  readonly purchases: number;
  readonly hasGoal: boolean;
}

const MEASURES: readonly Measure[] = [
  { name: '1 viewer', viewers: 1, isElsewhere: false, purchases: 100, hasGoal: false },
  { name: '50 viewers', viewers: 50, isElsewhere: false, purchases: 100, hasGoal: true },
  { name: '50 at another server', viewers: 50, isElsewhere: true, purchases: 100, hasGoal: true },
  { name: `${MAX_VIEWERS} viewers`, viewers: MAX_VIEWERS, isElsewhere: false, purchases: 30, hasGoal: false },
];

interface Scene extends Watched {
  /** Where purchases are made, and another server of the same database. */
  readonly server: MeasuredProcess;
  readonly other: MeasuredProcess;
  purchases: number;
}

function watchAll({ viewerTokens, seeded }: Watched, url: string, count: number): Promise<Viewer[]> {
  return watch(url, viewerTokens.slice(0, count), seeded.tripId);
}

/** @returns milliseconds from the answer to the event of each viewer; 0 for an event before the answer */
async function purchase(scene: Scene, viewers: readonly Viewer[]): Promise<number[]> {
  const { ingredientIds, sessionToken } = scene.seeded;
  const round = Math.floor(scene.purchases / ingredientIds.length);
  const id = ingredientIds[scene.purchases % ingredientIds.length];
  scene.purchases += 1;
  const events = Promise.all(
    viewers.map(
      (viewer) =>
        new Promise<number>((resolve) => {
          viewer.onPurchase = resolve;
        }),
    ),
  );
  const response = await fetch(`${scene.server.url}/api/ingredients/${id}`, {
    method: 'PATCH',
    headers: { cookie: `grub_session=${sessionToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ purchased: round % 2 === 0 }),
  });
  await response.text();
  const answeredAt = performance.now();
  if (!response.ok) throw new Error(`A purchase was refused with ${response.status}.`);
  const gone = new AbortController();
  const late = sleep(EVENT_WITHIN_MS, null, { signal: gone.signal }).catch(() => null);
  const times = await Promise.race([events, late]);
  gone.abort();
  if (times === null) throw new Error('An event was lost.');
  return times.map((at) => Math.max(0, at - answeredAt));
}

async function measure(
  scene: Scene,
  { name, viewers: count, purchases, isElsewhere }: Measure,
): Promise<Figures> {
  const { server, other } = scene;
  const viewers = await watchAll(scene, (isElsewhere ? other : server).url, count);
  const waits: number[] = [];
  const before = await server.usage();
  for (let n = 0; n < purchases; n += 1) waits.push(...(await purchase(scene, viewers)));
  const after = await server.usage();
  await leave(viewers);
  const [median, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)];
  say(row(name, median.toFixed(1), p95.toFixed(1), ((after.cpuMs - before.cpuMs) / purchases).toFixed(2)));
  return { [`${name}: median ms`]: median, [`${name}: p95 ms`]: p95 };
}

/** Of idle streams at a new server, after garbage is collected; some were open before, so that code is compiled. */
async function memoryOfStream(scene: Scene, server: MeasuredProcess): Promise<number> {
  await leave(await watchAll(scene, server.url, WARM_UP_STREAMS));
  const before = await settledMemoryMb(server);
  const viewers = await watchAll(scene, server.url, MAX_VIEWERS);
  const after = await settledMemoryMb(server);
  await leave(viewers);
  return ((after - before) * 1024) / MAX_VIEWERS;
}

/** From the answer of a purchase to its event over a WebSocket, and the CPU of its server for one. */
async function measureAll(scene: Scene, start: () => Promise<MeasuredProcess>): Promise<Figures> {
  for (let n = 0; n < WARM_UP_PURCHASES; n += 1) await purchase(scene, []);
  say(row('', 'median ms', 'p95 ms', 'CPU ms'));
  const figures: Figures = {};
  for (const one of MEASURES) Object.assign(figures, await measure(scene, one));
  figures['memory of an idle stream, kB'] = await memoryOfStream(scene, await start());
  return figures;
}

async function withServers(database: BenchDatabase, watched: Watched): Promise<Figures> {
  const started: MeasuredProcess[] = [];
  const start = async (): Promise<MeasuredProcess> => {
    const server = await startProduct(database, streamLimits(MAX_VIEWERS + WARM_UP_STREAMS));
    started.push(server);
    return server;
  };
  try {
    const servers = { server: await start(), other: await start() };
    return await measureAll({ ...servers, ...watched, purchases: 0 }, start);
  } finally {
    for (const server of started) await server.stop();
  }
}

const withGoals = MEASURES.filter(({ hasGoal }) => hasGoal);

export const scenario: Scenario = {
  measures: 'how soon others see a purchase, over WebSockets, and the memory of a stream',
  goals: {
    ...Object.fromEntries(withGoals.map(({ name }) => [`${name}: median ms`, MAX_MEDIAN_MS])),
    ...Object.fromEntries(withGoals.map(({ name }) => [`${name}: p95 ms`, MAX_P95_MS])),
    'memory of an idle stream, kB': MAX_STREAM_KB,
  },
  run: () => withDatabase(seedWatched, withServers),
};
