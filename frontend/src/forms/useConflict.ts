import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { timeAgo } from '../../../domain/text/dates/durations.ts';
import type { Conflict, Words } from './conflict.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { TripPeopleFragmentDoc } from './TripPeople.generated.ts';

type FieldOf<Values> = keyof Values & string;

/** What `useConflict` gives. */
export type ConflictState<Values extends object> = ReturnType<typeof useConflict<Values>>;

/** A refused update. */
export interface Attempt<Values> {
  readonly changed: readonly FieldOf<Values>[];
  readonly mine: Values;
  readonly before: Values;
  /** Asked about already, and not sent. */
  readonly open?: readonly FieldOf<Values>[];
}

/**
 * A refused update as a choice between the viewer's values and the saved ones.
 * @param tripId whose people may have saved; null for what only the viewer changes
 * @param valuesOf reads the API's fields
 */
export function useConflict<Values extends object>(
  tripId: string | null,
  words: Words<Values>,
  valuesOf: (current: Refusal['current']) => Values,
) {
  const client = useApolloClient();
  const [conflict, setState] = useState<Conflict<Values> | null>(null);
  // A form that saves at once sends again before the next render.
  const latest = useRef(conflict);
  const setConflict = (next: Conflict<Values> | null) => {
    latest.current = next;
    setState(next);
  };
  const [isShown, setShown] = useState(false);
  /** Choices by field; they outlast "Back to writing". */
  const [choices, setChoices] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const isMine = (field: FieldOf<Values>) => {
    const unchosen = conflict?.taken.includes(field) === true ? 'theirs' : 'mine';
    return (choices.get(field) ?? unchosen) === 'mine';
  };

  /** Shows the conflict if the error is one. */
  function ask(error: unknown, { changed, mine, before, open = [] }: Attempt<Values>): boolean {
    const refusal = refusalOf(error);
    if (refusal === null) return false;
    const theirs = valuesOf(refusal.current);
    const trip =
      tripId === null
        ? null
        : client.readFragment({
            id: `Trip:${tripId}`,
            fragment: TripPeopleFragmentDoc,
            fragmentName: 'TripPeople',
          });
    const people = trip?.participants ?? [];
    // The fields of the words are those of the values.
    const fields = Object.keys(words) as FieldOf<Values>[];
    const isRefused = (field: FieldOf<Values>) =>
      (words[field].sentAs ?? [field]).some((name) => refusal.fields.includes(name));
    setConflict({
      version: refusal.version,
      person: people.find(({ id, isViewer }) => id === refusal.changedBy && !isViewer) ?? null,
      viewer: people.find(({ isViewer }) => isViewer) ?? null,
      savedAgo: timeAgo(new Date(refusal.changedAt), new Date()),
      mine,
      theirs,
      before,
      asked: fields.filter((field) => isRefused(field) || open.includes(field)),
      taken: fields.filter(
        (field) => !changed.includes(field) && words[field].text(theirs) !== words[field].text(before),
      ),
      kept: changed.filter((field) => !isRefused(field)),
    });
    setShown(true);
    return true;
  }

  return {
    conflict: isShown ? conflict : null,
    /** Also between two renders. */
    latest: () => latest.current,
    ask,
    /** One field was answered; the last one ends it. */
    settled: (field: FieldOf<Values>) => {
      const asked = (latest.current?.asked ?? []).filter((other) => other !== field);
      setConflict(latest.current === null || asked.length === 0 ? null : { ...latest.current, asked });
    },
    isMine,
    choose: (field: FieldOf<Values>, side: 'mine' | 'theirs') =>
      setChoices((known) => new Map(known).set(field, side)),
    /** Fields to send: the chosen ones, and those that nobody else changed. */
    mineFields: (): FieldOf<Values>[] =>
      conflict === null ? [] : [...conflict.kept, ...[...conflict.asked, ...conflict.taken].filter(isMine)],
    /** Back to writing; the next answer may show it again. */
    back: () => setShown(false),
    end: () => {
      setShown(false);
      setChoices(new Map());
    },
  };
}
