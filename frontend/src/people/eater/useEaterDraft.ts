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
  /** What of it is on its way to the server. */
  readonly sent: Changes;
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
      const typed = next({ ...base, ...before?.typed });
      return ofChanges({ written: {}, sent: {}, failure: null, ...before, base, typed });
    });

  return {
    input: unsaved === null ? saved : { ...unsaved.base, ...unsaved.typed },
    problems: unsaved === null ? {} : problemsOf({ ...unsaved.base, ...unsaved.written }),
    failure: unsaved?.failure ?? null,
    type,
    /** What was typed is to be saved, with what stands in "In your own words". */
    write: () => {
      type(withWords);
      change((before) => before && { ...before, written: before.typed, failure: null });
    },
    discard: () => change(() => null),
    /** What is written is on its way. */
    beginSending: () => change((before) => before && { ...before, sent: before.written, failure: null }),
    /** It was not saved. */
    endSending: (failure: SaveFailure | null = null) =>
      change((before) => before && ofChanges({ ...before, sent: {}, failure })),
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
        const left = (changes: Changes) => without(changes, sent);
        const { typed, written } = before;
        const changes = { typed: left(typed), written: left(written), sent: left(before.sent) };
        return ofChanges({ base: now, ...changes, failure: null });
      });
    },
  };
}

export type EaterDraft = ReturnType<typeof useEaterDraft>;

/** What differs from the base, and what is changed back while it is on its way; null for nothing. */
function ofChanges(unsaved: Unsaved): Unsaved | null {
  const { base, sent } = unsaved;
  const changesIn = (changes: Changes): Changes => ({
    ...Object.fromEntries(Object.entries(changes).filter(([field]) => field in sent)),
    ...changedInput(base, { ...base, ...changes }),
  });
  const typed = changesIn(unsaved.typed);
  return isEmpty(typed) ? null : { ...unsaved, typed, written: changesIn(unsaved.written) };
}

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
