import type { ExecutionResult } from 'graphql';
import { createClient, type SubscribePayload } from 'graphql-ws';

/**
 * Results of a subscription, over a WebSocket of its own with this browser's session.
 * @param headers of the headers editor, as the first message carries them
 */
export async function* follow(
  payload: SubscribePayload,
  headers: Readonly<Record<string, string>>,
): AsyncGenerator<ExecutionResult> {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const connectionParams: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) connectionParams[name.toLowerCase()] = value;
  const client = createClient({
    url: url.href,
    connectionParams,
    // Who follows a trip here sees when the line ends.
    retryAttempts: 0,
  });
  try {
    // GraphQL over WebSocket: also the shape of errors.
    for await (const result of client.iterate(payload)) yield result as ExecutionResult;
  } catch (error) {
    // The editor shows errors, not events of a socket.
    throw error instanceof CloseEvent ? new Error(error.reason || 'The connection was closed.') : error;
  }
}
