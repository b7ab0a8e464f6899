import { asText } from '../text/asText.ts';
import type { Avoid } from '../food/avoid.ts';
import { CONTENTS } from '../food/content.ts';
import { DIETS } from '../food/diets.ts';
import { restrictionNames } from '../food/restriction/restrictionReport.ts';

/** Names of these two are no words of restrictions. */
const UNNAMED = ['animalProduct', 'highSodium'];
const AVOIDS: readonly Avoid[] = [
  ...DIETS.map((value) => ({ kind: 'diet', value }) as const),
  ...CONTENTS.filter((value) => !UNNAMED.includes(value)).map(
    (value) => ({ kind: 'content', value }) as const,
  ),
];

/** Restrictions of a trip that are wholly understood. */
export const UNDERSTOOD_RULES: readonly string[] = [
  ...restrictionNames(AVOIDS).map(asText),
  'no mushrooms',
  'no onions, no beans',
  'allergic to soy sauce and eggs',
  'nut allergy',
];
