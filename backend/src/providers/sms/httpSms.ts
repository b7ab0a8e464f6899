import { property } from '../../base/property.ts';
import type { JsonValue, SmsConfig } from '../../config/smsConfig.ts';
import { systemErrorCode } from '../../base/systemErrorCode.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { neverLeft, type SendOutcome } from '../sending.ts';
import type { SmsProvider } from './sms.ts';

const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;

type HttpSmsConfig = Extract<SmsConfig, { readonly provider: 'http' }>;

/** Any gateway that takes JSON. No retries and no redirects; no answer in ten seconds is 'unknown'. */
export function createHttpSms(
  { url, headers, body: template }: HttpSmsConfig,
  { fetch }: Outbound,
  timeoutMs = TIMEOUT_MS,
): SmsProvider {
  return {
    send: async (to, text) => {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(filled(template, { to, text })),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return outcomeOf(response);
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/** Fills the strings of parsed JSON, so that no text can add to its structure. */
function filled(template: JsonValue, values: Readonly<Record<'to' | 'text', string>>): JsonValue {
  if (typeof template === 'string')
    return template.replace(/\{(to|text)\}/g, (_, name) => values[name === 'to' ? 'to' : 'text']);
  if (Array.isArray(template)) return template.map((part: JsonValue) => filled(part, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, filled(part, values)]));
}

/** Server errors may come from a proxy in front of a gateway that sends. */
function outcomeOf({ ok, status, headers }: Response): SendOutcome {
  if (ok) return { kind: 'sent' };
  const reason = `http_${status}`;
  if (status === TOO_MANY_REQUESTS || status === SERVICE_UNAVAILABLE) {
    const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
    return { kind: 'not_sent', reason, ...(seconds !== undefined && { retryAfterSeconds: Number(seconds) }) };
  }
  return { kind: status >= 500 ? 'unknown' : 'refused', reason };
}

function failureOf(error: unknown): SendOutcome {
  if (property(error, 'name') === 'TimeoutError') return { kind: 'unknown', reason: 'timeout' };
  const code = systemErrorCode(property(error, 'cause')) ?? 'no_answer';
  return { kind: neverLeft(code) ? 'not_sent' : 'unknown', reason: code };
}
