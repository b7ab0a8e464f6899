import express, { type RequestHandler } from 'express';
import { AppError } from '../base/errors.ts';
import { withinLength } from './announcedLength.ts';
import { answerTo } from './request/answerError.ts';
import { BODY_LIMIT_BYTES, IMPORT_PATH, RECIPE_FILE_PATH } from './importBody.ts';

export const jsonBody = withinLength(BODY_LIMIT_BYTES, express.json({ limit: BODY_LIMIT_BYTES }));

const LARGER_FILES = `Import larger files with POST ${IMPORT_PATH} or POST ${RECIPE_FILE_PATH}.`;

/** Past the limit, the error names the addresses for larger files. */
export const graphqlBody: RequestHandler = (request, response, next) => {
  jsonBody(request, response, (error?: unknown) => {
    const refusal = error === undefined ? null : answerTo(error);
    if (refusal?.code === 'PAYLOAD_TOO_LARGE')
      next(new AppError(refusal.code, `${refusal.message} ${LARGER_FILES}`));
    else next(error);
  });
};
