import type { NextFunction, Request, Response } from 'express';
import { inSpan } from '../../base/span.ts';

export type Door = 'graphql' | 'rest' | 'mcp' | 'client';

export interface ObservedRequest {
  readonly door: Door;
  /** `Query.trip`, `GET /api/trips/:id`, or 'other'. */
  readonly operation: string;
  /** 'aborted' if the caller disconnected. */
  readonly status: string;
  readonly seconds: number;
}

export type ObserveRequest = (request: ObservedRequest) => void;

const operations = new WeakMap<Response, string>();
const streams = new WeakSet<Response>();

/** One of our names, never the caller's. */
export function nameOperation(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** Its duration is not that of a request. */
export function leaveOut(stream: Response): void {
  streams.add(stream);
}

export function requestMetrics(observe: ObserveRequest) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const door = doorOf(request.path);
    const startedAt = process.hrtime.bigint();
    response.once('close', () => {
      if (streams.has(response)) return;
      observe({
        door,
        operation: operations.get(response) ?? 'other',
        status: response.writableFinished ? String(response.statusCode) : 'aborted',
        seconds: Number(process.hrtime.bigint() - startedAt) / 1e9,
      });
    });
    next();
  };
}

/** The span around all that serves a request, named after its operation. */
export function requestSpan({ method }: Request, response: Response, next: NextFunction): void {
  void inSpan('other', 'SERVER', async (span) => {
    // Not once of node:events, which rejects when the connection breaks.
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    next();
    await closed;
    span.updateName(operations.get(response) ?? 'other');
    span.setAttributes({ 'http.request.method': method, 'http.response.status_code': response.statusCode });
  });
}

function doorOf(path: string): Door {
  const [, first = ''] = path.toLowerCase().split('/');
  if (first === 'graphql' || first === 'mcp') return first;
  return first === 'api' ? 'rest' : 'client';
}
