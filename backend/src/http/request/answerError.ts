import type { Logger } from 'pino';
import { QueryFailedError } from 'typeorm';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { AppError, UNKNOWN_ERROR_MESSAGE, type ErrorAnswer } from '../../base/errors.ts';

/** SQLSTATEs of characters that no text column takes. Others of class 22 are faults of a statement: fields are validated. */
const UNSTORABLE_STATES: ReadonlySet<string> = new Set(['22021', '22P05']);
/** SQLSTATE: a referenced row was deleted meanwhile. */
const GONE_STATE = '23503';
const BUSY_RETRY_SECONDS = 2;

/** The public answer to any error; {@link UNKNOWN_ERROR_MESSAGE} unless from AppError, body parser or Postgres. */
export function answerTo(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    const { code, message, field, retryAfterSeconds, conflict } = error;
    return {
      code,
      message,
      ...(field === undefined ? {} : { field }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(conflict === undefined ? {} : { conflict }),
    };
  }
  return (
    bodyAnswer(error) ??
    databaseAnswer(error) ?? { code: 'INTERNAL_SERVER_ERROR', message: UNKNOWN_ERROR_MESSAGE }
  );
}

/** Logs unknown errors, and as a warning an unavailable database. */
export function logFailure(log: Pick<Logger, 'error' | 'warn'>, error: unknown, details: object = {}): void {
  if (error instanceof AppError) return;
  const { code } = answerTo(error);
  if (code === 'INTERNAL_SERVER_ERROR') log.error({ ...details, err: error }, 'request failed');
  if (code === 'SERVICE_UNAVAILABLE') log.warn({ ...details, err: error }, 'the database is not available');
}

function bodyAnswer(error: unknown): ErrorAnswer | null {
  const type = property(error, 'type');
  if (type === 'entity.too.large')
    return { code: 'PAYLOAD_TOO_LARGE', message: tooLarge(Number(property(error, 'limit'))) };
  if (type === 'request.aborted')
    return { code: 'BAD_USER_INPUT', message: 'The request ended before its body was complete.' };
  // Codes of zlib and Brotli.
  const isPackedWrongly = /^(Z_|ERR__ERROR_|ERR_BROTLI_)/.test(String(property(error, 'code')));
  if (isPackedWrongly || /^(entity|encoding|charset|request|parameters)\./.test(String(type)))
    return { code: 'BAD_USER_INPUT', message: 'The body is not valid JSON.' };
  const status = property(error, 'statusCode');
  if (status === 404) return { code: 'NOT_FOUND', message: 'Nothing was found at this address.' };
  if (status === 400 || error instanceof URIError)
    return { code: 'BAD_USER_INPUT', message: 'The address is malformed.' };
  return null;
}

export function tooLarge(limitBytes: number): string {
  const kilobytes = limitBytes / 1024;
  const limit = kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`;
  return `The request is larger than ${limit}. Please send less at once.`;
}

function databaseAnswer(error: unknown): ErrorAnswer | null {
  const state = property(error instanceof QueryFailedError ? error.driverError : error, 'code');
  if (typeof state === 'string' && UNSTORABLE_STATES.has(state))
    return {
      code: 'BAD_USER_INPUT',
      message: 'The text contains characters that cannot be stored. Please remove them.',
    };
  if (state === GONE_STATE)
    return {
      code: 'CONFLICT',
      message: 'This was just changed or deleted by someone else. Please reload and try again.',
    };
  if (isDatabaseUnavailable(error))
    return {
      code: 'SERVICE_UNAVAILABLE',
      message: 'Too busy right now. Please try again in a moment.',
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    };
  return null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
