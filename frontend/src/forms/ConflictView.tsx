import { t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { firstName } from '../labels/firstName.ts';
import { useEffect, useId, useRef } from 'react';
import { changedWords } from '../../../domain/text/changedWords.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ChoiceCards } from '../ui/controls/choice/ChoiceCards.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Avatar } from '../ui/marks/Avatar.tsx';
import { countSentence, takeLabel, type Person, type Words } from './conflict.ts';
import styles from './ConflictView.module.css';
import { labelled } from '../labels/labelled.ts';
import type { ConflictState } from './useConflict.ts';

interface ConflictViewProps<Values extends object> {
  readonly conflict: ConflictState<Values>;
  readonly words: Words<Values>;
  /** As in "Sam saved this meal". */
  readonly noun: 'meal' | 'ingredient' | 'receipt' | 'recipe' | 'trip';
}

/** Shows also what is taken over. Has the focus. Nothing without a conflict. */
export function ConflictView<Values extends object>({
  conflict: state,
  words,
  noun,
}: ConflictViewProps<Values>) {
  const { conflict, isMine, choose } = state;
  const takenId = useId();
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => messageRef.current?.focus(), [conflict]);
  if (conflict === null) return null;
  const { person, viewer, savedAgo, mine, theirs, before, asked, taken } = conflict;
  const name = person === null ? null : firstName(person);
  return (
    <div className="column gap24">
      <div ref={messageRef} className={styles['message']} tabIndex={-1}>
        <Notice
          tone="sky"
          role="alert"
          icon={person === null ? undefined : <Avatar {...person} size="sm" />}
          text={
            <>
              <SavedWhile noun={noun} name={name} savedAgo={savedAgo} /> {countSentence(asked.length)}
            </>
          }
        />
      </div>
      {asked.map((field) => {
        const { label, text } = words[field];
        const [ofMine, ofTheirs, ofBefore] = [text(mine), text(theirs), text(before)];
        return (
          <ChoiceCards
            key={field}
            legend={label}
            value={isMine(field) ? 'mine' : 'theirs'}
            onChoose={(side) => choose(field, side)}
            cards={[
              {
                value: 'mine',
                name: <By person={viewer} text={t`Keep mine`} />,
                text: <Marked text={ofMine} others={[ofBefore, ofTheirs]} isMine />,
              },
              {
                value: 'theirs',
                name: <By person={person} text={takeLabel(person)} />,
                text: <Marked text={ofTheirs} others={[ofBefore, ofMine]} />,
              },
            ]}
          />
        );
      })}
      {taken.length > 0 && (
        <section aria-labelledby={takenId}>
          <h2 id={takenId} className={styles['title']}>
            {name === null ? (
              t`Taken over as saved`
            ) : (
              <Trans>
                Taken over from <bdi>{name}</bdi>
              </Trans>
            )}
          </h2>
          <ul className="ruled">
            {taken.map((field) => {
              const { label, text } = words[field];
              const hasMine = isMine(field);
              const action = hasMine ? takenLabel(name) : t`Use mine`;
              return (
                <li key={field} className={styles['taken']}>
                  <Check size={16} aria-hidden="true" className={hasMine ? styles['off'] : undefined} />
                  <span className="stack">
                    <b>{label}</b>
                    <span className="typed" dir="auto">
                      {text(hasMine ? mine : theirs) || t`Empty`}
                    </span>
                  </span>
                  <Button
                    variant="link"
                    aria-label={labelled(action, label)}
                    onClick={() => choose(field, hasMine ? 'theirs' : 'mine')}
                  >
                    {action}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

function takenLabel(name: string | null): string {
  return name === null ? t`Use the saved one` : t`Use ${name}’s`;
}

interface SavedWhileProps extends Pick<ConflictViewProps<never>, 'noun'> {
  readonly name: string | null;
  readonly savedAgo: string;
}

/** "Sam saved this meal 20 seconds ago, while you were writing." */
function SavedWhile({ noun, name, savedAgo }: SavedWhileProps) {
  if (name === null)
    return (
      <Trans>
        <b>
          <Select
            value={noun}
            _meal="This meal"
            _ingredient="This ingredient"
            _receipt="This receipt"
            _trip="This trip"
            other="This recipe"
          />{' '}
          was saved {savedAgo},
        </b>{' '}
        while you were writing.
      </Trans>
    );
  return (
    <Trans>
      <b>
        <bdi>{name}</bdi> saved{' '}
        <Select
          value={noun}
          _meal="this meal"
          _ingredient="this ingredient"
          _receipt="this receipt"
          _trip="this trip"
          other="this recipe"
        />{' '}
        {savedAgo},
      </b>{' '}
      while you were writing.
    </Trans>
  );
}

function By({ person, text }: { readonly person: Person | null; readonly text: string }) {
  return (
    <span className={styles['by']}>
      {person !== null && <Avatar {...person} size="xs" />}
      {text}
    </span>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly others: readonly string[];
  readonly isMine?: boolean;
}

/** A text with what differs from the others. */
export function Marked({ text, others, isMine = false }: MarkedProps) {
  if (text === '')
    return (
      <span className={styles['none']}>
        <Trans>Empty</Trans>
      </span>
    );
  return (
    <span className={styles['value']} dir="auto" data-mine={isMine ? '' : undefined}>
      {changedWords(text, others).map((part, index) =>
        // The parts of a text have no other identity.
        part.isChanged ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </span>
  );
}
