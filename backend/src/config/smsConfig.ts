import { z } from 'zod';
import { isPhoneCountry, withTerritories, type PhoneCountry } from '../../../domain/people/phone/phone.ts';
import { count, httpUrl, wholeNumber } from './settingTypes.ts';

const MAX_HOURLY = 1_000_000;
const MAX_DAILY = 10_000_000;

/** Environment variables about texts. */
export const smsSettings = {
  SMS_PROVIDER: z
    .enum(['console', 'twilio'], { error: 'has to be console or twilio' })
    .optional()
    .describe(
      '`twilio`, or `console` to print texts on the terminal. Unless set: Twilio when a Twilio variable is set, else the terminal; production refuses to start with neither.',
    ),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Account at Twilio.'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Secret of the Twilio account.'),
  TWILIO_FROM_NUMBER: z.string().optional().describe('Number that texts are sent from.'),
  TWILIO_MESSAGING_SERVICE_SID: z
    .string()
    .optional()
    .describe('Twilio messaging service that sends the texts, in place of `TWILIO_FROM_NUMBER`.'),
  TWILIO_API_URL: httpUrl.default('https://api.twilio.com').describe("Twilio's address; replaced in tests."),
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
      'Maximum number of texts to one country in an hour, except to the US, its territories and Canada. Half of `SMS_HOURLY_LIMIT` unless set; raise it where your group lives.',
    ),
  SMS_COUNTRY_DAILY_LIMIT: wholeNumber(MAX_DAILY)
    .optional()
    .describe(
      'Maximum number of texts to one country in a day, likewise. Half of `SMS_DAILY_LIMIT` unless set.',
    ),
};

type SmsEnv = Partial<z.output<z.ZodObject<typeof smsSettings>>> & { readonly TWILIO_API_URL: string };

export type SmsConfig =
  | { readonly provider: 'console' }
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
