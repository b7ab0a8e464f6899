import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { maskDigits } from './log.ts';

/** Gives each request an id; logs path, status and duration without parameters. */
export function requestLog(log: Logger, isProduction: boolean) {
  const level = isProduction ? 'info' : 'debug';
  return (request: Request, response: Response, next: NextFunction): void => {
    const requestId = uuid();
    // Inside a router, request.path is relative.
    const path = maskDigits(request.path);
    const startedAt = process.hrtime.bigint();
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const durationMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
      log[level](
        { requestId, method: request.method, path, status: response.statusCode, durationMs },
        'request',
      );
    });
    next();
  };
}
