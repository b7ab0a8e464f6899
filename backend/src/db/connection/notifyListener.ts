import pg from 'pg';

const TIMEOUT_MS = 3_000;

export interface NotifyHandler {
  onNotify(payload: string): void;
  /** The connection is lost, and maybe notifications with it. */
  onLost?(): void;
}

/** The process's one connection that LISTENs, from the first {@link listen} on. */
export class NotifyListener {
  readonly #connection: pg.ClientConfig;
  readonly #handlers = new Map<string, NotifyHandler>();
  #client: pg.Client | null = null;
  #listening: Promise<void> | null = null;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  /** Takes the channel's only handler; call {@link listen} afterwards. */
  on(channel: string, handler: NotifyHandler): void {
    this.#handlers.set(channel, handler);
  }

  /**
   * Connects, or checks the connection: a cut network ends none.
   * @throws the connection's error
   */
  listen(): Promise<void> {
    this.#listening ??= this.#tryToListen().finally(() => {
      this.#listening = null;
    });
    return this.#listening;
  }

  async close(): Promise<void> {
    // Ending a dead connection would hang.
    if (this.#client !== null || this.#listening !== null) await this.listen().catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #tryToListen(): Promise<void> {
    return this.#client === null ? this.#connect() : this.#check(this.#client);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => this.#handlers.get(channel)?.onNotify(payload));
    client.on('error', () => {
      this.#forget(client);
    });
    client.on('end', () => {
      this.#forget(client);
    });
    try {
      await client.connect();
      await this.#listenOn(client);
      this.#client = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async #check(client: pg.Client): Promise<void> {
    try {
      await this.#listenOn(client);
    } catch (error) {
      this.#forget(client);
      // During a query, this destroys the socket without waiting.
      void client.end();
      throw error;
    }
  }

  /** Repeating LISTEN is harmless, and includes channels added meanwhile. */
  async #listenOn(client: pg.Client): Promise<void> {
    await client.query([...this.#handlers.keys()].map((channel) => `listen ${channel}`).join('; '));
  }

  #forget(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    for (const handler of this.#handlers.values()) handler.onLost?.();
  }
}
