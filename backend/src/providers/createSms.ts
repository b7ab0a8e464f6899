import type { SmsConfig } from '../config/config.ts';
import { createConsoleSms } from './consoleSms.ts';
import { withSmsBreaker, type SmsProvider } from './sms.ts';

/**
 * The configured SMS provider; loads Twilio's large SDK on demand.
 * @param write prints on the terminal, for the local provider
 */
export async function createSms(config: SmsConfig, write: (text: string) => void): Promise<SmsProvider> {
  if (config.provider === 'console') return createConsoleSms(write);
  const { createTwilioSms } = await import('./twilioSms.ts');
  return withSmsBreaker(createTwilioSms(config));
}
