import { startPollingLoop } from '../../base/loops/pollingLoop.ts';
import { onTripChange } from '../../write/announce.ts';
import { beginDeliveries, type DeliveryCtx } from './deliver.service.ts';
import { queueAllChanges, queueChanges } from './queueChanges.service.ts';

const POLL_MS = 2_000;
/** Changes that come meanwhile are queued together. */
const JOIN_MS = 100;
/** For changes whose process was killed before it queued them. */
const SWEEP_MS = 30_000;
/** Slow receivers only take places. */
const AT_ONCE = 32;

interface WorkerTimes {
  readonly pollMs?: number;
  readonly sweepMs?: number;
}

/** Queues the changes that this process makes, and those that others left behind, and sends what is due. */
export function startWebhookWorker(
  ctx: DeliveryCtx,
  { pollMs = POLL_MS, sweepMs = SWEEP_MS }: WorkerTimes = {},
): { stop(): Promise<void> } {
  const changedTrips = new Set<string>();
  const inFlight = new Set<Promise<void>>();
  let sweepAt = 0;

  const queueNews = async () => {
    const tripIds = [...changedTrips];
    changedTrips.clear();
    try {
      await queueChanges(ctx, tripIds);
    } catch (error) {
      for (const tripId of tripIds) changedTrips.add(tripId);
      throw error;
    }
    if (performance.now() < sweepAt) return;
    await queueAllChanges(ctx);
    sweepAt = performance.now() + sweepMs;
  };

  const send = async () => {
    if (inFlight.size === AT_ONCE) return;
    for (const attempt of await beginDeliveries(ctx, AT_ONCE - inFlight.size)) {
      const settled = attempt
        .catch((error: unknown) => {
          ctx.log.warn({ err: error }, 'webhook delivery failed; it is sent again');
        })
        .finally(() => {
          inFlight.delete(settled);
          loop.wake();
        });
      inFlight.add(settled);
    }
  };

  const loop = startPollingLoop({
    round: async () => {
      await queueNews();
      await send();
      return false;
    },
    pollMs: () => pollMs,
    log: ctx.log,
    failure: 'webhook round failed',
  });
  const stopListening = onTripChange(ctx.db.dataSource, (tripId) => {
    if (changedTrips.size === 0) setTimeout(() => loop.wake(), JOIN_MS).unref();
    changedTrips.add(tripId);
  });
  return {
    stop: async () => {
      stopListening();
      await loop.stop();
      await Promise.all(inFlight);
    },
  };
}
