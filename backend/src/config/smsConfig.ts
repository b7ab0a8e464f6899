import { z } from 'zod';
import { isPhoneCountry, withTerritories, type PhoneCountry } from '../../../domain/people/phone/phone.ts';
import { isHomeAddress } from './homeAddress.ts';
import { count, httpUrl, wholeNumber } from './settingTypes.ts';

const MAX_HOURLY = 1_000_000;
const MAX_DAILY = 10_000_000;

/** Environment variables about texts. */
export const smsSettings = {
  SMS_PROVIDER: z
    .enum(['console', 'twilio', 'http'], { error: 'has to be console, twilio or http' })
    .optional()
    .describe(
      '`twilio`, `http` for another [gateway](#texts-through-another-gateway), or `console` to print texts on the terminal. Unless set: Twilio when a Twilio variable is set, else the terminal; production refuses to start with neither.',
    ),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Account at Twilio.'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Secret of the Twilio account.'),
  TWILIO_FROM_NUMBER: z.string().optional().describe('Number that texts are sent from.'),
  TWILIO_MESSAGING_SERVICE_SID: z
    .string()
    .optional()
    .describe('Twilio messaging service that sends the texts, in place of `TWILIO_FROM_NUMBER`.'),
  TWILIO_API_URL: httpUrl.default('https://api.twilio.com').describe("Twilio's address; replaced in tests."),
  SMS_HTTP_URL: httpUrl
    .optional()
    .describe('Address of the gateway that each text is posted to; https, or http at a private address.'),
  SMS_HTTP_BODY: z
    .string()
    .default('{"to":"{to}","text":"{text}"}')
    .describe('JSON to post; `{to}` (`+14155550123`) and `{text}` are filled in inside its strings.'),
  SMS_HTTP_HEADERS: z
    .string()
    .default('{}')
    .describe('Headers of the post with the key of the gateway, as a JSON object of strings.'),
  SMS_COUNTRIES: z
    .string()
    .default('')
    .describe(
      'Countries whose numbers are texted, as `US,CA,DE` (ISO 3166-1); the US include their territories. All unless set; premium, shared-cost, satellite and international-network ranges are never texted.',
    ),
  SMS_HOURLY_LIMIT: count(100, MAX_HOURLY).describe(
    'Maximum number of texts the installation sends in an hour; logs a warning at half of it. Half is kept for numbers with an account or an invitation.',
  ),
  SMS_DAILY_LIMIT: count(500, MAX_DAILY).describe(
    'Maximum number of texts the installation sends in a day, likewise.',
  ),
  SMS_COUNTRY_HOURLY_LIMIT: wholeNumber(MAX_HOURLY)
    .optional()
    .describe(
      'Maximum number of texts to one country in an hour, except to the US, its territories and Canada. Half of `SMS_HOURLY_LIMIT` unless set, and half of it is kept for numbers with an account or an invitation; raise it where your group lives.',
    ),
  SMS_COUNTRY_DAILY_LIMIT: wholeNumber(MAX_DAILY)
    .optional()
    .describe(
      'Maximum number of texts to one country in a day, likewise. Half of `SMS_DAILY_LIMIT` unless set.',
    ),
};

type SmsEnv = z.output<z.ZodObject<typeof smsSettings>>;

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

export type SmsConfig =
  | { readonly provider: 'console' }
  | {
      readonly provider: 'http';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      /** Whose strings have `{to}` and `{text}`. */
      readonly body: JsonValue;
    }
  | {
      readonly provider: 'twilio';
      readonly accountSid: string;
      readonly authToken: string;
      readonly sender: { readonly from: string } | { readonly messagingServiceSid: string };
      readonly apiUrl: string;
    };

/** Takes a variable's name and problem. */
type Wrong = (name: string, sentence: string) => void;

export function smsConfig(env: SmsEnv, isProduction: boolean, wrong: Wrong): SmsConfig {
  const accountSid = env.TWILIO_ACCOUNT_SID;
  const authToken = env.TWILIO_AUTH_TOKEN;
  const isAnySet = [accountSid, authToken, env.TWILIO_FROM_NUMBER, env.TWILIO_MESSAGING_SERVICE_SID].some(
    Boolean,
  );
  if (env.SMS_PROVIDER === 'console') return { provider: 'console' };
  if (env.SMS_PROVIDER === 'http') return httpConfig(env, wrong);
  if (env.SMS_PROVIDER === undefined && !isAnySet) {
    if (isProduction)
      wrong(
        'TWILIO_ACCOUNT_SID',
        'is needed in production; set SMS_PROVIDER=console to print texts on the terminal instead',
      );
    return { provider: 'console' };
  }
  const sender = env.TWILIO_MESSAGING_SERVICE_SID
    ? { messagingServiceSid: env.TWILIO_MESSAGING_SERVICE_SID }
    : env.TWILIO_FROM_NUMBER
      ? { from: env.TWILIO_FROM_NUMBER }
      : null;
  if (!accountSid) wrong('TWILIO_ACCOUNT_SID', 'is needed to send texts through Twilio');
  if (!authToken) wrong('TWILIO_AUTH_TOKEN', 'is needed to send texts through Twilio');
  if (sender === null)
    wrong('TWILIO_FROM_NUMBER', 'or TWILIO_MESSAGING_SERVICE_SID is needed to send texts through Twilio');
  if (!accountSid || !authToken || sender === null) return { provider: 'console' };
  return { provider: 'twilio', accountSid, authToken, sender, apiUrl: env.TWILIO_API_URL };
}

function httpConfig(env: SmsEnv, wrong: Wrong): SmsConfig {
  const url = env.SMS_HTTP_URL;
  if (url === undefined) wrong('SMS_HTTP_URL', 'is needed to send texts through a gateway');
  else checkGateway(new URL(url), wrong);
  const body = jsonOf(env.SMS_HTTP_BODY);
  const strings = stringsOf(body);
  if (!['{to}', '{text}'].every((mark) => strings.some((text) => text.includes(mark))))
    wrong(
      'SMS_HTTP_BODY',
      'has to be JSON with {to} and {text} in its strings, like {"to":"{to}","text":"{text}"}',
    );
  const headers = headersOf(jsonOf(env.SMS_HTTP_HEADERS));
  if (headers === null)
    wrong(
      'SMS_HTTP_HEADERS',
      'has to be a JSON object of header names and values, like {"x-api-key":"the key"}',
    );
  return { provider: 'http', url: url ?? '', headers: headers ?? {}, body: body ?? null };
}

function checkGateway({ protocol, hostname, username, password }: URL, wrong: Wrong): void {
  if (protocol === 'http:' && !isHomeAddress(hostname))
    wrong(
      'SMS_HTTP_URL',
      'has to begin with https://, so that nobody reads the codes; http:// is for private addresses',
    );
  if (username !== '' || password !== '')
    wrong('SMS_HTTP_URL', 'has to be without a password; give it as Authorization in SMS_HTTP_HEADERS');
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): JsonValue | undefined {
  try {
    // JSON.parse answers nothing else.
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function stringsOf(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Null unless they can be sent. */
function headersOf(value: JsonValue | undefined): Record<string, string> | null {
  const headers = z.record(z.string(), z.string()).safeParse(value);
  if (!headers.success) return null;
  try {
    // Refuses line breaks, and names that are no header's.
    return Object.fromEntries(new Headers(headers.data));
  } catch {
    return null;
  }
}

/** Null for all. */
export function smsCountries(list: string, wrong: Wrong): ReadonlySet<PhoneCountry> | null {
  const codes = list
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
  const unknown = codes.filter((code) => !isPhoneCountry(code));
  if (unknown.length > 0)
    wrong('SMS_COUNTRIES', `has to be a list of countries such as US,CA,DE; not ${unknown.join(', ')}`);
  return codes.length === 0 ? null : withTerritories(codes.filter(isPhoneCountry));
}
