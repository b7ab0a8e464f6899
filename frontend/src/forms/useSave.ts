import { useRef, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { markSaved } from '../ui/controls/drafts.ts';

interface Saving<TInput extends FieldValues, TOutput> {
  /** Resolves to success, else shows the error. */
  readonly send: (fields: TOutput) => Promise<boolean>;
  /** Shows why the input is invalid. */
  readonly onInvalid: (errors: FieldErrors<TInput>) => void;
  /** After the form has its new values. */
  readonly onSaved?: () => void;
  /** The form's values after saving; by default the saved ones. */
  readonly emptied?: TInput;
}

/** Once at a time. `save` resolves to success, `submit` is for the form itself. */
export function useSave<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  { send, onInvalid, onSaved, emptied }: Saving<TInput, TOutput>,
) {
  // State would miss a second press before the next render.
  const inFlight = useRef<Promise<boolean>>(null);

  async function saveOnce(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (fields) => {
      const sent = structuredClone(form.getValues());
      isSaved = await send(fields);
      if (!isSaved) return;
      markSaved(form, sent, emptied);
      onSaved?.();
    }, onInvalid)();
    return isSaved;
  }

  function save(): Promise<boolean> {
    inFlight.current ??= saveOnce().finally(() => {
      inFlight.current = null;
    });
    return inFlight.current;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void save();
  }

  return { save, submit };
}
