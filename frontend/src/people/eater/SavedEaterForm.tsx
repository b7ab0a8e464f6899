import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { Saving } from '../../forms/useSaving.ts';
import { EaterForm, type EaterQuestions } from './EaterForm.tsx';
import {
  changedInput,
  problemsOf,
  withWords,
  type ChangeInput,
  type EaterInput,
  type EaterProblems,
} from './eaterInput.ts';
import { PreviewFailure } from '../preview/PreviewFailure.tsx';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import type { SaveFailure } from './useSaveEater.ts';

export interface Sending {
  /** What is saved so far. */
  readonly before: EaterInput;
  /** Also over later changes of others. */
  readonly isForced: boolean;
  /** Whether a preview comes first. */
  readonly isAsked: boolean;
}

interface SavedEaterFormProps extends EaterQuestions {
  readonly saved: EaterInput;
  /** Resolves to what is saved now; to what was saved if the viewer decided against it; to null after a failure. */
  readonly send: (next: EaterInput, sending: Sending) => Promise<EaterInput | null>;
  /** Of the dialog, with its Undo. */
  readonly saving: Saving;
  readonly failure: SaveFailure | null;
  readonly hasPreviewFailed?: boolean;
  /** Shows what somebody else saved. */
  readonly onTakeTheirs: () => void;
}

type Typed = Partial<EaterInput>;

const NOTHING: Typed = {};

/** An eater's answers: each change is saved at once, and Undo takes it back. */
export function SavedEaterForm(props: SavedEaterFormProps) {
  const { saved, send, saving, failure, hasPreviewFailed = false, onTakeTheirs, ...questions } = props;
  const formId = useId();
  const [typed, setTyped] = useState(NOTHING);
  const [problems, setProblems] = useState<EaterProblems>({});
  // Handlers of one event follow each other without a render.
  const latest = useRef({ saved, typed: NOTHING });
  useEffect(() => {
    // The cache may still have what was there before the last answer.
    if (versionOf(saved) >= versionOf(latest.current.saved)) latest.current.saved = saved;
  }, [saved]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const now = (): EaterInput => ({ ...latest.current.saved, ...latest.current.typed });
  const keep = (next: Typed) => {
    latest.current.typed = next;
    setTyped(next);
  };
  const onType: ChangeInput = (change) => keep(changedInput(latest.current.saved, change(now())));
  const undo = async (before: EaterInput, after: EaterInput): Promise<boolean> => {
    const known = latest.current.saved;
    const back = { ...known, ...changedInput(after, before) };
    const undone = await send(back, { before: known, isForced: false, isAsked: false });
    if (undone !== null) latest.current.saved = undone;
    return undone !== null;
  };
  const sendTyped = async (how: Omit<Sending, 'before'>) => {
    const { saved: before, typed: sent } = latest.current;
    if (Object.keys(sent).length === 0) return;
    saving.report(formId, 'saving');
    const after = await send({ ...before, ...sent }, { before, ...how });
    saving.report(formId, after === null ? 'refused' : after === before ? null : 'saved');
    if (after === null) {
      // The form cannot say it any more.
      if (!isShown.current) showToast({ kind: 'error', title: t`Not saved`, description: before.name });
      return;
    }
    latest.current.saved = after;
    // What was typed meanwhile stays.
    const since = Object.entries(latest.current.typed).filter(
      ([field, value]) => value !== sent[field as keyof Typed],
    );
    keep(Object.fromEntries(since));
    if (after !== before) saving.addStep(() => undo(before, after));
  };
  const save = (how = { isForced: false, isAsked: true }) => {
    const whole = withWords(now());
    keep(changedInput(latest.current.saved, whole));
    const found = problemsOf(whole);
    setProblems(found);
    // One after the other: each is based on the version before.
    if (Object.keys(found).length === 0) line.current = line.current.then(() => sendTyped(how));
  };
  return (
    <>
      {failure !== null && (
        <SaveFailureNotice
          failure={failure}
          onKeep={() => save({ isForced: failure.refusal !== null, isAsked: true })}
          onDiscard={() => {
            keep(NOTHING);
            onTakeTheirs();
          }}
        />
      )}
      {hasPreviewFailed && (
        <PreviewFailure onRetry={() => save()} onSave={() => save({ isForced: false, isAsked: false })} />
      )}
      <EaterForm
        {...questions}
        input={{ ...saved, ...typed }}
        problems={problems}
        onChange={(change) => {
          onType(change);
          save();
        }}
        onType={onType}
        onWritten={() => save()}
      />
    </>
  );
}

function versionOf({ base }: EaterInput): number {
  return base?.version ?? 0;
}
