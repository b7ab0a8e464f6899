import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { callerIp } from '../access/callerIp.ts';
import { TokenBuckets } from '../access/callLimits.ts';

/**
 * Limits the calls of an address, before its session is looked up or its body is read.
 * @throws RATE_LIMITED
 */
export function limitAddress(perSecond: number): RequestHandler {
  const calls = new TokenBuckets(perSecond);
  return (request, _response, next) => {
    calls.take(callerIp(request.ip ?? ''));
    next();
  };
}

/** Calls of one connection that wait for their turn; browsers and proxies send the next one after the answer. */
const MAX_WAITING = 100;

const REFUSAL = JSON.stringify({
  code: 'RATE_LIMITED',
  message: 'Too many requests in a short time. Please try again in a moment.',
});

/**
 * Runs the calls of one connection one after the other, each in its own turn of the event loop. A caller that pipelines
 * thousands of them then competes with other callers by one call at a time. Past a hundred that wait, calls are answered
 * 429 here, with less work than an error costs otherwise; unsent answers make Node stop reading from the connection.
 */
export function oneByOne(): RequestHandler {
  const connections = new WeakMap<Socket, { latest: Response | null; waiting: number }>();
  return ({ socket }, response, next) => {
    const calls = connections.get(socket) ?? { latest: null, waiting: 0 };
    connections.set(socket, calls);
    if (calls.waiting >= MAX_WAITING) {
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' }).end(REFUSAL);
      return;
    }
    const previous = calls.latest;
    calls.latest = response;
    if (previous === null || previous.writableFinished) {
      next();
      return;
    }
    calls.waiting += 1;
    finished(previous, () => {
      setImmediate(() => {
        calls.waiting -= 1;
        // Skip the remaining calls of a closed connection.
        if (!socket.destroyed) next();
      });
    });
  };
}
