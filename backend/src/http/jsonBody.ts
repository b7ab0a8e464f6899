import express, { type RequestHandler } from 'express';
import { AppError } from '../base/errors.ts';
import { answerTo } from './answerError.ts';
import { BODY_LIMIT_BYTES, IMPORT_PATH } from './importBody.ts';

export const jsonBody: RequestHandler = express.json({ limit: BODY_LIMIT_BYTES });

/** Past the limit, the error names the address for larger files. */
export const graphqlBody: RequestHandler = (request, response, next) => {
  jsonBody(request, response, (error?: unknown) => {
    const refusal = error === undefined ? null : answerTo(error);
    if (refusal?.code === 'PAYLOAD_TOO_LARGE')
      next(new AppError(refusal.code, `${refusal.message} Import larger files with POST ${IMPORT_PATH}.`));
    else next(error);
  });
};
