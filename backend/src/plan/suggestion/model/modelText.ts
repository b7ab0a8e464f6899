import * as z from 'zod';

/** The answer must be plain text. */
const MARKUP = /<\s*[a-z!/]|\]\(|https?:|javascript:|data:|\*\*|`/i;
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line, not empty, no markup. */
export function plainText(maxLength: number) {
  return z
    .string()
    .transform((text) => text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim())
    .refine(
      (text) => text.length > 0 && text.length <= maxLength && text.isWellFormed() && !MARKUP.test(text),
    );
}
