import { t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { firstName } from '../labels/firstName.ts';
import { Button } from '../ui/controls/Button.tsx';
import { savedSentence, takeLabel, type Conflict, type Words } from './conflict.ts';
import { Marked } from './ConflictView.tsx';
import styles from './FieldConflict.module.css';

interface FieldConflictProps<Values> {
  /** Null without one. */
  readonly conflict: Conflict<Values> | null;
  readonly field: keyof Values & string;
  readonly words: Words<Values>;
  readonly onSettle: (field: keyof Values & string, side: 'mine' | 'theirs') => void;
}

/** Below a field that saves at once: somebody else's text and the own one, to choose from. Nothing else waits for it. */
export function FieldConflict<Values>({ conflict, field, words, onSettle }: FieldConflictProps<Values>) {
  if (conflict?.asked.includes(field) !== true) return null;
  const { person, savedAgo, mine, theirs, before } = conflict;
  const { label, word, text } = words[field];
  const [ofMine, ofTheirs, ofBefore] = [text(mine), text(theirs), text(before)];
  const name = person !== null && <bdi>{firstName(person)}</bdi>;
  return (
    <div className={styles['conflict']} role="group" aria-label={t`${label}: two versions`}>
      <p role="alert">
        {person === null ? (
          savedSentence(word, savedAgo)
        ) : (
          <Trans>
            {name} saved{' '}
            <Select
              value={word}
              _address="the address"
              _alternatives="the alternatives"
              _amount="the amount"
              _cook="the cook"
              _date="the date"
              _description="the description"
              _difficulty="the difficulty"
              _equipment="the equipment"
              _ingredients="the ingredients"
              _instructions="the instructions"
              _meals="the meals"
              _money="the amount"
              _name="the name"
              _note="the note"
              _notes="the notes"
              _payer="the payer"
              _portions="the portions"
              _slot="the slot"
              _source="the source"
              _split="the split"
              _time="the time"
              other="the text"
            />{' '}
            {savedAgo}, while you were writing.
          </Trans>
        )}
      </p>
      <div className={styles['side']}>
        <Marked text={ofMine} others={[ofBefore, ofTheirs]} isMine />
        <Button onClick={() => onSettle(field, 'mine')}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
      <div className={styles['side']}>
        <Marked text={ofTheirs} others={[ofBefore, ofMine]} />
        <Button onClick={() => onSettle(field, 'theirs')}>{takeLabel(person)}</Button>
      </div>
    </div>
  );
}
