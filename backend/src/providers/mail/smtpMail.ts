import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config/mailConfig.ts';
import { neverLeft, type SendOutcome } from '../sending.ts';
import type { MailProvider } from './mail.ts';
import { htmlOf } from './htmlOf.ts';

const TIMEOUT_MS = 10_000;

type SmtpConfig = Extract<MailConfig, { readonly provider: 'smtp' }>;

/** Any mail server. nodemailer encodes headers, so no name or subject can add one; addresses are checked before. */
export function createSmtpMail({ url, from, needsTls }: SmtpConfig, productName: string): MailProvider {
  const transport = createTransport({
    url,
    requireTLS: needsTls,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, { subject, text }) => {
      try {
        await transport.sendMail({
          from: { name: productName, address: from },
          to: { name: '', address: to },
          subject: subject.replaceAll(/\s+/g, ' '),
          text,
          html: htmlOf(text),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
        return { kind: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/** What the server answered: 4xx may be tried again, 5xx not. Without an answer to the message it may be on its way. */
function failureOf(error: unknown): SendOutcome {
  // nodemailer adds these to its errors.
  const { code, command, responseCode } = Object(error) as Readonly<Record<string, unknown>>;
  if (typeof responseCode === 'number') {
    const isRefused = responseCode >= 500 && code !== 'EAUTH' && command !== 'CONN';
    return { kind: isRefused ? 'refused' : 'not_sent', reason: `smtp_${responseCode}` };
  }
  const reason = typeof code === 'string' ? code : 'no_answer';
  const isBeforeMessage = command !== 'DATA';
  return { kind: neverLeft(reason) || isBeforeMessage ? 'not_sent' : 'unknown', reason };
}
