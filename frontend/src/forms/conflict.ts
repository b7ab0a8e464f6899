import { plural, select, t } from '@lingui/core/macro';
import type { TripPeopleFragment } from './TripPeople.generated.ts';
import { firstName } from '../labels/firstName.ts';

export type Person = TripPeopleFragment['participants'][number];

/** What differs, in a sentence. */
export type Word =
  | 'address'
  | 'alternatives'
  | 'amount'
  | 'cook'
  | 'date'
  | 'description'
  | 'difficulty'
  | 'equipment'
  | 'ingredients'
  | 'instructions'
  | 'meals'
  | 'name'
  | 'note'
  | 'notes'
  | 'payer'
  | 'portions'
  | 'slot'
  | 'source'
  | 'split'
  | 'text'
  | 'time';

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

/** "The name was saved 20 seconds ago, while you were writing." */
export function savedSentence(word: Word, savedAgo: string): string {
  return select(word, {
    address: `The address was saved ${savedAgo}, while you were writing.`,
    alternatives: `The alternatives was saved ${savedAgo}, while you were writing.`,
    amount: `The amount was saved ${savedAgo}, while you were writing.`,
    cook: `The cook was saved ${savedAgo}, while you were writing.`,
    date: `The date was saved ${savedAgo}, while you were writing.`,
    description: `The description was saved ${savedAgo}, while you were writing.`,
    difficulty: `The difficulty was saved ${savedAgo}, while you were writing.`,
    equipment: `The equipment was saved ${savedAgo}, while you were writing.`,
    ingredients: `The ingredients was saved ${savedAgo}, while you were writing.`,
    instructions: `The instructions was saved ${savedAgo}, while you were writing.`,
    meals: `The meals was saved ${savedAgo}, while you were writing.`,
    name: `The name was saved ${savedAgo}, while you were writing.`,
    note: `The note was saved ${savedAgo}, while you were writing.`,
    notes: `The notes was saved ${savedAgo}, while you were writing.`,
    payer: `The payer was saved ${savedAgo}, while you were writing.`,
    portions: `The portions was saved ${savedAgo}, while you were writing.`,
    slot: `The slot was saved ${savedAgo}, while you were writing.`,
    source: `The source was saved ${savedAgo}, while you were writing.`,
    split: `The split was saved ${savedAgo}, while you were writing.`,
    time: `The time was saved ${savedAgo}, while you were writing.`,
    other: `The text was saved ${savedAgo}, while you were writing.`,
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
  if (mine.length === asked.length) return withMine(word);
  if (mine.length > 0) return t`Save as chosen`;
  return person === null ? withSaved(word) : withTheirs(word, firstName(person));
}

function withMine(word: Word): string {
  return select(word, {
    address: 'Save with my address',
    alternatives: 'Save with my alternatives',
    amount: 'Save with my amount',
    cook: 'Save with my cook',
    date: 'Save with my date',
    description: 'Save with my description',
    difficulty: 'Save with my difficulty',
    equipment: 'Save with my equipment',
    ingredients: 'Save with my ingredients',
    instructions: 'Save with my instructions',
    meals: 'Save with my meals',
    name: 'Save with my name',
    note: 'Save with my note',
    notes: 'Save with my notes',
    payer: 'Save with my payer',
    portions: 'Save with my portions',
    slot: 'Save with my slot',
    source: 'Save with my source',
    split: 'Save with my split',
    time: 'Save with my time',
    other: 'Save with my text',
  });
}

function withSaved(word: Word): string {
  return select(word, {
    address: 'Save with the saved address',
    alternatives: 'Save with the saved alternatives',
    amount: 'Save with the saved amount',
    cook: 'Save with the saved cook',
    date: 'Save with the saved date',
    description: 'Save with the saved description',
    difficulty: 'Save with the saved difficulty',
    equipment: 'Save with the saved equipment',
    ingredients: 'Save with the saved ingredients',
    instructions: 'Save with the saved instructions',
    meals: 'Save with the saved meals',
    name: 'Save with the saved name',
    note: 'Save with the saved note',
    notes: 'Save with the saved notes',
    payer: 'Save with the saved payer',
    portions: 'Save with the saved portions',
    slot: 'Save with the saved slot',
    source: 'Save with the saved source',
    split: 'Save with the saved split',
    time: 'Save with the saved time',
    other: 'Save with the saved text',
  });
}

function withTheirs(word: Word, name: string): string {
  return select(word, {
    address: `Save with ${name}’s address`,
    alternatives: `Save with ${name}’s alternatives`,
    amount: `Save with ${name}’s amount`,
    cook: `Save with ${name}’s cook`,
    date: `Save with ${name}’s date`,
    description: `Save with ${name}’s description`,
    difficulty: `Save with ${name}’s difficulty`,
    equipment: `Save with ${name}’s equipment`,
    ingredients: `Save with ${name}’s ingredients`,
    instructions: `Save with ${name}’s instructions`,
    meals: `Save with ${name}’s meals`,
    name: `Save with ${name}’s name`,
    note: `Save with ${name}’s note`,
    notes: `Save with ${name}’s notes`,
    payer: `Save with ${name}’s payer`,
    portions: `Save with ${name}’s portions`,
    slot: `Save with ${name}’s slot`,
    source: `Save with ${name}’s source`,
    split: `Save with ${name}’s split`,
    time: `Save with ${name}’s time`,
    other: `Save with ${name}’s text`,
  });
}
