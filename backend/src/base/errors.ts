import type { ErrorCode } from '../../../domain/errorCode.ts';

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

export const UNKNOWN_ERROR_MESSAGE = 'Something went wrong.';

/** What a refused update would have overwritten. */
export interface VersionConflict {
  readonly version: number;
  /** Fields of the input with another value that changed later, alone or with a joint field. */
  readonly fields: readonly string[];
  /** Values of all fields that people write. */
  readonly current: Readonly<Record<string, unknown>>;
  /** Participant; null for the server. */
  readonly changedBy: string | null;
  /** ISO */
  readonly changedAt: string;
}

/** The public shape of an error. */
export interface ErrorAnswer {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
  readonly conflict?: VersionConflict;
}

interface AppErrorDetails {
  readonly field?: string;
  /** Until a retry may succeed; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
  readonly conflict?: VersionConflict;
  readonly cause?: unknown;
}

/** An error whose message callers may read. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly conflict: VersionConflict | undefined;

  /** @param message one sentence, without phone numbers, codes or keys */
  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.conflict = details.conflict;
  }
}

/** SQLSTATE class of violated constraints. */
const VIOLATION_CLASS = '23';

/**
 * Whether Postgres reported the named constraint. On a shard of Citus its name ends with a number; errors of other
 * nodes name it only in their message.
 */
export function violates(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Each is checked before it is used.
  const { constraint: name, code, message } = error as Readonly<Record<string, unknown>>;
  if (typeof name === 'string') return name.replace(/_\d+$/, '') === constraint;
  if (typeof code !== 'string' || typeof message !== 'string') return false;
  return code.startsWith(VIOLATION_CLASS) && new RegExp(String.raw`\b${constraint}(_\d+)?\b`).test(message);
}
