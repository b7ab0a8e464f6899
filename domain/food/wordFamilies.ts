import wordFamilies from './data/wordFamilies.json' with { type: 'json' };

/** Related words and foods by an avoided word: "mushroom". */
export const WORD_FAMILIES: Readonly<Record<string, readonly string[]>> = wordFamilies.families;
