import type { SmsConfig } from '../config/config.ts';
import { createConsoleSms } from './consoleSms.ts';
import { withSmsBreaker, type SmsProvider } from './sms.ts';

/**
 * The provider of texts that the configuration asks for. Twilio's SDK is read only where it is used: it is large.
 * @param write prints on the terminal, for the local provider
 */
export async function createSms(config: SmsConfig, write: (text: string) => void): Promise<SmsProvider> {
  if (config.provider === 'console') return createConsoleSms(write);
  const { createTwilioSms } = await import('./twilioSms.ts');
  return withSmsBreaker(createTwilioSms(config));
}
