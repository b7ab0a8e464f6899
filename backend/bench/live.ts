import 'reflect-metadata';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import type { DataSource } from 'typeorm';
import { withDatabase, type BenchDatabase } from './database.ts';
import { startMeasured, type MeasuredProcess } from './measuredProcess.ts';
import { seed, SIZE, type Seeded } from './seed.ts';
import {
  IDLE_STREAMS,
  leave,
  ping,
  sessionsOfMembers,
  SETTLE_MS,
  streamLimits,
  watch,
  type Viewer,
} from './streams.ts';

const MAX_MEDIAN_MS = 50;
const MAX_P95_MS = 150;
const MAX_STREAM_KB = 40;
/** V8 compiles what runs often. */
const WARM_UP_PURCHASES = 200;
const WARM_UP_STREAMS = 50;
const MAX_VIEWERS = 500;
/** A lost event ends the bench. */
const EVENT_WITHIN_MS = 20_000;
/** With `idle`. */
const IDLE_MINUTES = 10;
const MAX_GROWTH_MB = 5;

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

interface Scene {
  /** Where purchases are made, and another server of the same database. */
  readonly server: MeasuredProcess;
  readonly other: MeasuredProcess;
  readonly seeded: Seeded;
  /** A session for each viewer. */
  readonly viewerTokens: readonly string[];
  purchases: number;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Fills the database; nothing is purchased in the trip that is looked at. */
async function fill(dataSource: DataSource): Promise<Pick<Scene, 'seeded' | 'viewerTokens'>> {
  const seeded = await seed(dataSource, { ...SIZE, trips: 25, tripsOfRegular: 20 });
  await dataSource.query(
    'update ingredients set purchased = false, purchased_by_id = null, purchased_at = null where trip_id = $1',
    [seeded.tripId],
  );
  const viewerTokens = await sessionsOfMembers(dataSource, seeded.tripId, MAX_VIEWERS);
  return { seeded, viewerTokens };
}

function watchAll({ viewerTokens, seeded }: Scene, url: string, count: number): Promise<Viewer[]> {
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

/** @param share 0 to 1 */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function row(name: string, ...columns: readonly string[]): string {
  return name.padEnd(24) + columns.map((column) => column.padStart(14)).join('');
}

/** @returns the goals that are not met */
async function measure(
  scene: Scene,
  { name, viewers: count, purchases, ...how }: Measure,
): Promise<string[]> {
  const { server, other } = scene;
  const viewers = await watchAll(scene, (how.isElsewhere ? other : server).url, count);
  const waits: number[] = [];
  const before = await server.usage();
  for (let n = 0; n < purchases; n += 1) waits.push(...(await purchase(scene, viewers)));
  const after = await server.usage();
  await leave(viewers);
  const [median, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)];
  const cpuMs = (after.cpuMs - before.cpuMs) / purchases;
  say(row(name, median.toFixed(1), p95.toFixed(1), cpuMs.toFixed(2)));
  if (!how.hasGoal) return [];
  return [
    ...(median > MAX_MEDIAN_MS ? [`${name}: median ${median.toFixed(0)} ms > ${MAX_MEDIAN_MS}`] : []),
    ...(p95 > MAX_P95_MS ? [`${name}: p95 ${p95.toFixed(0)} ms > ${MAX_P95_MS}`] : []),
  ];
}

async function settledMemoryMb(server: MeasuredProcess): Promise<number> {
  await server.memoryMb();
  // Freed pages go back a moment later.
  await sleep(SETTLE_MS);
  return server.memoryMb();
}

/** Of idle streams at a new server, after garbage is collected; some were open before, so that code is compiled. */
async function measureMemory(scene: Scene, server: MeasuredProcess): Promise<string[]> {
  await leave(await watchAll(scene, server.url, WARM_UP_STREAMS));
  const before = await settledMemoryMb(server);
  const viewers = await watchAll(scene, server.url, MAX_VIEWERS);
  const after = await settledMemoryMb(server);
  await leave(viewers);
  const kb = ((after - before) * 1024) / MAX_VIEWERS;
  say(`\nMemory of an idle stream: ${kb.toFixed(1)} kB (goal: at most ${MAX_STREAM_KB})`);
  return kb > MAX_STREAM_KB ? [`memory of a stream: ${kb.toFixed(0)} kB > ${MAX_STREAM_KB}`] : [];
}

/** Idle streams for ten minutes, with the pings of their pages. @returns whether the memory stayed */
async function measureIdle(scene: Scene, server: MeasuredProcess): Promise<boolean> {
  await leave(await watchAll(scene, server.url, WARM_UP_STREAMS));
  const viewers: Viewer[] = [];
  while (viewers.length < IDLE_STREAMS) viewers.push(...(await watchAll(scene, server.url, MAX_VIEWERS)));
  const stopPings = ping(viewers);
  const before = await settledMemoryMb(server);
  say(`${IDLE_STREAMS} idle streams: MB after collecting garbage, and % of a core, by minute\n`);
  say(row('0', before.toFixed(1)));
  let after = before;
  for (let minute = 1; minute <= IDLE_MINUTES; minute += 1) {
    const { cpuMs } = await server.usage();
    await sleep(60_000);
    const share = ((await server.usage()).cpuMs - cpuMs) / 600;
    after = await settledMemoryMb(server);
    say(row(String(minute), after.toFixed(1), share.toFixed(1)));
  }
  stopPings();
  const open = viewers.filter(({ socket }) => socket.readyState === socket.OPEN).length;
  await leave(viewers);
  say(
    `\nGrowth: ${(after - before).toFixed(1)} MB (goal: at most ${MAX_GROWTH_MB}); ${open} streams still open.`,
  );
  return after - before <= MAX_GROWTH_MB && open === IDLE_STREAMS;
}

async function measureAll(scene: Scene, start: () => Promise<MeasuredProcess>): Promise<boolean> {
  for (let n = 0; n < WARM_UP_PURCHASES; n += 1) await purchase(scene, []);
  say('From the answer of a purchase to its event over a WebSocket, and the CPU of its server for one:');
  say(`(goals at 50 viewers: median ${MAX_MEDIAN_MS} ms, p95 ${MAX_P95_MS} ms)\n`);
  say(row('', 'median ms', 'p95 ms', 'CPU ms'));
  const misses = [];
  for (const one of MEASURES) misses.push(...(await measure(scene, one)));
  misses.push(...(await measureMemory(scene, await start())));
  say(misses.length === 0 ? '\nEvery goal is met.' : `\nNot met: ${misses.join('; ')}`);
  return misses.length === 0;
}

async function bench({ url, dataDir }: BenchDatabase, filled: Pick<Scene, 'seeded' | 'viewerTokens'>) {
  const env = {
    ...{ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    ...streamLimits(IDLE_STREAMS + WARM_UP_STREAMS),
  };
  const script = join(import.meta.dirname, '../../bundle/server/main.js');
  const started: MeasuredProcess[] = [];
  const start = async (): Promise<MeasuredProcess> => {
    const server = await startMeasured(script, await getPort(), '/healthz', env);
    started.push(server);
    return server;
  };
  try {
    const server = await start();
    if (process.argv.includes('idle'))
      return await measureIdle({ server, other: server, ...filled, purchases: 0 }, server);
    const servers = { server, other: await start() };
    return await measureAll({ ...servers, ...filled, purchases: 0 }, start);
  } finally {
    for (const server of started) await server.stop();
  }
}

process.exitCode = (await withDatabase(say, fill, bench)) ? 0 : 1;
