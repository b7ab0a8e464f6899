import type { ErrorCode } from '../../../domain/errorCode.ts';
import { AppError } from '../base/errors.ts';

const RETRY_SECONDS = 2;

const REASONS = {
  left: ['NOT_FOUND', 'You can no longer see this trip.'],
  'signed out': ['UNAUTHENTICATED', 'Your session has ended. Please sign in again.'],
  slow: ['SERVICE_UNAVAILABLE', 'Messages were read too slowly. Please connect and read the trip again.'],
  restart: ['SERVICE_UNAVAILABLE', 'This server stops. Please connect again.'],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, string]>>;

export type StreamEnd = keyof typeof REASONS;

export class StreamEnded extends AppError {
  readonly reason: StreamEnd;

  constructor(reason: StreamEnd) {
    const [code, message] = REASONS[reason];
    super(code, message, code === 'SERVICE_UNAVAILABLE' ? { retryAfterSeconds: RETRY_SECONDS } : {});
    this.reason = reason;
  }
}
