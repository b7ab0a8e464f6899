import { flushSync } from 'react-dom';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import { useSave } from '../ui/controls/useSave.ts';
import { changedFields, useVersionedDraft, type Versioned } from '../ui/controls/useVersionedDraft.ts';
import { zodResolver, type Parser } from '../ui/controls/zodResolver.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useDialogPart } from '../ui/layout/dialogPart.ts';
import type { Words } from './conflict.ts';
import type { Refusal } from './refusal.ts';
import { useConflict } from './useConflict.ts';

interface EntityForm<TInput extends FieldValues & Versioned, Values extends object> {
  /** Whose people may have changed it meanwhile; null if only the viewer does. */
  readonly tripId: string | null;
  /** Of its draft; null while none is kept. */
  readonly key: string | null;
  /** As it is saved now. */
  readonly current: TInput;
  /** False: changes of others do not move what is being written. */
  readonly isFollowing?: boolean;
  readonly schema: Parser<Values>;
  readonly words: Words<Values>;
  /** The saved values that the form began with. */
  readonly before: (input: TInput) => Values;
  /** Those of the API's fields. */
  readonly theirs: (current: Refusal['current']) => Values;
  /** Sends these fields, based on a version; throws the server's refusal. */
  readonly save: (
    mine: Values,
    fields: readonly (keyof Values & string)[],
    version: number | null,
  ) => Promise<unknown>;
  /** "Meal updated" */
  readonly saved: string;
  /** Why it could not be saved. */
  readonly failure: (error: unknown) => string;
  readonly onInvalid: (errors: FieldErrors<TInput>) => void;
  readonly onSaved: () => void;
  /** Where the focus goes from a conflict, back to writing. */
  readonly focus: (asked: (keyof Values & string) | undefined) => Path<TInput>;
  /** Whether it is an open part of the dialog around it. */
  readonly isOpen?: boolean;
}

/** The form of an entity: its current values, a draft that is kept, the version that is sent, and what differs, asked about. */
export function useEntityForm<TInput extends FieldValues & Versioned, Values extends object>({
  tripId,
  key,
  current,
  isFollowing,
  schema,
  words,
  before,
  theirs,
  save: sendFields,
  saved,
  failure,
  onInvalid,
  onSaved,
  focus,
  isOpen = true,
}: EntityForm<TInput, Values>) {
  const form = useForm<TInput, unknown, Values>({
    // What is saved has all fields.
    defaultValues: current as DefaultValues<TInput>,
    resolver: zodResolver<TInput, Values>(schema),
  });
  const draft = useVersionedDraft(form, key, current, isFollowing);
  const conflict = useConflict(tripId, words, theirs);

  async function send(mine: Values): Promise<boolean> {
    const known = before(draft.base.current);
    const changed = changedFields(mine, known);
    if (changed.length === 0) return true;
    const asked = conflict.conflict;
    const fields = asked === null ? changed : conflict.mineFields();
    const version = asked === null ? draft.base.current.version : asked.version;
    try {
      await sendFields(mine, fields, version);
    } catch (error) {
      if (!conflict.ask(error, { changed: fields, mine, before: known }))
        showToast({ kind: 'error', title: 'Error', description: failure(error) });
      return false;
    }
    showToast({ kind: 'success', title: saved });
    return true;
  }

  const { save, submit } = useSave(form, {
    send,
    onInvalid,
    onSaved: () => {
      conflict.end();
      onSaved();
    },
  });
  const isUnsaved = isOpen && form.formState.isDirty;
  useDialogPart(isUnsaved, save);

  /** From the conflict to the first field in question. */
  function backToWriting(): void {
    const [first] = conflict.conflict?.asked ?? [];
    flushSync(conflict.back);
    form.setFocus(focus(first));
  }

  return {
    form,
    submit,
    isUnsaved,
    isRestored: draft.isRestored,
    discard: draft.discard,
    conflict,
    backToWriting,
  };
}
