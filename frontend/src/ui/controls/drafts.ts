import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Drafts {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, draft: unknown) => void;
  /** What was typed for one entity belongs to another: keys that end with its id. */
  readonly move: (fromId: string, toId: string) => void;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What all openings of the form with this key share; `create` makes it for the first one. */
  readonly shared: <T>(key: string, create: () => T) => T;
}

const DraftsContext = createContext<Drafts | null>(null);

/**
 * Unsaved input of a page's dialogs, by form; lives as long as the page. Closing keeps it here for reopening. Only a
 * button that says so discards it.
 */
export const DraftsProvider = DraftsContext.Provider;

/** An empty store for a {@link DraftsProvider}. */
export function createDrafts(): Drafts {
  const drafts = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const shared = new Map<string, unknown>();
  const set = (key: string, draft: unknown) => {
    if (draft === undefined) drafts.delete(key);
    else drafts.set(key, draft);
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => drafts.get(key),
    set,
    move: (fromId, toId) => {
      for (const [key, draft] of Array.from(drafts))
        if (key.endsWith(`.${fromId}`)) {
          set(`${key.slice(0, -fromId.length)}${toId}`, draft);
          set(key, undefined);
        }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shared: <T>(key: string, create: () => T) => {
      if (!shared.has(key)) shared.set(key, create());
      // One hook alone asks for it.
      return shared.get(key) as T;
    },
  };
}

/**
 * The page's drafts.
 * @throws Error outside of a {@link DraftsProvider}
 */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (drafts === null) throw new Error('Forms with drafts need a DraftsProvider.');
  return drafts;
}

/** State in the page's drafts, also for changes after unmounting; the last part reads it between two renders. */
export function useDraft<T>(key: string, empty: T): readonly [T, (change: (draft: T) => T) => void, () => T] {
  const drafts = useDrafts();
  // Only this hook writes the key.
  const read = useCallback(() => drafts.get(key) as T | undefined, [drafts, key]);
  const draft = useSyncExternalStore(drafts.subscribe, read);
  const change = (next: (draft: T) => T) => {
    const changed = next(read() ?? empty);
    drafts.set(key, changed === empty ? undefined : changed);
  };
  return [draft ?? empty, change, () => read() ?? empty];
}

export interface FormDraft<TInput> {
  readonly values: TInput;
  /** Saved values that were changed. */
  readonly base: TInput;
}

/**
 * Keeps a form's unsaved values as a draft, and restores them on mounting.
 * @param key null while nothing is kept; another key takes the draft along
 * @param restore by default shows the values as changes of the form's own
 */
export function useFormDraft<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  key: string | null,
  restore = ({ values }: FormDraft<TInput>) => form.reset(values, { keepDefaultValues: true }),
) {
  const drafts = useDrafts();
  const onRestore = useEffectEvent(restore);
  const lastKey = useRef<string | null>(null);
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    const before = lastKey.current;
    lastKey.current = key;
    if (key === null) return undefined;
    if (before === null) {
      // Only this hook writes the key.
      const draft = drafts.get(key) as FormDraft<TInput> | undefined;
      if (draft !== undefined) onRestore(draft);
      setRestored(draft !== undefined);
    } else if (before !== key) {
      drafts.set(key, drafts.get(before));
      drafts.set(before, undefined);
    }
    return form.subscribe({
      formState: { isDirty: true, values: true },
      callback: (state) => {
        const draft = { values: form.getValues(), base: state.defaultValues };
        drafts.set(key, state.isDirty === true ? draft : undefined);
        if (state.isDirty !== true) setRestored(false);
      },
    });
  }, [drafts, form, key]);

  /** Back to these values, by default the form's own. */
  const discard = (values?: TInput) => form.reset(values);
  return { isRestored: isRestored && isDirty, discard };
}

/** Text of form values, equal for equal values; JSON writes every Map as {}. */
export function inputText(values: unknown): string | undefined {
  return JSON.stringify(values, (_key, part: unknown) => (part instanceof Map ? [...part] : part));
}

/** Makes `next`, by default the saved values, the form's own. What was typed since stays as unsaved input. */
export function markSaved<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  saved: TInput,
  next = saved,
): void {
  const typed = form.getValues();
  const isSame = inputText(typed) === inputText(saved);
  form.reset(next);
  if (!isSame) form.reset(typed, { keepDefaultValues: true });
}
