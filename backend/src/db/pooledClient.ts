import pg from 'pg';

/** Message of node-postgres when `query_timeout` is over; the error has no code. */
export const OVERDUE_MESSAGE = 'Query read timeout';

/** node-postgres' client under one signature in place of its many overloads. */
const base = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown };

/**
 * A connection of the pool that survives its own errors, and closes itself when an answer is overdue (`query_timeout`).
 * node-postgres would keep it, with its transaction open and the late answer still to come.
 */
export class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // While the pool hands it over it has no error listener, and an unhandled error would end the process.
    this.on('error', () => undefined);
    const query = (...args: unknown[]): unknown => {
      const result = base.query.apply(this, args);
      // With a callback it is the pool itself that asks, which closes a connection after any error.
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === OVERDUE_MESSAGE) void this.end();
        });
      return result;
    };
    // Arguments and results pass through unchanged, so every overload of node-postgres holds.
    this.query = query as typeof this.query;
  }
}
