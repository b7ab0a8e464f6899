import type { Sender } from '../sending.ts';

export interface Mail {
  /** One line. */
  readonly subject: string;
  /** Plain; links stand on their own or after a space. */
  readonly text: string;
}

export type MailProvider = Sender<Mail>;
