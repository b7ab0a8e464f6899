import { plural, select, t } from '@lingui/core/macro';
import type { TripPeopleFragment } from './TripPeople.generated.ts';
import { firstName } from '../labels/firstName.ts';

export type Person = TripPeopleFragment['participants'][number];

/** What differs, in a sentence; `amount` is that of an ingredient, `money` that of a receipt. */
export const WORDS = [
  'address',
  'alternatives',
  'amount',
  'cook',
  'date',
  'description',
  'difficulty',
  'equipment',
  'ingredients',
  'instructions',
  'meals',
  'money',
  'name',
  'note',
  'notes',
  'payer',
  'portions',
  'slot',
  'source',
  'split',
  'text',
  'time',
] as const;
export type Word = (typeof WORDS)[number];

export interface FieldWords<Values> {
  readonly label: string;
  /** As in "Save with my name". */
  readonly word: Word;
  /** Fields of the API, if not one of the same name. */
  readonly sentAs?: readonly string[];
  /** '' if empty. */
  readonly text: (values: Values) => string;
}

export type Words<Values> = Readonly<Record<keyof Values & string, FieldWords<Values>>>;

/** Two people's changes of one entity; fields are in the order of the form. */
export interface Conflict<Values> {
  /** Of `theirs`. */
  readonly version: number;
  /** Another participant who saved; null for the viewer elsewhere, a former participant or the server. */
  readonly person: Person | null;
  readonly viewer: Person | null;
  /** "20 seconds ago" */
  readonly savedAgo: string;
  readonly mine: Values;
  readonly theirs: Values;
  /** What both have changed. */
  readonly before: Values;
  /** Changed by both. */
  readonly asked: readonly (keyof Values & string)[];
  /** Changed by the other one alone. */
  readonly taken: readonly (keyof Values & string)[];
  /** Changed by the viewer alone. */
  readonly kept: readonly (keyof Values & string)[];
}

/** "Take Sam’s", or "Take the saved one" if nobody is known. */
export function takeLabel(person: Person | null): string {
  return person === null ? t`Take the saved one` : t`Take ${{ name: firstName(person) }}’s`;
}

export function countSentence(count: number): string {
  return plural(count, {
    0: 'No fields differ.',
    1: 'One field differs.',
    2: 'Two fields differ.',
    3: 'Three fields differ.',
    4: 'Four fields differ.',
    5: 'Five fields differ.',
    other: '# fields differ.',
  });
}

/** "Save with my name", "Save with Sam’s name", "Save as chosen" for a mixed choice. */
export function saveLabel<Values>(
  { asked, person }: Conflict<Values>,
  isMine: (field: keyof Values & string) => boolean,
  words: Words<Values>,
): string {
  const mine = asked.filter(isMine);
  const [first] = asked;
  const word = asked.length === 1 && first !== undefined ? words[first].word : 'text';
  if (mine.length === asked.length) return saveMine(word);
  if (mine.length > 0) return t`Save as chosen`;
  return person === null ? saveSaved(word) : saveTheirs(word, firstName(person));
}

function saveMine(word: Word): string {
  return t`Save with my ${select(word, {
    address: 'address',
    alternatives: 'alternatives',
    amount: 'amount',
    cook: 'cook',
    date: 'date',
    description: 'description',
    difficulty: 'difficulty',
    equipment: 'equipment',
    ingredients: 'ingredients',
    instructions: 'instructions',
    meals: 'meals',
    money: 'amount',
    name: 'name',
    note: 'note',
    notes: 'notes',
    payer: 'payer',
    portions: 'portions',
    slot: 'slot',
    source: 'source',
    split: 'split',
    time: 'time',
    other: 'text',
  })}`;
}

function saveSaved(word: Word): string {
  return t`Save with the saved ${select(word, {
    address: 'address',
    alternatives: 'alternatives',
    amount: 'amount',
    cook: 'cook',
    date: 'date',
    description: 'description',
    difficulty: 'difficulty',
    equipment: 'equipment',
    ingredients: 'ingredients',
    instructions: 'instructions',
    meals: 'meals',
    money: 'amount',
    name: 'name',
    note: 'note',
    notes: 'notes',
    payer: 'payer',
    portions: 'portions',
    slot: 'slot',
    source: 'source',
    split: 'split',
    time: 'time',
    other: 'text',
  })}`;
}

function saveTheirs(word: Word, name: string): string {
  return t`Save with ${name}’s ${select(word, {
    address: 'address',
    alternatives: 'alternatives',
    amount: 'amount',
    cook: 'cook',
    date: 'date',
    description: 'description',
    difficulty: 'difficulty',
    equipment: 'equipment',
    ingredients: 'ingredients',
    instructions: 'instructions',
    meals: 'meals',
    money: 'amount',
    name: 'name',
    note: 'note',
    notes: 'notes',
    payer: 'payer',
    portions: 'portions',
    slot: 'slot',
    source: 'source',
    split: 'split',
    time: 'time',
    other: 'text',
  })}`;
}
