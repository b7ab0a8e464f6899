import pg from 'pg';

/** node-postgres' error for `query_timeout` has no code. */
export const OVERDUE_MESSAGE = 'Query read timeout';

// TypeScript cannot forward arguments to overloads: this is their common signature.
const base = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown };

/** Closes after `query_timeout`; node-postgres would reuse it with its transaction open. */
export class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Without a listener, an error during hand-over would end the process.
    this.on('error', () => undefined);
    const query = (...args: unknown[]): unknown => {
      const result = base.query.apply(this, args);
      // With a callback, the pool itself closes failed connections.
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === OVERDUE_MESSAGE) void this.end();
        });
      return result;
    };
    // Arguments and results pass through unchanged.
    this.query = query as typeof this.query;
  }
}
