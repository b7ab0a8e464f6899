import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ERROR_CODES, type ErrorCode } from '../../../domain/errorCode.ts';

const CONNECTION = 'Check your connection and try again.';
/** Characters shown of a plain-text answer. */
const SHOWN_OF_BODY = 200;

/** The server's error code; null without an answer of the server. */
export function errorCode(error: unknown): ErrorCode | null {
  const code = firstError(error)?.extensions?.['code'];
  return ERROR_CODES.find((known) => known === code) ?? null;
}

/** The server's message; the fallback for network and internal errors. */
export function errorMessage(error: unknown, fallback: string): string {
  const message = firstError(error)?.message;
  return message === undefined || message === '' || errorCode(error) === 'INTERNAL_SERVER_ERROR' ? fallback : message;
}

/**
 * Why a query failed: the server's message, "502: Bad Gateway" of a gateway (specification, section 8), or the
 * connection.
 */
export function readFailure(error: unknown): string {
  if (!isStrangeAnswer(error) || error.response.ok) return errorMessage(error, CONNECTION);
  const { status, statusText } = error.response;
  const body = error.bodyText.trim();
  const text = body === '' || body.startsWith('<') ? statusText : body.slice(0, SHOWN_OF_BODY);
  return text === '' ? String(status) : `${status}: ${text}`;
}

/**
 * Why a mutation failed: the server's message, the kind of other answer (specification, section 8), or what to do
 * without an answer.
 */
export function actionFailure(error: unknown, unanswered = CONNECTION): string {
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

/** An answer that is not GraphQL, as a gateway or proxy sends. */
function isStrangeAnswer(error: unknown): error is ServerError | ServerParseError {
  return ServerError.is(error) || ServerParseError.is(error);
}

/** The refused input field, or null. */
export function errorField(error: unknown): string | null {
  const field = firstError(error)?.extensions?.['field'];
  return typeof field === 'string' ? field : null;
}

/** Seconds to wait after a rate limit, or null. */
export function retryAfterSeconds(error: unknown): number | null {
  const seconds = firstError(error)?.extensions?.['retryAfterSeconds'];
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

function firstError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}
