import type { SmsConfig } from '../../config/smsConfig.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createConsoleSms } from './consoleSms.ts';
import { createHttpSms } from './httpSms.ts';
import { withBreaker } from '../sending.ts';
import type { SmsProvider } from './sms.ts';

/** Loads Twilio's large SDK on demand. */
export async function createSms(
  config: SmsConfig,
  write: (text: string) => void,
  outbound: Outbound,
): Promise<SmsProvider> {
  if (config.provider === 'console') return createConsoleSms(write);
  if (config.provider === 'http') return withBreaker(createHttpSms(config, outbound));
  const { createTwilioSms } = await import('./twilioSms.ts');
  return withBreaker(createTwilioSms(config, outbound));
}
