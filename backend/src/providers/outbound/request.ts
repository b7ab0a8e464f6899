import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Agents } from './agents.ts';

export interface RequestOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly agents: Agents;
}

/**
 * Sends one request, and follows no redirect; the caller reads or destroys the answer.
 * @throws Node's error, also for an answer that leaves HTTP (101), after which Node says nothing more
 */
export function sendRequest(
  url: URL,
  { method, headers, signal, agents }: RequestOptions,
  body?: Uint8Array,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const options = { method, headers, signal, agent: isSecure ? agents.https : agents.http };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? httpsRequest : httpRequest)(url, options, resolve);
    sent.on('error', reject);
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(Object.assign(new Error('The server left HTTP.'), { code: 'EPROTO' }));
    });
    sent.end(body);
  });
}
