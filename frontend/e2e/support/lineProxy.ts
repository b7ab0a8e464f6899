import { connect, createServer, type Socket } from 'node:net';
import getPort from 'get-port';

/** TCP between browser and server, with the faults of real networks. */
export interface LineProxy {
  readonly port: number;
  /** Ends all lines; new ones are possible. */
  cut(): void;
  /** Passes nothing more on these lines and ends none, as a router that forgot them; new ones are possible. */
  forget(): void;
  /** {@link forget}, and swallows new lines, until {@link restore}. */
  swallow(): void;
  restore(): void;
  stop(): Promise<void>;
}

export async function startLineProxy(targetPort: number): Promise<LineProxy> {
  const lines = new Map<Socket, Socket>();
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (isSwallowing) {
      client.resume();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    track(upstream);
    lines.set(client, upstream);
    client.pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => {
      if (lines.delete(client)) client.destroy();
    });
  });
  const port = await getPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const forget = () => {
    for (const [client, upstream] of lines) {
      lines.delete(client);
      client.unpipe();
      upstream.unpipe();
      upstream.destroy();
      client.resume();
    }
  };
  return {
    port,
    cut: () => {
      for (const client of lines.keys()) client.destroy();
    },
    forget,
    swallow: () => {
      isSwallowing = true;
      forget();
    },
    restore: () => {
      isSwallowing = false;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
