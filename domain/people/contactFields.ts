import * as z from 'zod/mini';
import { msg } from '../text/message.ts';
import { requiredText } from '../text/text.ts';

export const PHONE_TEXT_LENGTH = 40;
export const EMAIL_TEXT_LENGTH = 320;

/** The server decides whether it can be texted. */
export const phoneField = requiredText(
  msg('field.phoneNumber', 'Phone number'),
  PHONE_TEXT_LENGTH,
  msg('account.phoneMissing', 'Please enter your phone number'),
);

/** The server decides whether it can be mailed. */
export const emailField = requiredText(
  msg('field.email', 'Email'),
  EMAIL_TEXT_LENGTH,
  msg('account.emailMissing', 'Please enter your email'),
);

export const phoneFields = z.object({ phone: phoneField });
export const emailFields = z.object({ email: emailField });
