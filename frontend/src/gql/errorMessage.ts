import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ERROR_CODES, type ErrorCode } from '../../../domain/errorCode.ts';

const CONNECTION = 'Check your connection and try again.';
/** Of a plain text that came in place of an answer, so many characters are shown. */
const SHOWN_OF_BODY = 200;

/** The code that the server gave its answer; null when the answer never came or is none of the server's. */
export function errorCode(error: unknown): ErrorCode | null {
  const code = firstError(error)?.extensions?.['code'];
  return ERROR_CODES.find((known) => known === code) ?? null;
}

/** The server's own sentence; the fallback when there is none that helps (no connection, a fault inside). */
export function errorMessage(error: unknown, fallback: string): string {
  const message = firstError(error)?.message;
  return message === undefined || message === '' || errorCode(error) === 'INTERNAL_SERVER_ERROR' ? fallback : message;
}

/**
 * Why a read failed: the server's own sentence; "502: Bad Gateway" where what stands before it answered (specification,
 * section 8); else the connection, also where the network itself answered as if all were well.
 */
export function readFailure(error: unknown): string {
  if (!isStrangeAnswer(error) || error.response.ok) return errorMessage(error, CONNECTION);
  const { status, statusText } = error.response;
  const body = error.bodyText.trim();
  const text = body === '' || body.startsWith('<') ? statusText : body.slice(0, SHOWN_OF_BODY);
  return text === '' ? String(status) : `${status}: ${text}`;
}

/**
 * Why a deed failed that has no words of its own for it: the server's sentence, or which kind of answer came in its
 * place (specification, section 8); without any answer, what is to be done.
 */
export function deedFailure(error: unknown, unanswered = CONNECTION): string {
  if (!isStrangeAnswer(error)) return errorMessage(error, unanswered);
  try {
    const body: unknown = JSON.parse(error.bodyText);
    const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
    return typeof message === 'string' && message !== ''
      ? message
      : `HTTP error! status: ${error.response.status}`;
  } catch {
    return 'Request failed';
  }
}

/** An answer that is none of GraphQL's: what stands before the server gives such answers while that is not there. */
function isStrangeAnswer(error: unknown): error is ServerError | ServerParseError {
  return ServerError.is(error) || ServerParseError.is(error);
}

/** The field of the input that the server refused; null when it named none. */
export function errorField(error: unknown): string | null {
  const field = firstError(error)?.extensions?.['field'];
  return typeof field === 'string' ? field : null;
}

/** Seconds until the server takes the same call again; null when it set no limit. */
export function retryAfterSeconds(error: unknown): number | null {
  const seconds = firstError(error)?.extensions?.['retryAfterSeconds'];
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

function firstError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}
