import { contentOf, type Content } from './content.ts';
import contentWords from './data/contentWords.json' with { type: 'json' };
import dietWords from './data/dietWords.json' with { type: 'json' };
import { type Diet } from './diets.ts';

/** Lower case, singular. */
export const DIET_WORDS: Readonly<Record<Diet, readonly string[]>> = dietWords.diets;

export interface ContentWords {
  readonly contents: readonly Content[];
  readonly words: readonly string[];
}

export const CONTENT_WORDS: readonly ContentWords[] = contentWords.groups.map(({ contents, words }) => ({
  contents: contents.map((content) => contentOf(content, `contentWords.json, ${words[0] ?? ''}`)),
  words,
}));
