import { property } from '../../base/property.ts';
import { Agent } from 'node:https';
import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import twilio from 'twilio';
import type { SmsConfig } from '../../config/smsConfig.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { neverLeft, type SendOutcome } from '../sending.ts';
import type { SmsProvider } from './sms.ts';

const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;

type TwilioConfig = Extract<SmsConfig, { readonly provider: 'twilio' }>;

/** No retries; no answer in ten seconds is 'unknown': the text may be on its way. */
export function createTwilioSms(
  config: TwilioConfig,
  { agents }: Outbound,
  timeoutMs = TIMEOUT_MS,
): SmsProvider {
  const httpClient = new twilio.RequestClient({ autoRetry: false, timeout: timeoutMs });
  const { defaults } = httpClient.axios;
  defaults.httpAgent = agents.http;
  // With HTTP_PROXY the SDK has an agent that leads to the proxy.
  if (defaults.httpsAgent instanceof Agent) defaults.httpsAgent = agents.https;
  const client = twilio(config.accountSid, config.authToken, { httpClient });
  client.api.baseUrl = config.apiUrl;
  const sender =
    'from' in config.sender
      ? { from: config.sender.from }
      : { messagingServiceSid: config.sender.messagingServiceSid };
  // The SDK's timeout does not end a slowly dripping answer.
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

/** Without a message id it is not Twilio's. */
function acceptedOutcome(sid: unknown, status: unknown, errorCode: unknown): SendOutcome {
  if (typeof sid !== 'string') return { kind: 'unknown', reason: 'strange_answer' };
  return status === 'failed' || status === 'undelivered'
    ? { kind: 'refused', reason: typeof errorCode === 'number' ? String(errorCode) : status }
    : { kind: 'sent' };
}

/** Code only: Twilio's messages repeat the phone number. */
function failureOutcome(error: unknown): SendOutcome {
  if (error instanceof TaskCancelledError) return { kind: 'unknown', reason: 'timeout' };
  const status = property(error, 'status');
  const code = property(error, 'code');
  if (typeof status === 'number') return statusOutcome(status, code);
  if (typeof code === 'string' && neverLeft(code)) return { kind: 'not_sent', reason: code };
  return { kind: 'unknown', reason: typeof code === 'string' ? code : 'strange_answer' };
}

/** Other server errors may come from a proxy. */
function statusOutcome(status: number, code: unknown): SendOutcome {
  const isTwiliosWord = typeof code === 'number' && code !== 0;
  const reason = isTwiliosWord ? String(code) : `http_${status}`;
  const isTurnedAway = status === TOO_MANY_REQUESTS || status === SERVICE_UNAVAILABLE || status < 400;
  if (isTurnedAway || (status === INTERNAL_ERROR && isTwiliosWord)) return { kind: 'not_sent', reason };
  return { kind: status >= 500 ? 'unknown' : 'refused', reason };
}
