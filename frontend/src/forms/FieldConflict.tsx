import { t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { firstName } from '../labels/firstName.ts';
import { Button } from '../ui/controls/Button.tsx';
import { savedSentence, takeLabel, type Conflict, type Word, type Words } from './conflict.ts';
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
  const name = person === null ? null : firstName(person);
  return (
    <div className={styles['conflict']} role="group" aria-label={t`${label}: two versions`}>
      <p role="alert">
        {name === null ? (
          savedSentence(word, savedAgo)
        ) : (
          <SavedBy name={name} word={word} savedAgo={savedAgo} />
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

interface SavedByProps {
  readonly name: string;
  readonly word: Word;
  readonly savedAgo: string;
}

function SavedBy({ name, word, savedAgo }: SavedByProps) {
  const who = <bdi>{name}</bdi>;
  return (
    <Select
      value={word}
      _address={
        <Trans>
          {who} saved the address {savedAgo}, while you were writing.
        </Trans>
      }
      _alternatives={
        <Trans>
          {who} saved the alternatives {savedAgo}, while you were writing.
        </Trans>
      }
      _amount={
        <Trans>
          {who} saved the amount {savedAgo}, while you were writing.
        </Trans>
      }
      _cook={
        <Trans>
          {who} saved the cook {savedAgo}, while you were writing.
        </Trans>
      }
      _date={
        <Trans>
          {who} saved the date {savedAgo}, while you were writing.
        </Trans>
      }
      _description={
        <Trans>
          {who} saved the description {savedAgo}, while you were writing.
        </Trans>
      }
      _difficulty={
        <Trans>
          {who} saved the difficulty {savedAgo}, while you were writing.
        </Trans>
      }
      _equipment={
        <Trans>
          {who} saved the equipment {savedAgo}, while you were writing.
        </Trans>
      }
      _ingredients={
        <Trans>
          {who} saved the ingredients {savedAgo}, while you were writing.
        </Trans>
      }
      _instructions={
        <Trans>
          {who} saved the instructions {savedAgo}, while you were writing.
        </Trans>
      }
      _meals={
        <Trans>
          {who} saved the meals {savedAgo}, while you were writing.
        </Trans>
      }
      _name={
        <Trans>
          {who} saved the name {savedAgo}, while you were writing.
        </Trans>
      }
      _note={
        <Trans>
          {who} saved the note {savedAgo}, while you were writing.
        </Trans>
      }
      _notes={
        <Trans>
          {who} saved the notes {savedAgo}, while you were writing.
        </Trans>
      }
      _payer={
        <Trans>
          {who} saved the payer {savedAgo}, while you were writing.
        </Trans>
      }
      _portions={
        <Trans>
          {who} saved the portions {savedAgo}, while you were writing.
        </Trans>
      }
      _slot={
        <Trans>
          {who} saved the slot {savedAgo}, while you were writing.
        </Trans>
      }
      _source={
        <Trans>
          {who} saved the source {savedAgo}, while you were writing.
        </Trans>
      }
      _split={
        <Trans>
          {who} saved the split {savedAgo}, while you were writing.
        </Trans>
      }
      _time={
        <Trans>
          {who} saved the time {savedAgo}, while you were writing.
        </Trans>
      }
      other={
        <Trans>
          {who} saved the text {savedAgo}, while you were writing.
        </Trans>
      }
    />
  );
}
