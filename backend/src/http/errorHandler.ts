import type { NextFunction, Request, Response } from 'express';
import { AppError, HTTP_STATUS, type ErrorAnswer } from '../base/errors.ts';
import { answerTo, logFailure } from './answerError.ts';
import type { AppDeps } from './requestCtx.ts';

const GRAPHQL_TYPE = 'application/graphql-response+json';

const ownBodies = new WeakMap<Response, (error: ErrorAnswer) => object>();

/** Gives the failure of this one request a body that its route has made for it. */
export function presentErrorBy(response: Response, present: (error: ErrorAnswer) => object): void {
  ownBodies.set(response, present);
}

/** What nobody has answered is not there; without this, Express says so in a page of its own. */
export function nothingHere(): never {
  throw new AppError('NOT_FOUND', 'There is nothing at this address.');
}

/** The last stop of every failed request: JSON in the shape of the door, and a log line for what its caller cannot explain. */
export function errorHandler({ log }: AppDeps) {
  // Express tells an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    const refusal = answerTo(error);
    const { retryAfterSeconds, ...answer } = refusal;
    logFailure(log, error, { requestId: response.get('x-request-id') });
    if (response.headersSent) {
      next(error);
      return;
    }
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    response.status(HTTP_STATUS[answer.code]);
    if (request.path.toLowerCase().startsWith('/graphql')) {
      const { message, ...extensions } = refusal;
      // Apollo's client reads the errors of a failed answer in GraphQL's own type alone.
      response.type(request.accepts(['application/json', GRAPHQL_TYPE]) || 'application/json');
      response.json({ errors: [{ message, extensions }] });
    } else response.json(ownBodies.get(response)?.(answer) ?? answer);
  };
}
