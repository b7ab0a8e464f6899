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

/**
 * Runs the calls of one connection one after the other. A caller that pipelines thousands of them then competes with
 * other callers by one call at a time; browsers never send two at once on a connection.
 */
export function oneByOne(): RequestHandler {
  const latest = new WeakMap<Socket, Response>();
  return (request, response, next) => {
    const previous = latest.get(request.socket);
    latest.set(request.socket, response);
    if (previous === undefined || previous.writableFinished) next();
    else
      finished(previous, () => {
        // Nobody waits for the answers of a connection that is gone.
        if (!request.socket.destroyed) next();
      });
  };
}
