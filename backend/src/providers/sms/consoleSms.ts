import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import { boxed } from '../boxed.ts';
import type { SmsProvider } from './sms.ts';

/**
 * Prints texts in a box between log lines.
 * @param write `process.stdout.write`, bound
 */
export function createConsoleSms(write: (text: string) => void): SmsProvider {
  return {
    send: (phone, body) => {
      write(boxed(' Text message ', [`To ${formatPhone(phone)}`, '', ...body.split('\n')]));
      return Promise.resolve({ kind: 'sent' });
    },
  };
}
