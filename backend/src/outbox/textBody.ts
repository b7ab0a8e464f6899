import type { EntityManager } from 'typeorm';
import { isEmail, type Contact } from '../../../domain/people/contact.ts';
import { asText } from '../../../domain/text/asText.ts';
import type { Message } from '../../../domain/text/message.ts';
import { readBy, SOURCE_LANGUAGE, type Language, type Reader } from '../../../domain/text/reader.ts';
import { readerIn } from '../base/readers.ts';
import type { Mail } from '../providers/mail/mail.ts';
import { languagesOfContacts } from './textBody.sql.ts';

/** @param others languages in place of that of the contact's account, the best first */
export type Recipients = (contact: Contact, ...others: readonly (Language | null)[]) => Reader;

/** Who reads what is sent to contacts. */
export async function recipientsAt(db: EntityManager, contacts: readonly Contact[]): Promise<Recipients> {
  const chosen = await languagesOfContacts.all(db, [contacts]);
  const languages = new Map(chosen.map(({ contact, language }) => [contact, language]));
  return (contact, ...others) => {
    const language = [languages.get(contact), ...others].find((one) => one != null);
    return readerIn(language ?? SOURCE_LANGUAGE);
  };
}

/** What is said to a person. */
export interface Words {
  /** To a phone. */
  readonly text: () => Message;
  /** Of a mail. */
  readonly subject: () => Message;
  /** The text of a mail, if it is another. */
  readonly mail?: () => Message;
}

const SUBJECT_END = '\n\n';

/**
 * What the outbox keeps for a contact. In texts, dashes, quotes and spaces are plain: others double the price.
 * @returns for a mail its subject, an empty line and its text: {@link mailOf}
 */
export function bodyFor(contact: Contact, recipient: Reader, { text, subject, mail = text }: Words): string {
  return readBy(recipient, () => {
    if (isEmail(contact)) return `${oneLine(asText(subject()))}${SUBJECT_END}${asText(mail())}`;
    return asText(text())
      .replaceAll('–', '-')
      .replaceAll(/[‘’‚‹›]/g, "'")
      .replaceAll(/[“”„«»]/g, '"')
      .replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
  });
}

export function mailOf(body: string): Mail {
  const end = body.indexOf(SUBJECT_END);
  return { subject: body.slice(0, end), text: body.slice(end + SUBJECT_END.length) };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
