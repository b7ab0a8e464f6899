import type { Contact } from '../../../domain/people/contact.ts';
import type { Language } from '../../../domain/text/reader.ts';
import { statement } from '../db/statement.ts';

export const languagesOfContacts = statement<{ readonly contact: Contact; readonly language: Language }>(
  'languages_of_contacts',
  `select contact, u.language from unnest($1::text[]) contact join users u on contact in (u.phone, u.email)
   where u.language is not null`,
);
