import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Input } from '../../ui/controls/Field.tsx';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import styles from './CartDetail.module.css';
import { NOTE_WORDS, useSaveNote } from './useSaveNote.ts';

interface CartNoteProps {
  readonly row: CartRow;
  readonly view: CartView;
  readonly Heading: 'h2' | 'h3';
}

/** What the shopper should know. */
export function CartNote({ row, view, Heading }: CartNoteProps) {
  const titleId = useId();
  if (!view.canPlan && row.notes === null) return null;
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <Heading id={titleId}>
        <Trans>Note</Trans>
      </Heading>
      {view.canPlan ? (
        <NoteForm row={row} tripId={view.tripId} titleId={titleId} />
      ) : (
        <p className={styles['note']} dir="auto">
          {textInUnits(row.notes ?? '')}
        </p>
      )}
    </section>
  );
}

interface NoteFormProps {
  readonly row: CartRow;
  readonly tripId: string;
  readonly titleId: string;
}

function NoteForm({ row, tripId, titleId }: NoteFormProps) {
  const onlineOnly = useOnlineOnly();
  const { text, setText, isChanged, isSaving, save, settle, conflict } = useSaveNote(tripId, row);
  const asked = conflict.conflict;
  return (
    <form
      className={styles['noteForm']}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== null) void settle();
        else if (isChanged) void save();
      }}
    >
      {asked === null ? (
        <Input
          type="text"
          aria-labelledby={titleId}
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.text}
          placeholder={t`Such as a brand, or how ripe`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <ConflictView
          conflict={asked}
          words={NOTE_WORDS}
          noun="ingredient"
          isMine={conflict.isMine}
          onChoose={conflict.choose}
        />
      )}
      {(isChanged || asked !== null) && (
        <Button type="submit" isWorking={isSaving} {...onlineOnly}>
          {asked === null ? t`Save note` : saveLabel(asked, conflict.isMine, NOTE_WORDS)}
        </Button>
      )}
    </form>
  );
}
