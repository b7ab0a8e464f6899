import { property } from '../../base/property.ts';
import type { Logger } from 'pino';
import { QueryFailedError } from 'typeorm';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { AppError, notFound, tooBusy, type ErrorAnswer } from '../../base/errors.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { UNSTORABLE } from '../../../../domain/text/text.ts';

/** SQLSTATEs of characters that no text column takes. Others of class 22 are faults of a statement: fields are validated. */
const UNSTORABLE_STATES: ReadonlySet<string> = new Set(['22021', '22P05']);
/** SQLSTATE: a referenced row was deleted meanwhile. */
const GONE_STATE = '23503';

const UNKNOWN = msg('request.failed', 'Something went wrong.');

/** The public answer to any error, in the caller's language. */
export function answerTo(error: unknown): ErrorAnswer {
  const { code, text, field, retryAfterSeconds, conflict } = asAppError(error);
  return {
    code,
    message: asText(text),
    messageId: text.id,
    ...(text.values === undefined ? {} : { values: text.values }),
    ...(field === undefined ? {} : { field }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(conflict === undefined ? {} : { conflict }),
  };
}

/** Hides what an error says unless it is from AppError, body parser or Postgres. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const told = ofBody(error) ?? ofDatabase(error);
  return told ?? new AppError('INTERNAL_SERVER_ERROR', UNKNOWN, { cause: error });
}

/** Logs unknown errors, and as a warning an unavailable database. */
export function logFailure(log: Pick<Logger, 'error' | 'warn'>, error: unknown, details: object = {}): void {
  if (error instanceof AppError) return;
  const { code } = answerTo(error);
  if (code === 'INTERNAL_SERVER_ERROR') log.error({ ...details, err: error }, 'request failed');
  if (code === 'SERVICE_UNAVAILABLE') log.warn({ ...details, err: error }, 'the database is not available');
}

function ofBody(error: unknown): AppError | null {
  const type = property(error, 'type');
  if (type === 'entity.too.large') return tooLarge(Number(property(error, 'limit')));
  if (type === 'request.aborted')
    return badRequest(msg('request.bodyIncomplete', 'The request ended before its body was complete.'));
  // Codes of zlib and Brotli.
  const isPackedWrongly = /^(Z_|ERR__ERROR_|ERR_BROTLI_)/.test(String(property(error, 'code')));
  if (isPackedWrongly || /^(entity|encoding|charset|request|parameters)\./.test(String(type)))
    return badRequest(msg('request.bodyNoJson', 'The body is not valid JSON.'));
  const status = property(error, 'statusCode');
  if (status === 404) return notFound('address');
  if (status === 400 || error instanceof URIError)
    return badRequest(msg('request.addressMalformed', 'The address is malformed.'));
  return null;
}

function badRequest(text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text);
}

export function tooLarge(limitBytes: number): AppError {
  const kilobytes = limitBytes / 1024;
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    kilobytes < 1024
      ? msg(
          'request.largerThanKilobytes',
          'The request is larger than {kilobytes} kB. Please send less at once.',
          { kilobytes },
        )
      : msg(
          'request.largerThanMegabytes',
          'The request is larger than {megabytes} MB. Please send less at once.',
          { megabytes: kilobytes / 1024 },
        ),
  );
}

function ofDatabase(error: unknown): AppError | null {
  const state = property(error instanceof QueryFailedError ? error.driverError : error, 'code');
  if (typeof state === 'string' && UNSTORABLE_STATES.has(state)) return badRequest(UNSTORABLE);
  if (state === GONE_STATE)
    return new AppError(
      'CONFLICT',
      msg(
        'request.rowGone',
        'This was just changed or deleted by someone else. Please reload and try again.',
      ),
    );
  if (isDatabaseUnavailable(error)) return tooBusy();
  return null;
}
