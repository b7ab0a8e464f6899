import { useEffect, useRef } from 'react';
import { useDraft } from '../../ui/controls/drafts.ts';
import { changedInput, problemsOf, withWords, type ChangeInput, type EaterInput } from './eaterInput.ts';
import type { SaveFailure } from './saveFailure.ts';

type Changes = Partial<EaterInput>;

/** What is not saved of an eater. */
interface Unsaved {
  /** The saved answers that it changes: a change of somebody else since is asked about. */
  readonly base: EaterInput;
  readonly typed: Changes;
  /** What of it is to be saved: a text once its field is left. */
  readonly written: Changes;
  /** Why the server refused it. */
  readonly failure: SaveFailure | null;
}

/** Draft key, of a trip's eater. */
export function eaterDraft(eaterId: string): string {
  return `eater.${eaterId}`;
}

/** The answers of an eater as the form shows them; those that are not saved outlast the form. */
export function useEaterDraft(key: string, saved: EaterInput) {
  const [unsaved, change, read] = useDraft<Unsaved | null>(key, null);
  const answered = useRef(saved);
  useEffect(() => {
    // The cache may still have what was there before the last answer.
    if (versionOf(saved) >= versionOf(answered.current)) answered.current = saved;
  }, [saved]);

  const type: ChangeInput = (next) =>
    change((before) => {
      const base = before?.base ?? answered.current;
      const typed = changedInput(base, next({ ...base, ...before?.typed }));
      return isEmpty(typed) ? null : { written: {}, failure: null, ...before, base, typed };
    });

  return {
    input: unsaved === null ? saved : { ...unsaved.base, ...unsaved.typed },
    problems: unsaved === null ? {} : problemsOf({ ...unsaved.base, ...unsaved.written }),
    failure: unsaved?.failure ?? null,
    type,
    /** What was typed is to be saved, with what stands in "In your own words". */
    write: () => {
      type(withWords);
      change((before) => before && { ...before, written: before.typed });
    },
    discard: () => change(() => null),
    setFailure: (failure: SaveFailure | null) => change((before) => before && { ...before, failure }),
    /** Mine is to be saved on top of this version of somebody else. */
    overwrite: (version: number) =>
      change((before) => before && { ...before, base: withVersion(before.base, version) }),
    /** Null: nothing is to be saved. */
    toSave: () => {
      const now = read();
      return now === null || isEmpty(now.written) ? null : now;
    },
    /** What is saved, as far as it is known between two renders. */
    base: () => read()?.base ?? answered.current,
    /** `now` is saved, with these changes; what was typed since stays. */
    rebase: (now: EaterInput, sent: Changes = {}) => {
      answered.current = now;
      change((before) => {
        if (before === null) return null;
        const typed = without(before.typed, sent);
        const written = without(before.written, sent);
        return isEmpty(typed) ? null : { base: now, typed, written, failure: null };
      });
    },
  };
}

export type EaterDraft = ReturnType<typeof useEaterDraft>;

function isEmpty(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}

function without(changes: Changes, sent: Changes): Changes {
  return Object.fromEntries(
    // The keys of an object literal.
    Object.entries(changes).filter(([field, value]) => value !== sent[field as keyof Changes]),
  );
}

function versionOf({ base }: EaterInput): number {
  return base?.version ?? 0;
}

function withVersion(input: EaterInput, version: number): EaterInput {
  return { ...input, base: input.base && { ...input.base, version } };
}
