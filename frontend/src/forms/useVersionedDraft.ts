import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { inputText, useDrafts, useFormDraft } from '../ui/controls/drafts.ts';

/** Form values with the version of the saved entity; null for a new one. */
export interface Versioned {
  readonly version: number | null;
}

/** Fields of `values` that differ from `base`. */
export function changedFields<Values extends object>(
  values: Values,
  base: Values,
): (keyof Values & string)[] {
  // The keys of an object literal.
  const fields = Object.keys(base) as (keyof Values & string)[];
  return fields.filter((field) => field !== 'version' && inputText(values[field]) !== inputText(base[field]));
}

/** `values` with these fields of `typed`. */
function withFields<Values>(values: Values, typed: Values, fields: readonly (keyof Values)[]): Values {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, typed[field]])) };
}

/**
 * A form's draft with the saved values that it changes. Without input the form follows `current`; with input it keeps
 * the version that the input is based on, so that saving overwrites nothing unseen.
 * @param key see {@link useFormDraft}
 * @param isFollowing false if `current` is not what the form edits
 */
export function useVersionedDraft<TInput extends FieldValues & Versioned, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  key: string | null,
  current: TInput,
  isFollowing = true,
) {
  const drafts = useDrafts();
  const base = useRef(current);
  const text = inputText(current);
  const followed = useRef(text);
  /** What was saved last, which `current` shows a moment later. */
  const answered = useRef(text);
  /** Saved values, and input on top of them. */
  const show = (saved: TInput, input: TInput | null = null) => {
    base.current = saved;
    form.reset(saved);
    if (input !== null) form.reset(input, { keepDefaultValues: true });
  };

  const { isRestored } = useFormDraft(form, key, (draft) => {
    if (draft.base.version === null || current.version === null) {
      show(current, draft.values);
      return;
    }
    const typed = changedFields(draft.values, draft.base);
    const isUntouched = !changedFields(current, draft.base).some((field) => typed.includes(field));
    if (isUntouched) show(current, withFields(current, draft.values, typed));
    else show(draft.base, draft.values);
  });

  const { isDirty } = form.formState;
  /**
   * Makes `next` the saved values. Input stays as it is in the form, with its cursor.
   * @param kept fields that are saved as typed in `sent`, whatever the server made of it
   */
  function rebase(next: TInput, kept: readonly (keyof TInput & string)[] = [], sent = base.current): void {
    const typed = form.getValues();
    const input = [...changedFields(typed, base.current), ...kept];
    const saved = withFields(next, sent, kept);
    const taken = changedFields(saved, typed).filter((field) => !input.includes(field));
    base.current = saved;
    answered.current = inputText(next);
    const hasInput = changedFields(withFields(typed, saved, taken), saved).length > 0;
    // The names of its own fields, with their values.
    for (const field of [...taken, 'version']) {
      const name = field as Path<TInput>;
      form.setValue(name, saved[name]);
    }
    form.reset(saved, { keepValues: true, keepDirty: hasInput });
    // A form that was closed meanwhile does so no more by itself.
    if (key !== null) drafts.set(key, hasInput ? { values: form.getValues(), base: saved } : undefined);
  }

  const follow = useEffectEvent(() => rebase(current));
  useEffect(() => {
    if (!isFollowing || isDirty || followed.current === text) return;
    followed.current = text;
    if (text !== answered.current) follow();
  }, [text, isDirty, isFollowing]);

  return {
    isRestored,
    /** Saved values that the input changes. */
    base,
    discard: () => show(current),
    rebase,
    /** Makes `next` the saved values; what was typed after `sent` stays as input. */
    markSaved: (sent: TInput, next: TInput) => {
      const typed = form.getValues();
      const since = changedFields(typed, sent);
      show(next, since.length === 0 ? null : withFields(next, typed, since));
    },
  };
}
