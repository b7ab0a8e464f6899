import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ERROR_CODES, type ErrorCode } from '../../../domain/errorCode.ts';

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
