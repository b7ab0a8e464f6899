import { asText } from './asText.ts';
import { msg, type Message } from './message.ts';

const messages = new Map<string, Message>();

/** The English text of a zod field's error, from which {@link messageOfField} finds its message again. */
export function fieldText(message: Message): string {
  const text = asText(message);
  messages.set(text, message);
  return text;
}

/** zod's errors carry a text alone; zod's own texts are messages, too. */
export function messageOfField(text: string): Message {
  return messages.get(text) ?? msg('field.refused', '{reason}', { reason: text });
}
