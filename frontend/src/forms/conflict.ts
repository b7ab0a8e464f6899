import { plural, t } from '@lingui/core/macro';
import type { TripPeopleFragment } from './TripPeople.generated.ts';
import { firstName } from '../labels/firstName.ts';

export type Person = TripPeopleFragment['participants'][number];

export interface FieldWords<Values> {
  readonly label: string;
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

/** "Save mine", "Take Sam’s", or "Save as chosen" for a mixed choice. */
export function saveLabel<Values>(
  { asked, person }: Conflict<Values>,
  isMine: (field: keyof Values & string) => boolean,
): string {
  const mine = asked.filter(isMine);
  if (mine.length === asked.length) return t`Save mine`;
  return mine.length > 0 ? t`Save as chosen` : takeLabel(person);
}
