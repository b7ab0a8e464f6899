import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on the loopback interface, for tests of fetching. */
export interface PageSite {
  readonly port: number;
  /** Of all connections so far. */
  readonly connections: () => number;
  /** Paths of the requests so far. */
  readonly paths: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** @param answer without one for /robots.txt, that is missing */
export async function startPageSite(answer: RequestListener, host = '127.0.0.1'): Promise<PageSite> {
  let connections = 0;
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  // A listening TCP server has one.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    connections: () => connections,
    paths: () => paths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
