import { msg, type Message } from '../../../domain/text/message.ts';
import type { ErrorCode } from '../../../domain/errorCode.ts';
import { AppError } from '../base/errors.ts';

const RETRY_SECONDS = 2;

export const RESTARTS = msg('stream.restart', 'This server stops. Please connect again.');

const REASONS = {
  left: ['NOT_FOUND', msg('stream.tripLost', 'You can no longer see this trip.')],
  'signed out': ['UNAUTHENTICATED', msg('stream.signedOut', 'Your session has ended. Please sign in again.')],
  slow: [
    'SERVICE_UNAVAILABLE',
    msg('stream.tooSlow', 'Messages were read too slowly. Please connect and read the trip again.'),
  ],
  restart: ['SERVICE_UNAVAILABLE', RESTARTS],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, Message]>>;

export type StreamEnd = keyof typeof REASONS;

export class StreamEnded extends AppError {
  readonly reason: StreamEnd;

  constructor(reason: StreamEnd) {
    const [code, message] = REASONS[reason];
    super(code, message, code === 'SERVICE_UNAVAILABLE' ? { retryAfterSeconds: RETRY_SECONDS } : {});
    this.reason = reason;
  }
}
