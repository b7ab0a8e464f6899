import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { firstName } from '../labels/firstName.ts';
import { Button } from '../ui/controls/Button.tsx';
import { takeLabel, type Conflict, type Words } from './conflict.ts';
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
  const { label, text } = words[field];
  const [ofMine, ofTheirs, ofBefore] = [text(mine), text(theirs), text(before)];
  const name = person !== null && <bdi>{firstName(person)}</bdi>;
  return (
    <div className={styles['conflict']} role="group" aria-label={t`${label}: two versions`}>
      <p role="alert">
        {person === null ? (
          <Trans>This was saved {savedAgo}, while you were writing.</Trans>
        ) : (
          <Trans>
            {name} saved this {savedAgo}, while you were writing.
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
