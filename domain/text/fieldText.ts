import { asText } from './asText.ts';
import { inEnglish } from './reader.ts';
import { msg, type Message, type ValuesOf } from './message.ts';

const messages = new Map<string, Message>();

/**
 * The text of a zod field's error: zod's errors carry a text alone, by which {@link messageOfField} finds the message
 * again. Sources are English on the server; in a page two translations may well be the same.
 */
export function fieldText(message: Message): string {
  const text = inEnglish(() => asText(message));
  messages.set(text, message);
  return text;
}

/** {@link fieldText} of a new message. */
export function fieldMsg<const Source extends string>(
  id: `${string}.${string}`,
  source: Source,
  ...values: ValuesOf<Source>
): string {
  return fieldText(msg(id, source, ...values));
}

/** Texts of zod itself are messages, too. */
export function messageOfField(text: string): Message {
  return ownMessageOfField(text) ?? msg('field.refused', '{reason}', { reason: text });
}

/** Null for a text of zod itself. */
export function ownMessageOfField(text: string): Message | null {
  return messages.get(text) ?? null;
}
