import express, { type RequestHandler } from 'express';
import { msg } from '../../../domain/text/message.ts';
import { AppError } from '../base/errors.ts';
import { withinLength } from './announcedLength.ts';
import { asAppError } from './request/answerError.ts';
import { BODY_LIMIT_BYTES, IMPORT_PATH, RECIPE_FILE_PATH } from './importBody.ts';

export const jsonBody = withinLength(BODY_LIMIT_BYTES, express.json({ limit: BODY_LIMIT_BYTES }));

function tooLargeHere(): AppError {
  const text = msg(
    'request.tooLargeForGraphql',
    'The request is larger than {kilobytes} kB. Please send less at once. Import larger files with POST {trips} or POST {recipes}.',
    { kilobytes: BODY_LIMIT_BYTES / 1024, trips: IMPORT_PATH, recipes: RECIPE_FILE_PATH },
  );
  return new AppError('PAYLOAD_TOO_LARGE', text);
}

/** Past the limit, the error names the addresses for larger files. */
export const graphqlBody: RequestHandler = (request, response, next) => {
  jsonBody(request, response, (error?: unknown) => {
    const isTooLarge = error !== undefined && asAppError(error).code === 'PAYLOAD_TOO_LARGE';
    next(isTooLarge ? tooLargeHere() : error);
  });
};
