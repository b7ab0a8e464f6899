import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { answerTo } from './answerError.ts';
import { readBy } from '../../../../domain/text/reader.ts';
import { readerOfAnswer } from './requestReader.ts';
import { tellAllowance } from './rateLimitHeaders.ts';
import { AppError } from '../../base/errors.ts';
import { callerIp } from '../../access/limits/callerIp.ts';
import { TOO_MANY_CALLS, type TokenBuckets } from '../../access/limits/callLimits.ts';

/**
 * Limits calls per address, before session and body are read.
 * @throws RATE_LIMITED
 */
export function limitAddress(calls: TokenBuckets): RequestHandler {
  return (request, response, next) => {
    calls.take(callerIp(request.ip ?? ''), (left) => {
      tellAllowance(response, 'address', left);
    });
    next();
  };
}

/** Pending calls per connection; browsers and proxies do not pipeline. */
const MAX_WAITING = 100;

/** Runs a connection's calls one by one, so that pipelining gains nothing; past a hundred pending: 429. */
export function oneByOne(): RequestHandler {
  const connections = new WeakMap<Socket, { latest: Response | null; waiting: number }>();
  return (request, response, next) => {
    const { socket } = request;
    const calls = connections.get(socket) ?? { latest: null, waiting: 0 };
    connections.set(socket, calls);
    if (calls.waiting >= MAX_WAITING) {
      const refusal = new AppError('RATE_LIMITED', TOO_MANY_CALLS);
      const answer = readBy(readerOfAnswer(request, response), () => answerTo(refusal));
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' });
      response.end(JSON.stringify(answer));
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
        if (!socket.destroyed) next();
      });
    });
  };
}
