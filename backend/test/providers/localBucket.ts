import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A local stand-in for an S3-compatible store with one bucket. */
export interface LocalBucket {
  readonly url: string;
  /** Objects by key. */
  readonly objects: Map<string, Buffer>;
  close(): Promise<void>;
}

/** @param keyId of the access key that it takes; it does not check signatures */
export async function startLocalBucket(keyId: string): Promise<LocalBucket> {
  const objects = new Map<string, Buffer>();
  const listed = (prefix: string) =>
    [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`)
      .join('');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const key = url.pathname.replace(/^\/bucket\/?/, '');
    const body = await buffer(request);
    const isKnown = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`);
    if (isKnown !== true) return void response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    const contents = listed(url.searchParams.get('prefix') ?? '');
    const count = contents.split('<Key>').length - 1;
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><KeyCount>${count}</KeyCount><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
      );
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    objects,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
