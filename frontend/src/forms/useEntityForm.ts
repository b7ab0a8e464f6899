import type { FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import { errorCode } from '../gql/errorMessage.ts';
import { useSave } from './useSave.ts';
import { changedFields, useVersionedDraft, type Versioned } from './useVersionedDraft.ts';
import { zodResolver, type Parser } from '../ui/controls/zodResolver.ts';
import { showError, showToast } from '../ui/feedback/toaster.tsx';
import type { Words } from './conflict.ts';
import type { Refusal } from './refusal.ts';
import { useConflict } from './useConflict.ts';
import { useSaveAtOnce, type Outcome } from './useSaveAtOnce.ts';
import type { Saving } from './useSaving.ts';

interface EntityForm<TInput extends FieldValues & Versioned, Values extends object> {
  /** Saves at once, with Undo, without a button: what the forms of the dialog share. */
  readonly saving?: Saving | null;
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
  /**
   * Sends these fields, based on a version. Resolves to the entity as it is saved now, null: as sent; throws the
   * server's refusal.
   */
  readonly save: (
    mine: Values,
    fields: readonly (keyof Values & string)[],
    version: number | null,
  ) => Promise<TInput | null>;
  /** "Meal updated". Without a button, the dialog says it. */
  readonly saved?: string;
  /** Why it could not be saved; null if the dialog says so itself. */
  readonly failure: (error: unknown) => string | null;
  readonly onInvalid: (errors: FieldErrors<TInput>) => void;
  readonly onSaved?: () => void;
  /** The button sends it also without a change: it is new. */
  readonly isNew?: boolean;
  /** Where the focus goes from a conflict, back to writing. */
  readonly focus?: (asked: (keyof Values & string) | undefined) => Path<TInput>;
  /** Whether it is shown: a form that saves at once sends nothing before. */
  readonly isOpen?: boolean;
}

/**
 * The form of an entity: its current values, a draft that is kept, the version that is sent, and what differs, asked
 * about. It saves by a button, or at once with `saving`; then the fields of `Values` are named as those of the input.
 */
export function useEntityForm<TInput extends FieldValues & Versioned, Values extends object>({
  saving = null,
  isOpen = true,
  ...entity
}: EntityForm<TInput, Values>) {
  const form = useForm<TInput, unknown, Values>({
    // What is saved has all fields.
    defaultValues: entity.current as DefaultValues<TInput>,
    resolver: zodResolver<TInput, Values>(entity.schema),
  });
  const draft = useVersionedDraft(form, entity.key, entity.current, entity.isFollowing);
  const conflict = useConflict(entity.tripId, entity.words, entity.theirs);
  const parts = { ...entity, form, draft, conflict, saving: isOpen ? saving : null };
  const { save, submit } = useSave(form, {
    send: (mine) => sendByButton(parts, mine),
    onInvalid: entity.onInvalid,
    onSaved: () => {
      conflict.end();
      entity.onSaved?.();
    },
  });
  const { flush } = useSaveAtOnce(parts, { key: parts.saving && entity.key, attempt: sendAtOnce });

  /** From the conflict to the first field in question. */
  function backToWriting(): void {
    const [first] = conflict.conflict?.asked ?? [];
    flushSync(conflict.back);
    if (entity.focus !== undefined) form.setFocus(entity.focus(first));
  }

  return {
    form,
    /** By another button than that of the form. */
    save,
    submit,
    isRestored: draft.isRestored,
    discard: draft.discard,
    conflict,
    backToWriting,
    /** `onBlur` of the fields of a form that saves at once. */
    onLeave: (event: FocusEvent) => {
      returnEmptied(parts, event.target);
      void flush();
    },
    /** Answers for one field of a conflict, at once. */
    settle: (field: keyof Values & string, side: 'mine' | 'theirs') => settle(parts, field, side),
  };
}

type Parts<TInput extends FieldValues & Versioned, Values extends object> = Omit<
  EntityForm<TInput, Values>,
  'saving' | 'isOpen'
> & {
  readonly form: ReturnType<typeof useForm<TInput, unknown, Values>>;
  readonly draft: ReturnType<typeof useVersionedDraft<TInput, Values>>;
  readonly conflict: ReturnType<typeof useConflict<Values>>;
  readonly saving: Saving | null;
};

async function sendByButton<TInput extends FieldValues & Versioned, Values extends object>(
  { draft, conflict, before, save, saved, failure, isNew = false }: Parts<TInput, Values>,
  mine: Values,
): Promise<boolean> {
  const known = before(draft.base.current);
  const changed = changedFields(mine, known);
  if (changed.length === 0 && !isNew) return true;
  const asked = conflict.conflict;
  const fields = asked === null ? changed : conflict.mineFields();
  try {
    await save(mine, fields, asked === null ? draft.base.current.version : asked.version);
  } catch (error) {
    if (!conflict.ask(error, { changed: fields, mine, before: known })) showFailure(failure(error));
    return false;
  }
  if (saved !== undefined) showToast({ kind: 'success', title: saved });
  return true;
}

/** Sends what was typed. A field that somebody else has changed, too, waits for an answer, the others do not. */
async function sendAtOnce<TInput extends FieldValues & Versioned, Values extends object>(
  latest: () => Parts<TInput, Values>,
  onSend: () => void,
): Promise<Outcome> {
  const { form, draft, conflict, before, schema } = latest();
  const sent = structuredClone(form.getValues());
  const parsed = schema.safeParse(sent);
  if (!parsed.success) {
    await form.trigger();
    return 'refused';
  }
  const mine = parsed.data;
  const base = schema.safeParse(draft.base.current);
  const known = base.success ? base.data : before(draft.base.current);
  const asked = conflict.latest()?.asked ?? [];
  const fields = changedFields(mine, known).filter((field) => !asked.includes(field));
  if (fields.length === 0) return asked.length > 0 ? 'refused' : null;
  onSend();
  const outcome = await saveFields(latest, { mine, fields, sent });
  if (outcome === 'saved') latest().saving?.addStep(() => takeBack(latest(), known, fields));
  // The other fields of a refused save.
  if (outcome === null) return sendAtOnce(latest, onSend);
  return outcome;
}

function showFailure(description: string | null): void {
  if (description !== null) showError(description);
}

interface Sending<TInput, Values> {
  readonly mine: Values;
  readonly fields: readonly (keyof Values & string)[];
  /** The form then. */
  readonly sent: TInput;
}

/** Null: a conflict is asked about. */
async function saveFields<TInput extends FieldValues & Versioned, Values extends object>(
  latest: () => Parts<TInput, Values>,
  { mine, fields, sent }: Sending<TInput, Values>,
): Promise<Outcome> {
  const { draft, conflict, before, save, failure } = latest();
  const base = draft.base.current;
  const known = conflict.latest();
  const version = base.version === null ? null : Math.max(base.version, known?.version ?? 0);
  try {
    const next = await save(mine, fields, version);
    // It may have been opened again meanwhile.
    latest().draft.rebase(next ?? base, fields, sent);
    return 'saved';
  } catch (error) {
    const open = (known?.asked ?? []).filter((field) => !fields.includes(field));
    if (latest().conflict.ask(error, { changed: fields, mine, before: before(base), open })) return null;
    // No answer: the connection is gone.
    if (errorCode(error) === null) return 'waiting';
    showFailure(failure(error));
    return 'refused';
  }
}

/** Undo: the values from before, on top of what is saved now. */
async function takeBack<TInput extends FieldValues & Versioned, Values extends object>(
  { draft, save, failure }: Parts<TInput, Values>,
  known: Values,
  fields: readonly (keyof Values & string)[],
): Promise<boolean> {
  try {
    const next = await save(known, fields, draft.base.current.version);
    if (next !== null) draft.rebase(next);
    return true;
  } catch (error) {
    showFailure(failure(error));
    return false;
  }
}

async function settle<TInput extends FieldValues & Versioned, Values extends object>(
  parts: Parts<TInput, Values>,
  field: keyof Values & string,
  side: 'mine' | 'theirs',
): Promise<void> {
  const { form, draft, conflict } = parts;
  const asked = conflict.latest();
  if (asked === null) return;
  const sent = structuredClone(form.getValues());
  const fields = side === 'mine' ? [field] : [];
  // What was typed since the conflict is mine, too.
  const parsed = parts.schema.safeParse(sent);
  const mine = parsed.success ? parsed.data : asked.mine;
  const outcome = await saveFields(() => parts, { mine, fields, sent });
  if (outcome !== 'saved') return;
  conflict.settled(field);
  if (side === 'theirs') {
    const text: string = field;
    // It is the name of an input's field, too.
    const name = text as Path<TInput>;
    form.setValue(name, draft.base.current[name], { shouldDirty: true });
  }
}

/** A field that must not be empty gets back what is saved, and says why. */
function returnEmptied<TInput extends FieldValues & Versioned, Values extends object>(
  { form, draft, schema, onInvalid }: Parts<TInput, Values>,
  target: Element,
): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (target.value.trim() !== '' || !(target.name in draft.base.current)) return;
  const parsed = schema.safeParse(form.getValues());
  const issue = parsed.success ? undefined : parsed.error.issues.find(({ path }) => path[0] === target.name);
  if (issue === undefined) return;
  // Just found among the input's fields.
  const name = target.name as Path<TInput>;
  form.setValue(name, draft.base.current[name], { shouldDirty: true });
  // The errors of a form are keyed by its fields.
  onInvalid({ [name]: { type: 'value', message: issue.message } } as FieldErrors<TInput>);
}
