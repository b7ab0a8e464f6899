import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase, type BenchDatabase } from '../server/database.ts';
import { startProduct, type MeasuredProcess } from '../server/measuredProcess.ts';
import {
  IDLE_STREAMS,
  leave,
  ping,
  seedWatched,
  settledMemoryMb,
  streamLimits,
  WARM_UP_STREAMS,
  watch,
  type Viewer,
  type Watched,
} from '../server/streams.ts';
import { row, say, type Scenario } from '../scenario.ts';

const MINUTES = 10;

/** With the pings of their pages. */
async function measure(
  server: MeasuredProcess,
  { viewerTokens, seeded }: Watched,
): Promise<Record<string, number>> {
  const open = (count: number) => watch(server.url, viewerTokens.slice(0, count), seeded.tripId);
  await leave(await open(WARM_UP_STREAMS));
  const viewers: Viewer[] = [];
  while (viewers.length < IDLE_STREAMS) viewers.push(...(await open(IDLE_STREAMS - viewers.length)));
  const stopPings = ping(viewers);
  const before = await settledMemoryMb(server);
  say(row('minute', 'MB', '% of a core'));
  say(row('0', before.toFixed(1)));
  let after = before;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const { cpuMs } = await server.usage();
    await sleep(60_000);
    const share = ((await server.usage()).cpuMs - cpuMs) / 600;
    after = await settledMemoryMb(server);
    say(row(String(minute), after.toFixed(1), share.toFixed(1)));
  }
  stopPings();
  const ended = viewers.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
  await leave(viewers);
  return { 'growth, MB': after - before, 'streams that ended': ended };
}

async function withServer(database: BenchDatabase, watched: Watched): Promise<Record<string, number>> {
  const server = await startProduct(database, streamLimits(IDLE_STREAMS + WARM_UP_STREAMS));
  try {
    return await measure(server, watched);
  } finally {
    await server.stop();
  }
}

export const scenario: Scenario = {
  measures: `the memory of ${IDLE_STREAMS} idle streams over ${MINUTES} minutes, after collecting garbage`,
  goals: { 'growth, MB': 5, 'streams that ended': 0 },
  run: () => withDatabase(seedWatched, withServer),
};
