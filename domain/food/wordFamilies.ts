import wordFamilies from './data/wordFamilies.json' with { type: 'json' };

/** By avoided word. */
export const WORD_FAMILIES: Readonly<Record<string, readonly string[]>> = wordFamilies.families;
