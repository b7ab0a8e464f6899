import { t } from '@lingui/core/macro';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { shortWeekdayLabel, timeLabel } from '../../../../domain/text/dates/dates.ts';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import type { ErrorCode } from '../../../../domain/errorCode.ts';
import { errorCode, errorField, errorMessage, retryAfterSeconds } from '../../gql/errorMessage.ts';

const FALLBACK = t`Failed to generate meal suggestions. Please try again.`;

/** The cookbook never has these. */
const OF_SOURCE: readonly ErrorCode[] = ['PROVIDER_FAILED', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'];

export interface SuggestionFailure {
  /** The server's, 'Server error: {status}', or the specification's (section 8). */
  readonly text: string;
  readonly field: string | null;
  /** Another source may work. */
  readonly isOfSource: boolean;
}

/** With the next try's time, in the viewer's zone. */
export function suggestionFailure(error: unknown, now: Date): SuggestionFailure {
  const code = errorCode(error);
  const seconds = retryAfterSeconds(error);
  const text = seconds === null ? sentence(error) : `${sentence(error)} ${freeAgain(seconds, now)}`;
  return { text, field: errorField(error), isOfSource: code !== null && OF_SOURCE.includes(code) };
}

function sentence(error: unknown): string {
  if (ServerError.is(error) || ServerParseError.is(error)) return serverError(error.statusCode);
  return errorMessage(error, FALLBACK);
}

function serverError(status: number): string {
  return t`Server error: ${status}`;
}

/** 'Possible again at 3:45 PM.', or 'on Sun at 3:45 PM'. */
function freeAgain(seconds: number, now: Date): string {
  const at = new Date(now.getTime() + seconds * 1000);
  const time = timeLabel(at);
  if (localDate(at) === localDate(now)) return t`Available again at ${time}.`;
  const day = shortWeekdayLabel(localDate(at));
  return t`Available again on ${day} at ${time}.`;
}
