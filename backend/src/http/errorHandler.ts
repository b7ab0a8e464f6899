import type { NextFunction, Request, Response } from 'express';
import { HTTP_STATUS } from '../errors.ts';
import { answerTo } from './answerError.ts';
import type { AppDeps } from './requestCtx.ts';

/** The last stop of every failed request: JSON in the shape of the door, and a log line for what is unknown. */
export function errorHandler({ log }: AppDeps) {
  // Express tells an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    const { retryAfterSeconds, ...answer } = answerTo(error);
    if (answer.code === 'INTERNAL_SERVER_ERROR')
      log.error({ err: error, requestId: response.get('x-request-id') }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    response.status(HTTP_STATUS[answer.code]);
    if (request.path.toLowerCase().startsWith('/graphql'))
      response.json({ errors: [{ message: answer.message, extensions: { code: answer.code } }] });
    else response.json(answer);
  };
}
