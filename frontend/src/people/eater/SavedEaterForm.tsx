import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Refusal } from '../../forms/refusal.ts';
import { useSaveAtOnce, type Outcome } from '../../forms/useSaveAtOnce.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { PreviewFailure } from '../preview/PreviewFailure.tsx';
import type { usePreview } from '../preview/usePreview.ts';
import { EaterForm, type EaterQuestions } from './EaterForm.tsx';
import { changedInput, problemsOf, type EaterInput } from './eaterInput.ts';
import { saveFailure } from './saveFailure.ts';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import { useEaterDraft, type EaterDraft } from './useEaterDraft.ts';

export interface Sending {
  /** What is saved so far. */
  readonly before: EaterInput;
  /** Whether a preview comes first. */
  readonly isAsked: boolean;
}

interface SavedEaterFormProps extends EaterQuestions {
  readonly draftKey: string;
  readonly saved: EaterInput;
  /**
   * Resolves to what is saved now; to what was saved if the viewer decided against it; to null without a preview.
   * Throws the server's refusal.
   */
  readonly send: (next: EaterInput, sending: Sending) => Promise<EaterInput | null>;
  /** Of the dialog, with its Undo. */
  readonly saving: Saving;
  /** None: nothing is asked. */
  readonly preview?: Pick<ReturnType<typeof usePreview>, 'hasFailed' | 'isAsking'>;
  /** Shows what somebody else saved. */
  readonly onTakeTheirs?: (refusal: Refusal) => void;
}

/** An eater's answers: each change is saved at once, and Undo takes it back. */
export function SavedEaterForm(props: SavedEaterFormProps) {
  const { draftKey, saved, send, saving, preview, onTakeTheirs, ...questions } = props;
  const draft = useEaterDraft(draftKey, saved);
  const { failure } = draft;
  const isAsked = useRef(true);
  const open: OpenEater = { form: null, saving, draft, send, isAsked };
  const { flush, isWaiting } = useSaveAtOnce(open, { key: draftKey, attempt: sendWritten });
  const onClosed = useEffectEvent(async () => {
    const isSaved = await flush();
    const description = saved.name;
    if (!isSaved && !isWaiting()) showError(description, t`Not saved`);
    // While the dialog is open, its line says it of everybody.
    else if (saving.line.current === null && saving.isWaiting())
      showToast({
        kind: 'info',
        title: t`Not saved, no connection. Kept here.`,
        ...(!isSaved && { description }),
      });
  });
  useEffect(() => () => void onClosed(), []);

  const save = (withPreview = true) => {
    draft.write();
    isAsked.current = withPreview;
    void flush();
  };
  return (
    <>
      {failure !== null && (
        <SaveFailureNotice
          failure={failure}
          onKeep={() => {
            if (failure.refusal !== null) draft.overwrite(failure.refusal.version);
            save();
          }}
          onDiscard={() => {
            draft.discard();
            if (failure.refusal !== null) onTakeTheirs?.(failure.refusal);
            void flush();
          }}
        />
      )}
      {preview?.hasFailed === true && (
        <PreviewFailure isRetrying={preview.isAsking} onRetry={() => save()} onSave={() => save(false)} />
      )}
      <EaterForm
        {...questions}
        input={draft.input}
        problems={draft.problems}
        onChange={(change) => {
          draft.type(change);
          save();
        }}
        onType={draft.type}
        onWritten={() => save()}
      />
    </>
  );
}

interface OpenEater extends Pick<SavedEaterFormProps, 'saving' | 'send'> {
  readonly form: null;
  readonly draft: EaterDraft;
  readonly isAsked: RefObject<boolean>;
}

async function sendWritten(latest: () => OpenEater, onSend: () => void): Promise<Outcome> {
  const { draft, send, isAsked } = latest();
  const unsaved = draft.toSave();
  if (unsaved === null) return null;
  // It is sent again once something else is typed, or by its button.
  if (unsaved.failure !== null) return 'refused';
  const { base: before, written } = unsaved;
  const next = { ...before, ...written };
  if (Object.keys(problemsOf(next)).length > 0) return 'refused';
  const sending = { before, isAsked: isAsked.current };
  isAsked.current = true;
  draft.beginSending();
  onSend();
  try {
    const after = await send(next, sending);
    if (after === null) {
      latest().draft.endSending();
      return 'refused';
    }
    latest().draft.rebase(after, written);
    if (after === before) return null;
    latest().saving.addStep(() => takeBack(latest(), before, after));
    return 'saved';
  } catch (error) {
    // No answer: the connection is gone.
    const isWaiting = errorCode(error) === null;
    latest().draft.endSending(isWaiting ? null : saveFailure(error));
    return isWaiting ? 'waiting' : 'refused';
  }
}

/** Undo: the answers from before, on top of what is saved now. */
async function takeBack({ draft, send }: OpenEater, before: EaterInput, after: EaterInput): Promise<boolean> {
  const base = draft.base();
  try {
    const back = { ...base, ...changedInput(after, before) };
    const now = await send(back, { before: base, isAsked: false });
    if (now !== null) draft.rebase(now);
    return now !== null;
  } catch (error) {
    showError(saveFailure(error).text, t`Not saved`);
    return false;
  }
}
