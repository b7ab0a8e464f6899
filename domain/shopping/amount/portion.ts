import { asText } from '../../text/asText.ts';
import { msg, type Message } from '../../text/message.ts';

const GLYPHS = ['', '¼', '½', '¾'] as const;

/** A sum of portions: "5½", "¼", "0". */
export function portionText(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const glyph = GLYPHS[quarters % 4] ?? '';
  return whole === 0 && glyph !== '' ? glyph : `${whole}${glyph}`;
}

/** "5½ portions", "1 portion", "½ portion" */
export function portionsMessage(quarters: number): Message {
  return msg('portion.count', '{count, plural, one {{amount} portion} other {{amount} portions}}', {
    // Parts of one are one, too.
    count: Math.ceil(quarters / 4),
    amount: portionText(quarters),
  });
}

/** {@link portionsMessage} in the reader's language. */
export function portionsLabel(quarters: number): string {
  return asText(portionsMessage(quarters));
}
