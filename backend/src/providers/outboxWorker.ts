import pg from 'pg';
import { deliverDue, OUTBOX_CHANNEL } from './outbox.ts';
import type { OutboxCtx } from './outbox.ts';

const POLL_MS = 2_000;
const AT_ONCE = 5;

export interface OutboxWorker {
  /** Claims no more texts, and resolves when those that are on their way have their outcome. */
  stop(): Promise<void>;
}

/**
 * Sends the texts of the outbox until it is stopped: at once when a transaction puts one in, in whichever process, and
 * every two seconds for those whose time has come or whose notification was lost.
 * @param connection reaches the same database as `ctx.db`, for a connection that listens
 */
export function startOutboxWorker(
  ctx: OutboxCtx,
  connection: pg.ClientConfig,
  pollMs = POLL_MS,
): OutboxWorker {
  const bell = new Bell();
  let listener: pg.Client | null = null;
  const hangUp = (client: pg.Client) => {
    if (listener === client) listener = null;
  };
  const work = async () => {
    while (!bell.isClosed) {
      try {
        listener ??= await listen(connection, ctx, bell, hangUp);
        const claimed = await deliverDue(ctx, AT_ONCE);
        if (claimed === AT_ONCE) continue;
      } catch (error) {
        // The database is away, most likely: the next round finds out.
        ctx.log.error({ err: error }, 'outbox round failed');
      }
      await bell.rings(pollMs);
    }
    await listener?.end();
  };
  const finished = work();
  return {
    stop: async () => {
      bell.close();
      await finished;
    },
  };
}

/** A connection of its own that rings the bell; the pool's are too few to keep one waiting. */
async function listen(
  connection: pg.ClientConfig,
  ctx: OutboxCtx,
  bell: Bell,
  hangUp: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('notification', () => {
    bell.ring();
  });
  client.on('error', (error) => {
    ctx.log.warn({ err: error }, 'outbox does not hear notifications');
    hangUp(client);
  });
  client.on('end', () => {
    hangUp(client);
  });
  await client.connect();
  await client.query(`listen ${OUTBOX_CHANNEL}`);
  return client;
}

/** Something to wait at: it rings when it is rung, after a time, or when it is closed. A ring is never lost. */
class Bell {
  isClosed = false;
  #hasRung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  close(): void {
    this.isClosed = true;
    this.ring();
  }

  async rings(timeoutMs: number): Promise<void> {
    if (!this.#hasRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    this.#hasRung = false;
  }
}
