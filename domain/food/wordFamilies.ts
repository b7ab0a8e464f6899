import wordFamilies from './data/wordFamilies.json' with { type: 'json' };

/** Other words for food that people avoid by name, and foods that contain it, by that name: "mushroom". */
export const WORD_FAMILIES: Readonly<Record<string, readonly string[]>> = wordFamilies.families;
