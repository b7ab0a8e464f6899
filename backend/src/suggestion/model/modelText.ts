import * as z from 'zod';

/** Tags, links and Markdown: what comes from the model is text and nothing else. */
const MARKUP = /<\s*[a-z!/]|\]\(|https?:|javascript:|data:|\*\*|`/i;
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Text of the model's answer: on one line, not empty, at most so long, without markup. */
export function plainText(maxLength: number) {
  return z
    .string()
    .transform((text) => text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim())
    .refine(
      (text) => text.length > 0 && text.length <= maxLength && text.isWellFormed() && !MARKUP.test(text),
    );
}
