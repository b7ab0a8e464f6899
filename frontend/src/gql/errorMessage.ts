import { t } from '@lingui/core/macro';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ERROR_CODES, type ErrorCode } from '../../../domain/errorCode.ts';

const CONNECTION = t`Check your connection and try again.`;
/** Characters of a plain-text answer. */
const SHOWN_OF_BODY = 200;

/** Null without the server's answer. */
export function errorCode(error: unknown): ErrorCode | null {
  const code = firstError(error)?.extensions?.['code'];
  return ERROR_CODES.find((known) => known === code) ?? null;
}

/** The fallback is for network and internal errors. */
export function errorMessage(error: unknown, fallback: string): string {
  const message = firstError(error)?.message;
  return message === undefined || message === '' || errorCode(error) === 'INTERNAL_SERVER_ERROR' ? fallback : message;
}

/** The server's message, "502: Bad Gateway" (specification, section 8), or the connection. */
export function readFailure(error: unknown): string {
  if (!isStrangeAnswer(error) || error.response.ok) return errorMessage(error, CONNECTION);
  const { status, statusText } = error.response;
  const body = error.bodyText.trim();
  const text = body === '' || body.startsWith('<') ? statusText : body.slice(0, SHOWN_OF_BODY);
  return text === '' ? String(status) : `${status}: ${text}`;
}

/** The server's message, the kind of other answer (specification, section 8), or `unanswered`. */
export function actionFailure(error: unknown, unanswered = CONNECTION): string {
  if (!isStrangeAnswer(error)) return errorMessage(error, unanswered);
  try {
    const body: unknown = JSON.parse(error.bodyText);
    const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
    return typeof message === 'string' && message !== ''
      ? message
      : t`HTTP error! status: ${error.response.status}`;
  } catch {
    return t`Request failed`;
  }
}

/** Not GraphQL, such as a gateway's. */
function isStrangeAnswer(error: unknown): error is ServerError | ServerParseError {
  return ServerError.is(error) || ServerParseError.is(error);
}

export function errorField(error: unknown): string | null {
  const field = firstError(error)?.extensions?.['field'];
  return typeof field === 'string' ? field : null;
}

export function retryAfterSeconds(error: unknown): number | null {
  const seconds = firstError(error)?.extensions?.['retryAfterSeconds'];
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

function firstError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}
