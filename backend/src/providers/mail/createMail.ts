import type { MailConfig } from '../../config/mailConfig.ts';
import { boxed } from '../boxed.ts';
import { withBreaker } from '../sending.ts';
import type { MailProvider } from './mail.ts';

/**
 * Loads nodemailer on demand.
 * @param write of the terminal
 */
export async function createMail(
  config: MailConfig,
  productName: string,
  write: (text: string) => void,
): Promise<MailProvider> {
  if (config.provider === 'console')
    return {
      send: (to, { subject, text }) => {
        write(boxed(' Email ', [`To ${to}`, subject, '', ...text.split('\n')]));
        return Promise.resolve({ kind: 'sent' });
      },
    };
  const { createSmtpMail } = await import('./smtpMail.ts');
  return withBreaker(createSmtpMail(config, productName));
}
