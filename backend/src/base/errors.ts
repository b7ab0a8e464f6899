import type { ErrorCode } from '../../../domain/errorCode.ts';

/** HTTP status of each code: the one table that both doors answer by. */
export const HTTP_STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TRIP_COMPLETED: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  PROVIDER_FAILED: 502,
  SERVICE_UNAVAILABLE: 503,
};

/** What anything unknown looks like from outside. */
export const UNKNOWN_ERROR_MESSAGE = 'Something went wrong.';

/** What leaves the server of an error: nothing of the inside. */
export interface ErrorAnswer {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
}

interface AppErrorDetails {
  /** The input field that is wrong. */
  readonly field?: string;
  /** Whole seconds after which the same call may succeed; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A failure that its reader can act on: the only kind of error whose message leaves the server. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param message one sentence for people, without any phone number, code or key */
  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Whether the error is Postgres refusing a row because of the constraint with that name. */
export function violates(error: unknown, constraint: string): boolean {
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? error.constraint === constraint
    : false;
}
