import { z } from 'zod';
import { parseEmail } from '../../../domain/people/contact.ts';
import { isHomeAddress } from './homeAddress.ts';
import { count, listOf } from './settingTypes.ts';

/** Environment variables about email. */
export const mailSettings = {
  SMTP_URL: z
    .string()
    .optional()
    .describe(
      'Mail server, as `smtps://user:password@mail.example.org`, or `smtp://…:587` for STARTTLS, which is demanded outside of private addresses. Unless set, mails are printed on the terminal; production refuses to start with `email` in `SIGN_IN`.',
    ),
  MAIL_FROM: z
    .string()
    .optional()
    .describe('Address that mails come from. `no-reply@` and the host of `PUBLIC_URL` unless set.'),
  MAIL_HOURLY_LIMIT: count(500, 1_000_000).describe(
    'Maximum number of mails the installation sends in an hour; logs a warning at half of it. Half is kept for addresses with an account or an invitation.',
  ),
  MAIL_DAILY_LIMIT: count(2500, 10_000_000).describe(
    'Maximum number of mails the installation sends in a day, likewise.',
  ),
};

type MailEnv = z.output<z.ZodObject<typeof mailSettings>>;

export type MailConfig =
  | { readonly provider: 'console' }
  | {
      readonly provider: 'smtp';
      readonly url: string;
      readonly from: string;
      /** Whether to refuse a server without TLS. */
      readonly needsTls: boolean;
    };

/** Takes a variable's name and problem. */
type Wrong = (name: string, sentence: string) => void;

const SIGN_IN_WAYS = ['phone', 'email', 'oidc'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** At least one. */
export function signInWays(list: string, wrong: Wrong): ReadonlySet<SignInWay> {
  const names = listOf(list);
  const ways = SIGN_IN_WAYS.filter((way) => names.includes(way));
  if (ways.length === 0 || names.length > ways.length)
    wrong('SIGN_IN', 'has to name at least one of phone, email and oidc, so that people can sign in');
  return new Set(ways);
}

export function mailConfig(
  { SMTP_URL: url, MAIL_FROM: from }: MailEnv,
  publicUrl: URL,
  isNeeded: boolean,
  wrong: Wrong,
): MailConfig {
  if (from !== undefined && parseEmail(from) === null)
    wrong('MAIL_FROM', 'has to be an email address, like food@example.org');
  if (url === undefined) {
    if (isNeeded) wrong('SMTP_URL', 'is needed to sign people in by email, with email in SIGN_IN');
    return { provider: 'console' };
  }
  const server = URL.canParse(url) ? new URL(url) : null;
  if (server === null || !/^smtps?:$/.test(server.protocol) || server.hostname === '')
    wrong('SMTP_URL', 'has to be an address like smtps://user:password@mail.example.org');
  return {
    provider: 'smtp',
    url,
    from: from ?? `no-reply@${publicUrl.hostname}`,
    needsTls: server !== null && !isHomeAddress(server.hostname),
  };
}
