import { dislikeSentence, openSentence } from '../../../domain/people/verdict/openSentence.ts';
import { textOf } from '../../../domain/text/asText.ts';

/** {@link openSentence} in the reader’s language. */
export function openText(...args: Parameters<typeof openSentence>): string | null {
  const sentence = openSentence(...args);
  return sentence === null ? null : textOf(sentence);
}

/** {@link dislikeSentence} in the reader’s language. */
export function dislikeText(...args: Parameters<typeof dislikeSentence>): string | null {
  const sentence = dislikeSentence(...args);
  return sentence === null ? null : textOf(sentence);
}
