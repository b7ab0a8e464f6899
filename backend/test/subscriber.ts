import { CloseCode, createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';

/** How a stream ended: the code of an error or of the socket, and the message. */
export interface End {
  readonly code: string | number | null;
  readonly message: string | null;
}

export const socketUrl = (url: string): string => `${url.replace(/^http/, 'ws')}/graphql`;

/** A socket class whose upgrade has these headers, as a browser's. */
function socketWith(headers: Readonly<Record<string, string>>) {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols, { headers });
    }
  };
}

/** A client of graphql-ws that does not connect again. */
export function subscriber(
  url: string,
  headers: Readonly<Record<string, string>>,
  connectionParams: Record<string, unknown> = {},
): Client {
  const webSocketImpl = socketWith(headers);
  return createClient({ url: socketUrl(url), webSocketImpl, connectionParams, retryAttempts: 0 });
}

/** Of GraphQL errors, or of a socket that closed. */
export function endOf(error: unknown): End {
  const first: unknown = Array.isArray(error) ? error[0] : error;
  const { code, reason, message, extensions } = first as {
    readonly code?: number;
    readonly reason?: string;
    readonly message?: string;
    readonly extensions?: { readonly code?: string };
  };
  const closed = code === CloseCode.Unauthorized ? 'UNAUTHENTICATED' : code;
  return { code: extensions?.code ?? closed ?? null, message: reason ?? message ?? null };
}
