import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { agentsOf, lookupBy, type Agents } from './agents.ts';
import { sendRequest } from './request.ts';
import { createResolver, type Resolve } from './resolver.ts';

/** How calls leave this process: each provider's client is given one of these. */
export interface Outbound {
  readonly agents: Agents;
  /** As the global one, without following redirects: keys must not follow them. */
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** The only place that decides how the names of providers are resolved. */
export function createOutbound(resolve: Resolve = createResolver()): Outbound {
  const agents = agentsOf(lookupBy(resolve), { keepAlive: true });
  return {
    agents,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const signal = init?.signal ?? request.signal;
      const body = Buffer.from(await request.arrayBuffer());
      // A length in place of chunks, which some servers refuse.
      const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
      const headers = { ...Object.fromEntries(request.headers), ...length };
      const options = { method: request.method, headers, signal, agents };
      try {
        return responseOf(await sendRequest(new URL(request.url), options, body), signal);
      } catch (error) {
        throw asFetchError(error, signal);
      }
    },
  };
}

function asFetchError(error: unknown, signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: error });
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(answer: IncomingMessage, signal: AbortSignal): Response {
  const { statusCode: status = 502, statusMessage: statusText = '', headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  if (WITHOUT_BODY.has(status)) {
    answer.resume();
    return new Response(null, { status, statusText, headers });
  }
  // Node's own streams, under two names of types.
  const body = Readable.toWeb(Readable.from(chunksOf(answer, signal))) as ReadableStream<Uint8Array>;
  return new Response(body, { status, statusText, headers });
}

async function* chunksOf(answer: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    // Buffers, since no encoding is set.
    yield* answer as AsyncIterable<Buffer>;
  } catch (error) {
    throw asFetchError(error, signal);
  }
}
