import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the local server. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a complete request, or leaves it unanswered. */
export type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** A local stand-in for a provider's server: a test sets its answers, and reads its requests. */
export interface LocalServer {
  readonly url: string;
  /** Requests, oldest first. */
  readonly seen: SeenRequest[];
  answer: Answer;
  /** Refuses further connections. */
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
  // A listening server has an address with a port.
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
