import pg from 'pg';
import { deliverDue, OUTBOX_CHANNEL, type OutboxCtx } from './outbox.service.ts';

const POLL_MS = 2_000;
const AT_ONCE = 5;
const CONNECT_TIMEOUT_MS = 3_000;

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
  const ear = new Ear(connection, bell);
  const work = async () => {
    while (!bell.isClosed) {
      // Deaf, it still finds everything by polling: one failure must not keep the other from working.
      await attempt(ctx, 'outbox does not hear notifications', () => ear.listen());
      const taken = await attempt(ctx, 'outbox round failed', () => deliverDue(ctx, AT_ONCE));
      if (taken !== AT_ONCE) await bell.rings(pollMs);
    }
    await ear.close();
  };
  const finished = work();
  return {
    stop: async () => {
      bell.close();
      await finished;
    },
  };
}

/** What the work yields; null when it failed, which is logged: most likely the database is away for a moment. */
async function attempt<Result>(
  ctx: OutboxCtx,
  failure: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    ctx.log.warn({ err: error }, failure);
    return null;
  }
}

/** A connection of its own that rings the bell; the pool's are too few to keep one waiting. */
class Ear {
  readonly #connection: pg.ClientConfig;
  readonly #bell: Bell;
  #client: pg.Client | null = null;

  constructor(connection: pg.ClientConfig, bell: Bell) {
    this.#connection = connection;
    this.#bell = bell;
  }

  /** Connects and listens, unless it does so already: a cut network does not end a connection, so that is asked. */
  async listen(): Promise<void> {
    if (this.#client !== null) {
      await this.#check(this.#client);
      return;
    }
    const client = new pg.Client({
      ...this.#connection,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    const lost = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('notification', () => {
      this.#bell.ring();
    });
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      this.#client = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Drops a connection that does not answer; the next round makes another one. @throws what it failed with */
  async #check(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      this.#client = null;
      // With a query still open, this destroys the socket without waiting.
      void client.end();
      throw error;
    }
  }

  async close(): Promise<void> {
    // The goodbye to a dead connection would wait for ever.
    if (this.#client !== null) await this.#check(this.#client).catch(() => undefined);
    await this.#client?.end();
  }
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
