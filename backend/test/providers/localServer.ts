import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server of this machine was asked. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a request that was read to its end; not answering is an answer too. */
export type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** A server on this machine that stands for a provider's: a test says how it answers, and reads what it was asked. */
export interface LocalServer {
  readonly url: string;
  /** Every request, oldest first. */
  readonly seen: SeenRequest[];
  answer: Answer;
  /** Refuses connections from now on. */
  close(): Promise<void>;
}

export async function startLocalServer(answer: Answer): Promise<LocalServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const seen = { method, url: new URL(url, local.url), headers, body };
      local.seen.push(seen);
      local.answer(response, seen);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  const local: LocalServer = {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    answer,
    close: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return local;
}

export function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

export function html(status: number): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html>Hello</html>');
  };
}

/** Begins an answer that never ends. */
export const drip: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => {
    clearInterval(timer);
  });
};

export const noAnswer: Answer = () => undefined;

export const cut: Answer = (response) => {
  response.destroy();
};
