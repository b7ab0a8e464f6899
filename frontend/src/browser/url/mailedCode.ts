import { MAILED } from './mailedLink.ts';

/** A code that was mailed, by the link in the mail. */
export interface MailedCode {
  readonly email: string;
  /** Empty if the link was cut. */
  readonly code: string;
}

let taken: MailedCode | null | undefined;

/** Takes it out of the address bar, once a page, so that it is in no bookmark and no history. */
export function takeMailedCode(): MailedCode | null {
  taken ??= mailedCodeIn(window.location.hash);
  if (window.location.hash.startsWith(MAILED)) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return taken;
}

/** "#sign-in?email=maya%40example.com&code=123456"; null for other fragments. */
export function mailedCodeIn(hash: string): MailedCode | null {
  if (!hash.startsWith(MAILED)) return null;
  const values = new URLSearchParams(hash.slice(MAILED.length));
  const email = values.get('email') ?? '';
  const code = values.get('code') ?? '';
  return email.includes('@') ? { email, code: /^\d{6}$/.test(code) ? code : '' } : null;
}
