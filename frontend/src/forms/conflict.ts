import { t } from '@lingui/core/macro';
import type { TripPeopleFragment } from './TripPeople.generated.ts';
import { firstName } from '../labels/firstName.ts';

export type Person = TripPeopleFragment['participants'][number];

export interface FieldWords<Values> {
  readonly label: string;
  /** As in "Save with my name". */
  readonly word: string;
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

/** "Sam’s", or "the saved one" if nobody is known. */
export function theirsWord(person: Person | null): string {
  return person === null ? t`the saved one` : `${firstName(person)}’s`;
}

export function countSentence(count: number): string {
  return count === 1
    ? t`One field differs.`
    : t`${['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? count} fields differ.`;
}

/** "Save with my name", "Save with Sam’s name", "Save as chosen" for a mixed choice. */
export function saveLabel<Values>(
  { asked, person }: Conflict<Values>,
  isMine: (field: keyof Values & string) => boolean,
  words: Words<Values>,
): string {
  const mine = asked.filter(isMine);
  const [first] = asked;
  const what = asked.length === 1 && first !== undefined ? words[first].word : 'text';
  if (mine.length === asked.length) return t`Save with my ${what}`;
  if (mine.length > 0) return t`Save as chosen`;
  return person === null ? t`Save with the saved ${what}` : t`Save with ${firstName(person)}’s ${what}`;
}
