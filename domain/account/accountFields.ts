import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { LIMITS } from '../limits.ts';
import { emailField, phoneField } from '../people/contactFields.ts';
import { requiredText } from '../text/text.ts';

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

/** One of both. */
const contactShape = { phone: z.nullish(phoneField), email: z.nullish(emailField) };

/** Longer ones are no tokens of ours. */
export const LINK_LENGTH = 200;

/** Where only invited people can make an account, the token of an invitation link proves it. */
const linkField = z.nullish(
  z.string({ error: LINK_MALFORMED }).check(z.maxLength(LINK_LENGTH, LINK_MALFORMED)),
);

export const signInFields = z.object({ ...contactShape, link: linkField });

/** New users give a name. */
export const verifyCodeFields = z.object({
  ...contactShape,
  code: codeField,
  name: z.nullish(userNameField),
  link: linkField,
});

export const nameFields = z.object({ name: userNameField });
