import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { ingredientChangeFields } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { Words } from '../../forms/conflict.ts';
import { FieldConflict } from '../../forms/FieldConflict.tsx';
import { SavingLine } from '../../forms/SavingLine.tsx';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import { useSaving } from '../../forms/useSaving.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { Input } from '../../ui/controls/Field.tsx';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import { noteOf } from '../rows/lineTexts.ts';
import styles from './CartDetail.module.css';
import { useSaveNoteMutation } from './SaveNote.generated.ts';

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
        <p className="typed" dir="auto">
          {noteOf(row)}
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

/** Saved at once; a note that another person saved meanwhile is asked about. */
function NoteForm({ row, tripId, titleId }: NoteFormProps) {
  const [saveNote] = useSaveNoteMutation();
  const saving = useSaving();
  const { form, conflict, settle, onLeave } = useEntityForm<Note, NoteValues>({
    saving,
    tripId,
    key: `note.${row.id}`,
    current: storedNote(row),
    schema: noteFields,
    words: NOTE_WORDS,
    before: valuesOf,
    theirs: valuesOf,
    save: async ({ notes }, fields, version) => {
      // Without the note it asks for what is saved.
      const input = { id: row.id, tripId, ...(fields.includes('notes') && { notes }), version };
      const { data } = await saveNote({ variables: { input } });
      return data === undefined ? null : storedNote(data.updateIngredient.ingredient);
    },
    failure: (error) => {
      const failed = t`Failed to update ingredient.`;
      return errorCode(error) === 'BAD_USER_INPUT' ? errorMessage(error, failed) : failed;
    },
    onInvalid: () => undefined,
  });
  return (
    <div className="column gap8" onBlur={onLeave}>
      <Input
        aria-labelledby={titleId}
        dir="auto"
        autoComplete="off"
        maxLength={LIMITS.text}
        placeholder={t`A brand, or how ripe`}
        {...form.register('notes')}
      />
      <FieldConflict
        conflict={conflict.conflict}
        field="notes"
        words={NOTE_WORDS}
        onSettle={(field, side) => void settle(field, side)}
      />
      <SavingLine saving={saving} />
    </div>
  );
}

interface Note extends Versioned {
  readonly notes: string;
}

interface NoteValues {
  readonly notes: string | null;
}

const NOTE_WORDS: Words<NoteValues> = { notes: { label: t`Note`, text: ({ notes }) => notes ?? '' } };

const noteFields: Parser<NoteValues> = {
  safeParse: (note) => {
    const result = ingredientChangeFields.safeParse(note);
    return result.success ? { success: true, data: valuesOf(result.data) } : result;
  },
};

function storedNote({ notes, version }: Pick<CartRow, 'notes' | 'version'>): Note {
  return { notes: notes ?? '', version };
}

function valuesOf({ notes = null }: { readonly notes?: string | null | undefined }): NoteValues {
  return { notes: notes === '' ? null : notes };
}
