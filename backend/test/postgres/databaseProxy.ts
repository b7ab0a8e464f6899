import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { ScratchDatabase } from './scratchDatabase.ts';

type Connection = ScratchDatabase['connection'];

/** A TCP proxy to a database that can stop forwarding, like a broken network or a stopped Postgres. */
export interface DatabaseProxy {
  /** The database through the proxy. */
  readonly connection: Connection;
  /** Stops forwarding; connections stay open, and new ones are accepted. */
  stall(): void;
  /** Forwards again, beginning with the held bytes. */
  flow(): void;
  /** Ends every connection, and accepts no more. */
  close(): Promise<void>;
}

export async function startDatabaseProxy(target: Connection): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const database = connect(`${target.host}/.s.PGSQL.${target.port}`);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      // When one side breaks, the proxy breaks the other one.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (isStalled) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...target, host: '127.0.0.1', port },
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    flow: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
