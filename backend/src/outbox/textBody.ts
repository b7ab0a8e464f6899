import type { EntityManager } from 'typeorm';
import { asText } from '../../../domain/text/asText.ts';
import type { Message } from '../../../domain/text/message.ts';
import { readBy, SOURCE_LANGUAGE, type Language, type Reader } from '../../../domain/text/reader.ts';
import { readerIn } from '../base/readers.ts';
import { languagesOfNumbers } from './textBody.sql.ts';

/** @param others languages in place of that of the number's account, the best first */
export type Recipients = (phone: string, ...others: readonly (Language | null)[]) => Reader;

/** Who reads texts to numbers (E.164). */
export async function recipientsAt(db: EntityManager, phones: readonly string[]): Promise<Recipients> {
  const chosen = await languagesOfNumbers.all(db, [phones]);
  const languages = new Map(chosen.map(({ phone, language }) => [phone, language]));
  return (phone, ...others) => {
    const language = [languages.get(phone), ...others].find((one) => one != null);
    return readerIn(language ?? SOURCE_LANGUAGE);
  };
}

/** The body of a text for its recipient. Dashes, quotes and spaces are plain: others double the price of a text. */
export function textBody(recipient: Reader, made: () => Message): string {
  return readBy(recipient, () => asText(made()))
    .replaceAll('–', '-')
    .replaceAll(/[‘’‚‹›]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
}
