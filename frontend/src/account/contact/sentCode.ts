import * as z from 'zod/mini';
import { keepTabText, readTabText, takeTabText } from '../../browser/store/browserText.ts';

const sentCodeFields = z.object({
  /** As typed. */
  contact: z.string(),
  /** Of a new user. */
  name: z.nullable(z.string()),
  /** When the next may be requested, in milliseconds since 1970. */
  resendAtMs: z.number(),
  expiresAtMs: z.number(),
});

export type SentCode = z.infer<typeof sentCodeFields>;

/** What the code is for. */
type Purpose = 'sign-in-code' | 'new-number-code' | 'new-email-code';

/** A valid code that this tab asked for: phones drop a page while its user reads the text. */
export function keptSentCode(purpose: Purpose): SentCode | null {
  const { data } = sentCodeFields.safeParse(parsed(readTabText(purpose)));
  return data === undefined || data.expiresAtMs <= Date.now() ? null : data;
}

export function forgetSentCode(purpose: Purpose): void {
  takeTabText(purpose);
}

export function keepSentCode(purpose: Purpose, code: SentCode): void {
  keepTabText(purpose, JSON.stringify(code));
}

/** Of the server's answer. */
export function sentCode(
  contact: string,
  name: string | null,
  answer: { readonly resendAt: string; readonly expiresAt: string } | undefined,
): SentCode {
  return {
    contact,
    name,
    resendAtMs: Date.parse(answer?.resendAt ?? '') || Date.now(),
    expiresAtMs: Date.parse(answer?.expiresAt ?? '') || Date.now(),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // Written by another version: the code can be requested again.
  }
}
