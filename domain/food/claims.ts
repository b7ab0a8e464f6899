import { type Content, MEATS, SEAFOOD } from './content.ts';

export interface Claim {
  /** Lower case, singular. */
  readonly words: readonly string[];
  readonly removes: readonly Content[];
  readonly certifies?: 'halal' | 'kosher';
  /** False: does not go before any name: "unsalted salted peanuts". */
  readonly isOnLabels?: false;
}

export const CLAIMS: readonly Claim[] = [
  {
    words: ['vegan', 'plant based', 'plantbased'],
    removes: [...MEATS, ...SEAFOOD, 'dairy', 'egg', 'gelatin', 'honey', 'animalProduct'],
  },
  {
    words: ['vegetarian', 'meatless', 'meat free', 'meatfree'],
    removes: [...MEATS, ...SEAFOOD, 'gelatin', 'animalProduct'],
  },
  // Imitation crab is fish.
  { words: ['fake', 'faux', 'mock'], removes: MEATS, isOnLabels: false },
  { words: ['gluten free', 'glutenfree', 'gf'], removes: ['gluten'] },
  { words: ['dairy free', 'dairyfree', 'milk free', 'df'], removes: ['dairy'] },
  { words: ['egg free', 'eggfree', 'eggless'], removes: ['egg'] },
  { words: ['nut free', 'nutfree'], removes: ['treeNut', 'peanut'] },
  { words: ['tree nut free'], removes: ['treeNut'] },
  { words: ['peanut free'], removes: ['peanut'] },
  { words: ['soy free', 'soya free', 'soyfree'], removes: ['soy'] },
  { words: ['sesame free'], removes: ['sesame'] },
  { words: ['celery free'], removes: ['celery'] },
  { words: ['mustard free'], removes: ['mustard'] },
  { words: ['lupin free'], removes: ['lupin'] },
  {
    words: ['sulphite free', 'sulfite free', 'unsulphured', 'unsulfured', 'sulphur free', 'sulfur free'],
    removes: ['sulphite'],
  },
  { words: ['fish free'], removes: ['fish'] },
  { words: ['shellfish free'], removes: ['crustacean', 'mollusc'] },
  {
    words: [
      'alcohol free',
      'non alcoholic',
      'nonalcoholic',
      'dealcoholized',
      'dealcoholised',
      'alcohol removed',
    ],
    removes: ['alcohol'],
  },
  { words: ['pork free'], removes: ['pork'] },
  { words: ['beef free'], removes: ['beef'] },
  { words: ['gelatin free', 'gelatine free'], removes: ['gelatin'] },
  { words: ['honey free'], removes: ['honey'] },
  {
    words: [
      'unsalted',
      'salt free',
      'low sodium',
      'low salt',
      'no salt',
      'no salt added',
      'no added salt',
      'sodium free',
      'very low sodium',
      'without salt',
      'cooked from dry',
      'cooked from dried',
    ],
    removes: ['highSodium'],
    isOnLabels: false,
  },
  { words: ['halal'], removes: [], certifies: 'halal' },
  { words: ['kosher'], removes: [], certifies: 'kosher' },
];

/** What stands beside a claim and leaves it open; `denied` takes it back. */
export type ClaimDoubt = 'open' | 'denied';

const DENIALS = 'not no non never isnt arent nor without minus zero';
const OPENERS =
  'if unless except instead but until or either any some one half part partly partially slightly barely mostly almost ' +
  'nearly optional optionally option possible possibly maybe perhaps preferably ideally needed desired may might could ' +
  'regular ordinary standard normal other alternative version substitute such like';

/** By word, as `comparableForm`. */
export const CLAIM_DOUBTS: ReadonlyMap<string, ClaimDoubt> = new Map([
  ...DENIALS.split(' ').map((word) => [word, 'denied'] as const),
  ...OPENERS.split(' ').map((word) => [word, 'open'] as const),
]);
