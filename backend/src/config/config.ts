import { z } from 'zod';
import { parseEmail } from '../../../domain/people/contact.ts';
import { parsePhone } from '../../../domain/people/phone/phone.ts';
import { priceOf, readPrices, type AiPrice } from './aiPrices.ts';
import { backupSettings, backupsConfig } from './backupsConfig.ts';
import { cardsConfig } from './cardsConfig.ts';
import { isHomeAddress } from './homeAddress.ts';
import { count, databaseAddress, flag, httpUrl, portNumber, rate, listOf } from './settingTypes.ts';
import { readSettingFiles } from './settingFiles.ts';
import { mailConfig, mailSettings, signInWays } from './mailConfig.ts';
import { oidcConfig, oidcSettings, oidcVariables } from './oidcConfig.ts';
import { smsConfig, smsCountries, smsSettings } from './smsConfig.ts';

/** One sentence per invalid value. */
export class ConfigError extends Error {}

const SECRET_MIN_LENGTH = 16;

/** Every environment variable; docs/configuration.md is generated from it. */
export const settings = z.object({
  NODE_ENV: z
    .string()
    .optional()
    .describe('`production` requires `CODE_PEPPER`, https and a choice of how texts are sent.'),
  PORT: portNumber.default(4000).describe('Port of the pages and of the API.'),
  HOST: z.string().optional().describe('Address to listen on: 127.0.0.1 unless set, in production 0.0.0.0.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe(
      'Address that browsers use, for links, cookies and search engines. In production https, or http at [home](operation.md#at-home). `http://localhost:$PORT` unless set.',
    ),
  CORS_ORIGINS: z
    .string()
    .default('')
    .describe(
      'Sites whose pages may call the API from a browser with a [token](rest.md#tokens), as `https://board.example.org,https://bot.example.org`; never with cookies. None unless set.',
    ),
  TRUST_PROXY: count(0, 10).describe(
    'Number of proxies in front. With too low a number all callers behind a proxy share its limits.',
  ),
  DRAIN_SECONDS: count(3, 8).describe(
    'Seconds that `/readyz` answers 503 after SIGTERM before the port closes, at most 8.',
  ),
  METRICS_PORT: portNumber
    .optional()
    .describe(
      'Port of `/metrics`, on the same `HOST`; do not expose it through a proxy. No metrics unless set.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe(
      'Address of an OpenTelemetry receiver, for example `http://localhost:4318`, that gets [traces](operation.md#traces) over OTLP/HTTP. No traces unless set.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'has to be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and its secrets.'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('A Postgres 15 or newer. The embedded Postgres unless set.'),
  DATABASE_LISTEN_URL: databaseAddress
    .optional()
    .describe(
      'Address of the same database past a pooler such as PgBouncer, for `LISTEN`. Set it when `DATABASE_URL` is a pooler.',
    ),
  PRODUCT_NAME: z
    .string()
    .trim()
    .min(1, 'cannot be blank')
    .max(40, 'can have at most 40 characters')
    .default('Grub Club')
    .describe('Name on every screen and in every text, at most 40 characters.'),
  ADMIN_PHONES: z
    .string()
    .default('')
    .describe(
      'Comma-separated phone numbers of the admins, outside North America with + and country code. A number taken off the list loses the rights with its next call.',
    ),
  ADMIN_EMAILS: z.string().default('').describe('Comma-separated email addresses of admins, likewise.'),
  SIGN_IN: z
    .string()
    .default('phone')
    .describe(
      'How people sign in: a list of `phone`, `email` and `oidc`; the first two also for invitations. Texts need a provider, mails `SMTP_URL`, `oidc` needs `OIDC_ISSUER`.',
    ),
  REGISTRATION: z
    .enum(['open', 'invited', 'closed'], { error: 'has to be open, invited or closed' })
    .default('open')
    .describe(
      'Who can make an account: `open` for everybody, `invited` for people with an invitation, `closed` for nobody. Admins always can.',
    ),
  CODE_PEPPER: z
    .string()
    .min(
      SECRET_MIN_LENGTH,
      `has to be a secret of at least ${SECRET_MIN_LENGTH} characters (openssl rand -hex 32 makes one)`,
    )
    .optional()
    .describe(
      `Secret of at least ${SECRET_MIN_LENGTH} characters that hashes sign-in codes and former numbers and seals pending texts and invitation links. Required in production; elsewhere generated once in \`DATA_DIR\`.`,
    ),
  GRAPHQL_INTROSPECTION: flag(true).describe(
    '`true` or `false`: whether `/graphql` describes its schema, and `/schema.graphql` is served.',
  ),
  USER_CALLS_PER_SECOND: rate(60).describe(
    'API calls a second that each server accepts from one account; bursts of five times as many.',
  ),
  ADDRESS_CALLS_PER_SECOND: rate(200).describe(
    'API calls a second that each server accepts from one address; bursts of five times as many.',
  ),
  LIVE_STREAMS: rate(1000).describe(
    'Live streams (subscriptions and server-sent events) that each server keeps open; more are refused with 503.',
  ),
  LIVE_STREAMS_PER_ADDRESS: rate(50).describe('Live streams that each server keeps open for one address.'),
  LIVE_STREAMS_PER_SESSION: rate(10).describe('Live streams that each server keeps open for one session.'),
  WEBHOOK_ALLOW_PRIVATE: flag(false).describe(
    '`true` or `false`: whether [webhooks](webhooks.md) may call machines of this network, and http. With strangers among the accounts leave it off.',
  ),
  ...smsSettings,
  UNSPLASH_ACCESS_KEY: z
    .string()
    .optional()
    .describe(
      'Key for photos from [Unsplash](https://unsplash.com/developers), searched by the place of a trip. Drawings unless set.',
    ),
  UNSPLASH_API_URL: httpUrl
    .default('https://api.unsplash.com')
    .describe("Unsplash's address; replaced in tests."),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe("Key for suggestions from a language model behind OpenAI's API. The cookbook unless set."),
  OPENAI_BASE_URL: httpUrl
    .default('https://api.openai.com/v1')
    .describe("Any server that speaks OpenAI's API, a local one for example."),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini').describe('Model; it must support structured outputs.'),
  AI_DAILY_BUDGET_USD: z.coerce
    .number({ error: 'has to be an amount of dollars such as 5 or 2.50' })
    .min(0, 'cannot be negative')
    .max(100_000, 'can be at most 100000')
    .default(5)
    .describe('Maximum cost of all model calls within 24 hours, in dollars; logs a warning at half of it.'),
  AI_PRICES: z
    .string()
    .default('')
    .describe(
      "Prices that differ from OpenAI's list, as `model=in/out, …` in dollars for a million tokens. A model on neither list counts as the most expensive one.",
    ),
  MONETIZATION_ENABLED: flag(false).describe(
    '`true` or `false`: whether trips beyond the first cost a credit.',
  ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Secret key for card payments through [Stripe](https://dashboard.stripe.com/apikeys). Nothing can be bought unless set.',
    ),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .optional()
    .describe('Publishable key of the same Stripe account and mode.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      "Secret that signs Stripe's events; required with the keys, see [payments](operation.md#payments).",
    ),
  STRIPE_PRICE_SINGLE: z
    .string()
    .optional()
    .describe("Id of Stripe's price for one trip, in dollars. 2.99 unless set."),
  STRIPE_PRICE_BUNDLE: z
    .string()
    .optional()
    .describe("Id of Stripe's price for a bundle, in dollars. 9.99 unless set."),
  STRIPE_PRICE_UNLIMITED: z
    .string()
    .optional()
    .describe("Id of Stripe's price for unlimited trips, in dollars. 29.99 unless set."),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com').describe("Stripe's address; replaced in tests."),
  ...mailSettings,
  ...oidcSettings,
  ...backupSettings,
});

// Variables of providers have names of the host's choice.
const schema = settings.loose().transform((env, ctx) => {
  const wrong = (name: string, sentence: string) => {
    ctx.addIssue({ code: 'custom', path: [name], message: sentence });
  };
  const isProduction = env.NODE_ENV === 'production';
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const [adminPhones, adminEmails] = [env.ADMIN_PHONES, env.ADMIN_EMAILS].map(listOf) as [string[], string[]];
  const corsOrigins = listOf(env.CORS_ORIGINS);
  const signIn = signInWays(env.SIGN_IN, wrong);
  if (isProduction && publicUrl.protocol === 'http:' && !isHomeAddress(publicUrl.hostname))
    wrong(
      'PUBLIC_URL',
      'has to begin with https:// in production, so that cookies are safe; http:// is for private addresses such as 192.168.1.20 and names such as kitchen.local',
    );
  if (publicUrl.href !== `${publicUrl.origin}/`)
    wrong('PUBLIC_URL', 'has to be an address without a path, like https://food.example.org');
  if (corsOrigins.some((text) => !URL.canParse(text) || new URL(text).origin !== text))
    wrong('CORS_ORIGINS', 'has to be a comma-separated list of origins such as https://board.example.org');
  if (isProduction && env.CODE_PEPPER === undefined)
    wrong('CODE_PEPPER', 'is needed in production: the secret that hashes sign-in codes');
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT && env.PORT !== 0)
    wrong('METRICS_PORT', 'has to differ from PORT and must not be reachable through a proxy');
  if (env.DATABASE_LISTEN_URL !== undefined && env.DATABASE_URL === undefined)
    wrong('DATABASE_LISTEN_URL', 'needs DATABASE_URL, the address of the same database');
  if (adminPhones.some((text) => parsePhone(text) === null))
    wrong(
      'ADMIN_PHONES',
      'has to be a comma-separated list of phone numbers, those outside North America with + and country code',
    );
  if (adminEmails.some((text) => parseEmail(text) === null))
    wrong('ADMIN_EMAILS', 'has to be a comma-separated list of email addresses');
  const prices = readPrices(env.AI_PRICES);
  if (prices === null)
    wrong(
      'AI_PRICES',
      'has to be a list like gpt-4.1-mini=0.40/1.60, my-model=0/0: dollars for a million tokens in and out',
    );
  return {
    isProduction,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? null,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    drainSeconds: env.DRAIN_SECONDS,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    corsOrigins,
    /** Served to others, without TLS. */
    isAtHome: isProduction && publicUrl.protocol === 'http:' && publicUrl.hostname !== 'localhost',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseListenUrl: env.DATABASE_LISTEN_URL ?? null,
    productName: env.PRODUCT_NAME,
    monetizationEnabled: env.MONETIZATION_ENABLED,
    /** Numbers and addresses. */
    admins: new Set(
      [...adminPhones.map(parsePhone), ...adminEmails.map(parseEmail)].filter((one) => one !== null),
    ),
    registration: env.REGISTRATION,
    codePepper: env.CODE_PEPPER ?? null,
    trustedProxies: env.TRUST_PROXY,
    introspection: env.GRAPHQL_INTROSPECTION,
    signIn,
    sms: smsConfig(env, isProduction && signIn.has('phone'), wrong),
    mail: mailConfig(env, publicUrl, isProduction && signIn.has('email'), wrong),
    oidc: oidcConfig(env, signIn.has('oidc'), wrong),
    mailHourlyLimit: env.MAIL_HOURLY_LIMIT,
    mailDailyLimit: env.MAIL_DAILY_LIMIT,
    photos: photosConfig(env),
    ai: aiConfig(env, prices ?? new Map()),
    cards: cardsConfig(env, wrong),
    backups: backupsConfig(env, wrong),
    /** Null for all. */
    smsCountries: smsCountries(env.SMS_COUNTRIES, wrong),
    smsHourlyLimit: env.SMS_HOURLY_LIMIT,
    smsDailyLimit: env.SMS_DAILY_LIMIT,
    smsCountryHourlyLimit: env.SMS_COUNTRY_HOURLY_LIMIT ?? Math.ceil(env.SMS_HOURLY_LIMIT / 2),
    smsCountryDailyLimit: env.SMS_COUNTRY_DAILY_LIMIT ?? Math.ceil(env.SMS_DAILY_LIMIT / 2),
    userCallsPerSecond: env.USER_CALLS_PER_SECOND,
    addressCallsPerSecond: env.ADDRESS_CALLS_PER_SECOND,
    streams: env.LIVE_STREAMS,
    streamsPerAddress: env.LIVE_STREAMS_PER_ADDRESS,
    streamsPerSession: env.LIVE_STREAMS_PER_SESSION,
    allowsPrivateWebhooks: env.WEBHOOK_ALLOW_PRIVATE,
    logLevel: env.LOG_LEVEL,
  };
});

export type Config = z.output<typeof schema>;

/** Without it places are drawn. */
export interface PhotosConfig {
  readonly accessKey: string;
  readonly apiUrl: string;
  readonly appName: string;
}

/** Without it suggestions come from the cookbook. */
export interface AiConfig {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  /** For all calls, in millionths of a dollar. */
  readonly dailyBudgetMicroDollars: number;
  readonly price: AiPrice;
}

function photosConfig(env: {
  UNSPLASH_ACCESS_KEY?: string | undefined;
  UNSPLASH_API_URL: string;
  PRODUCT_NAME: string;
}): PhotosConfig | null {
  if (env.UNSPLASH_ACCESS_KEY === undefined) return null;
  const appName = env.PRODUCT_NAME.toLowerCase().replace(/\s+/g, '_');
  return { accessKey: env.UNSPLASH_ACCESS_KEY, apiUrl: env.UNSPLASH_API_URL, appName };
}

function aiConfig(
  env: {
    OPENAI_API_KEY?: string | undefined;
    OPENAI_BASE_URL: string;
    OPENAI_MODEL: string;
    AI_DAILY_BUDGET_USD: number;
  },
  prices: ReadonlyMap<string, AiPrice>,
): AiConfig | null {
  if (env.OPENAI_API_KEY === undefined) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    dailyBudgetMicroDollars: Math.round(env.AI_DAILY_BUDGET_USD * 1_000_000),
    price: priceOf(env.OPENAI_MODEL, prices),
  };
}

/**
 * Reads the environment, and files that it names; blank values count as unset.
 * @throws ConfigError
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const sentences: string[] = [];
  const names = [...Object.keys(settings.shape), ...oidcVariables(set['OIDC_PROVIDERS'])];
  const whole = readSettingFiles(set, names, (name, sentence) => {
    sentences.push(`${name} ${sentence}.`);
  });
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  const result = schema.safeParse(whole);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
  );
}
