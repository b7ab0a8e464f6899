import type { ErrorCode } from '../../../domain/errorCode.ts';
import { asText } from '../../../domain/text/asText.ts';
import { msg, type Message } from '../../../domain/text/message.ts';
import { inEnglish } from '../../../domain/text/reader.ts';

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
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
};

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
  /** In the caller's language. */
  readonly message: string;
  /** Names the message in every language. */
  readonly messageId: string;
  readonly values?: Message['values'];
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
  readonly text: Message;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly conflict: VersionConflict | undefined;

  /** @param text one sentence, without phone numbers, codes or keys */
  constructor(code: ErrorCode, text: Message, details: AppErrorDetails = {}) {
    super(
      inEnglish(() => asText(text)),
      { cause: details.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.text = text;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.conflict = details.conflict;
  }
}

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', msg('account.signInFirst', 'Please sign in first.'));
}

/** @param field of the input */
export function badInput(field: string, message: Message): AppError {
  return new AppError('BAD_USER_INPUT', message, { field });
}

const BUSY_RETRY_SECONDS = 2;

export function tooBusy(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    msg('request.tooBusy', 'Too busy right now. Please try again in a moment.'),
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );
}

const NOT_FOUND = {
  account: msg('account.notFound', 'There is no such account.'),
  trip: msg('trip.notFound', 'There is no such trip.'),
  meal: msg('meal.notFound', 'There is no such meal.'),
  recipe: msg('recipe.notFound', 'There is no such recipe.'),
  ingredient: msg('ingredient.notFound', 'There is no such ingredient.'),
  participant: msg('participant.notFound', 'There is no such participant.'),
  invitation: msg('invitation.notFound', 'There is no such invitation.'),
  eater: msg('eater.notFound', 'There is no such eater.'),
  group: msg('eater.groupNotFound', 'Nobody of this trip is in this group.'),
  companion: msg('companion.notFound', 'There is no such companion.'),
  receipt: msg('receipt.notFound', 'There is no such receipt.'),
  transfer: msg('transfer.notFound', 'There is no such transfer.'),
  payment: msg('payment.notFound', 'There is no such payment.'),
  session: msg('account.sessionNotFound', 'There is no such session.'),
  token: msg('token.notFound', 'There is no such token.'),
  webhook: msg('webhook.notFound', 'There is no such webhook.'),
  delivery: msg('webhook.deliveryNotFound', 'There is no such delivery that could be sent again.'),
  identity: msg('identity.notFound', 'There is no such connection.'),
  file: msg('request.fileNotFound', 'There is no such file.'),
  address: msg('request.addressNotFound', 'Nothing was found at this address.'),
};

export function notFound(noun: keyof typeof NOT_FOUND, cause?: unknown): AppError {
  return new AppError('NOT_FOUND', NOT_FOUND[noun], { cause });
}

/** @throws NOT_FOUND for null */
export function foundOr404<Found>(found: Found | null, noun: Parameters<typeof notFound>[0]): Found {
  if (found === null) throw notFound(noun);
  return found;
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
