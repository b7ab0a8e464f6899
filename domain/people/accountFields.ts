import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { requiredText } from '../text/text.ts';

/** Longest spelling of a phone number that is looked at. */
export const PHONE_TEXT_LENGTH = 40;

/** A phone number in whatever spelling; whether it may be texted is decided by the server. */
export const phoneField = requiredText('Phone number', PHONE_TEXT_LENGTH, 'Please enter your phone number');

/** The name of a new user. */
export const userNameField = requiredText('Name', LIMITS.name, 'Please enter your name');

/** A sign-in code: six digits. */
export const codeField = z
  .string({ error: 'Please enter the verification code' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter the verification code', abort: true }),
    z.regex(/^\d{6}$/, 'The verification code has 6 digits'),
  );

/** The first step of signing in. */
export const phoneFields = z.object({ phone: phoneField });

/** The last step of signing in; the name is for new users. */
export const verifyCodeFields = z.object({
  phone: phoneField,
  code: codeField,
  name: z.optional(z.nullable(userNameField)),
});

/** A new name for the account. */
export const nameFields = z.object({ name: userNameField });
