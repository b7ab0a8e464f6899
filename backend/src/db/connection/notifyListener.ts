import pg from 'pg';

const TIMEOUT_MS = 3_000;

/** LISTEN on its own connection, since the pool is small. */
export class NotifyListener {
  readonly #connection: pg.ClientConfig;
  readonly #channel: string;
  readonly #onNotify: () => void;
  #client: pg.Client | null = null;

  constructor(connection: pg.ClientConfig, channel: string, onNotify: () => void) {
    this.#connection = connection;
    this.#channel = channel;
    this.#onNotify = onNotify;
  }

  /**
   * Connects, or checks the connection: a cut network ends none.
   * @throws the connection's error
   */
  async listen(): Promise<void> {
    if (this.#client === null) await this.#connect();
    else await this.#check(this.#client);
  }

  async close(): Promise<void> {
    // Ending a dead connection would hang.
    if (this.#client !== null) await this.#check(this.#client).catch(() => undefined);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    const forget = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('notification', this.#onNotify);
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      this.#client = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async #check(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      this.#client = null;
      // During a query, this destroys the socket without waiting.
      void client.end();
      throw error;
    }
  }
}
