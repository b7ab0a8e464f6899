import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { LIMITS } from '../limits.ts';
import { requiredText } from '../text/text.ts';

export const PHONE_TEXT_LENGTH = 40;

/** The server decides whether it can be texted. */
export const phoneField = requiredText(
  msg('field.phoneNumber', 'Phone number'),
  PHONE_TEXT_LENGTH,
  msg('account.phoneMissing', 'Please enter your phone number'),
);

export const userNameField = requiredText(
  msg('field.name', 'Name'),
  LIMITS.name,
  msg('account.nameMissing', 'Please enter your name'),
);

export const codeField = z
  .string({ error: fieldMsg('signIn.codeMissing', 'Please enter the verification code') })
  .check(
    z.trim(),
    z.minLength(1, {
      error: fieldMsg('signIn.codeMissing', 'Please enter the verification code'),
      abort: true,
    }),
    z.regex(/^\d{6}$/, fieldMsg('signIn.codeMalformed', 'The verification code has 6 digits')),
  );

const LINK_MALFORMED = fieldMsg('signIn.linkMalformed', 'The invitation link cannot be read');

export const EMAIL_TEXT_LENGTH = 320;

/** The server decides whether it can be mailed. */
export const emailField = requiredText(
  msg('field.email', 'Email'),
  EMAIL_TEXT_LENGTH,
  msg('account.emailMissing', 'Please enter your email'),
);

export const phoneFields = z.object({ phone: phoneField });
export const emailFields = z.object({ email: emailField });

/** One of both. */
const contactShape = { phone: z.optional(z.nullable(phoneField)), email: z.optional(z.nullable(emailField)) };

/** Longer ones are no tokens of ours. */
const LINK_LENGTH = 200;

/** Where only invited people can make an account, the token of an invitation link proves it. */
const linkField = z.optional(
  z.nullable(z.string({ error: LINK_MALFORMED }).check(z.maxLength(LINK_LENGTH, LINK_MALFORMED))),
);

export const signInFields = z.object({ ...contactShape, link: linkField });

/** New users give a name. */
export const verifyCodeFields = z.object({
  ...contactShape,
  code: codeField,
  name: z.optional(z.nullable(userNameField)),
  link: linkField,
});

export const nameFields = z.object({ name: userNameField });
