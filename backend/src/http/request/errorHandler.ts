import type { NextFunction, Request, Response } from 'express';
import { readBy } from '../../../../domain/text/reader.ts';
import { HTTP_STATUS, type ErrorAnswer, notFound } from '../../base/errors.ts';
import { answerTo, logFailure } from './answerError.ts';
import type { AppDeps } from './requestCtx.ts';
import { readerOfAnswer } from './requestReader.ts';

const GRAPHQL_TYPE = 'application/graphql-response+json';

const ownBodies = new WeakMap<Response, (error: ErrorAnswer) => object>();

/** Sets how this request's error is presented. */
export function presentErrorBy(response: Response, present: (error: ErrorAnswer) => object): void {
  ownBodies.set(response, present);
}

/** Express' own 404 is an HTML page. */
export function nothingHere(): never {
  throw notFound('address');
}

/** Answers failed requests in the format of their door, and logs unknown errors. */
export function errorHandler({ log }: AppDeps) {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    const refusal = readBy(readerOfAnswer(request, response), () => answerTo(error));
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
      // Apollo Client reads errors of failed answers only in GraphQL's media type.
      response.type(request.accepts(['application/json', GRAPHQL_TYPE]) || 'application/json');
      response.json({ errors: [{ message, extensions }] });
    } else response.json(ownBodies.get(response)?.(answer) ?? answer);
  };
}
