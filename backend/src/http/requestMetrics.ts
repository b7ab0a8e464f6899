import type { NextFunction, Request, Response } from 'express';

/** Where a request came in. */
export type Door = 'graphql' | 'rest' | 'client';

/** One request that was answered: nothing in it tells who asked, or about what. */
export interface ObservedRequest {
  readonly door: Door;
  /** `Query.trip`, `GET /api/trips/:id`; 'other' where no operation of ours was asked for. */
  readonly operation: string;
  /** The answer's status; 'aborted' where the caller went away before it was complete. */
  readonly status: string;
  readonly seconds: number;
}

export type ObserveRequest = (request: ObservedRequest) => void;

const operations = new WeakMap<Response, string>();

/** Says which operation a response answers: one of our own names, never what a caller wrote. */
export function nameOperation(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** Reports each request when its answer is sent, or its caller gone. */
export function requestMetrics(observe: ObserveRequest) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const door = doorOf(request.path);
    const startedAt = process.hrtime.bigint();
    response.once('close', () => {
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

function doorOf(path: string): Door {
  const [, first = ''] = path.toLowerCase().split('/');
  if (first === 'graphql') return 'graphql';
  return first === 'api' ? 'rest' : 'client';
}
