import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { Words } from '../../forms/conflict.ts';
import { useConflict } from '../../forms/useConflict.ts';
import type { CartRow } from '../rows/cartRows.ts';
import { useSaveNoteMutation } from './SaveNote.generated.ts';

interface NoteValues {
  readonly notes: string;
}

export const NOTE_WORDS: Words<NoteValues> = {
  notes: { label: t`Note`, word: 'note', text: ({ notes }) => notes },
};

/** The note of a row as one types it; a note that another person saved meanwhile is asked about. */
export function useSaveNote(tripId: string, row: CartRow) {
  const [saveNote, { loading: isSaving }] = useSaveNoteMutation();
  const saved = row.notes ?? '';
  /** What the typing began with. */
  const [base, setBase] = useState({ notes: saved, version: row.version });
  const [text, setText] = useState(saved);
  const isChanged = text.trim() !== base.notes;
  if (!isChanged && row.version > base.version) {
    setBase({ notes: saved, version: row.version });
    setText(saved);
  }
  const conflict = useConflict<NoteValues>(tripId, NOTE_WORDS, ({ notes }) => ({
    notes: typeof notes === 'string' ? notes : '',
  }));

  async function send(version: number): Promise<void> {
    const notes = text.trim();
    try {
      await saveNote({
        variables: { input: { id: row.id, tripId, notes: notes === '' ? null : notes, version } },
      });
    } catch (error) {
      if (conflict.ask(error, { changed: ['notes'], mine: { notes }, before: base })) return;
      const failed = t`Failed to update ingredient.`;
      const description = errorCode(error) === 'BAD_USER_INPUT' ? errorMessage(error, failed) : failed;
      showToast({ kind: 'error', title: t`Error`, description });
      return;
    }
    conflict.end();
    setBase({ notes, version: row.version });
    setText(notes);
    showToast({ kind: 'success', title: t`Note saved` });
  }

  /** Ends a conflict with the chosen note. */
  async function settle(): Promise<void> {
    const asked = conflict.conflict;
    if (asked === null) return;
    if (conflict.isMine('notes')) return send(asked.version);
    conflict.end();
    setBase({ notes: asked.theirs.notes, version: asked.version });
    setText(asked.theirs.notes);
  }

  return { text, setText, isChanged, isSaving, save: () => send(base.version), settle, conflict };
}
