import { useEffect, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOnline } from '../browser/useOnline.ts';
import type { Saving, SavingState } from './useSaving.ts';

const AFTER_LAST_KEY_MS = 600;
const RETRY_AFTER_MS = 5000;

/** How an attempt to save ended; null: nothing was to be saved. */
export type Outcome = Exclude<SavingState, 'saving'> | null;

/**
 * Saves a form after the last key, one attempt at a time, and again when the connection is back.
 * @param saving null: the form has a button instead
 * @param attempt calls back before it sends anything
 * @returns saves what is typed now; resolves to success
 */
export function useSaveAtOnce<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  saving: Saving | null,
  attempt: (onSend: () => void) => Promise<Outcome>,
): () => Promise<boolean> {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inFlight = useRef<Promise<boolean>>(null);
  const isOnline = useOnline();
  const isOn = saving !== null;
  const report = (state: SavingState | null) => saving?.report(id, state);

  async function once(): Promise<boolean> {
    const outcome = await attempt(() => report('saving'));
    if (outcome !== null) report(outcome);
    if (outcome === 'waiting') timer.current = setTimeout(() => void latest.current.flush(), RETRY_AFTER_MS);
    return outcome === null || outcome === 'saved';
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    // Then what was typed meanwhile.
    await inFlight.current;
    inFlight.current ??= once().finally(() => {
      inFlight.current = null;
    });
    return inFlight.current;
  }

  const join = () => saving?.join(() => latest.current.flush());
  const latest = useRef({ flush, join, report });
  useEffect(() => {
    latest.current = { flush, join, report };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const now = () => void latest.current.flush();
    const leave = latest.current.join();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(now, AFTER_LAST_KEY_MS);
      },
    });
    return () => {
      unsubscribe();
      leave?.();
      now();
    };
  }, [form, isOn]);

  useEffect(() => {
    if (isOn && isOnline) void latest.current.flush();
  }, [isOn, isOnline]);

  return flush;
}
