import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import twilio from 'twilio';
import type { SmsConfig } from '../config/config.ts';
import type { SmsOutcome, SmsProvider } from './sms.ts';

const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;

/** Failures before the request left: nothing can have been sent. */
const NEVER_LEFT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_INVALID_URL',
]);

type TwilioConfig = Extract<SmsConfig, { readonly provider: 'twilio' }>;

/**
 * Sends texts through Twilio's own SDK, each once: the SDK's retries stay off, and no answer within ten seconds is
 * 'unknown', since the text may be on its way.
 */
export function createTwilioSms(config: TwilioConfig, timeoutMs = TIMEOUT_MS): SmsProvider {
  const client = twilio(config.accountSid, config.authToken, { autoRetry: false, timeout: timeoutMs });
  client.api.baseUrl = config.apiUrl;
  const sender =
    'from' in config.sender
      ? { from: config.sender.from }
      : { messagingServiceSid: config.sender.messagingServiceSid };
  // The SDK's own time-out watches for silence alone: an answer that drips would hold the caller for ever.
  const inTime = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  return {
    send: async (phone, body) => {
      try {
        const message = await inTime.execute(() => client.messages.create({ ...sender, to: phone, body }));
        return acceptedOutcome(message.sid, message.status, message.errorCode);
      } catch (error) {
        return failureOutcome(error);
      }
    },
  };
}

/** What an answer of success says; one without a message id came from something that is not Twilio. */
function acceptedOutcome(sid: unknown, status: unknown, errorCode: unknown): SmsOutcome {
  if (typeof sid !== 'string') return { kind: 'unknown', reason: 'strange_answer' };
  return status === 'failed' || status === 'undelivered'
    ? { kind: 'refused', reason: typeof errorCode === 'number' ? String(errorCode) : status }
    : { kind: 'sent' };
}

/** What became of the text, by status and code alone: Twilio's messages repeat the phone number. */
function failureOutcome(error: unknown): SmsOutcome {
  if (error instanceof TaskCancelledError) return { kind: 'unknown', reason: 'timeout' };
  const status = property(error, 'status');
  const code = property(error, 'code');
  if (typeof status === 'number') return statusOutcome(status, code);
  if (typeof code === 'string' && NEVER_LEFT.has(code)) return { kind: 'not_sent', reason: code };
  return { kind: 'unknown', reason: typeof code === 'string' ? code : 'strange_answer' };
}

/**
 * Nothing was sent where the call was turned away, or where Twilio itself says by its code that it failed. Any other
 * failure of a server came from somewhere on the way, and the text may have got through.
 */
function statusOutcome(status: number, code: unknown): SmsOutcome {
  const isTwiliosWord = typeof code === 'number' && code !== 0;
  const reason = isTwiliosWord ? String(code) : `http_${status}`;
  const isTurnedAway = status === TOO_MANY_REQUESTS || status === SERVICE_UNAVAILABLE || status < 400;
  if (isTurnedAway || (status === INTERNAL_ERROR && isTwiliosWord)) return { kind: 'not_sent', reason };
  return { kind: status >= 500 ? 'unknown' : 'refused', reason };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
