import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { undoAction } from '../../forms/undoAction.ts';
import { inputText } from '../../ui/controls/drafts.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { usePreview } from '../preview/usePreview.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import { eaterChange, type ChangedTrip } from './eaterChange.ts';
import { inputOf, type EaterInput } from './eaterInput.ts';
import { useSaveFailure } from './saveFailure.ts';
import type { Sending } from './SavedEaterForm.tsx';
import { useSaveEater } from './useSaveEater.ts';

interface AnsweringPerson {
  /** Null: a new companion. */
  readonly eater: TripEater | null;
  /** Of the eater, or who brings the companion. */
  readonly participantId: string;
  readonly isYou: boolean;
  /** Nothing is asked before it is saved. */
  readonly isFirst: boolean;
}

/** Saves what an eater of the trip answers; what moves amounts only after a preview. */
export function useEaterAnswers(trip: ChangedTrip, { eaters }: TripAttendance, person: AnsweringPerson) {
  const { eater, participantId, isYou, isFirst } = person;
  const { save, remove, ...saving } = useSaveEater(trip.id, participantId);
  const preview = usePreview();
  const { run, ...failing } = useSaveFailure();
  /** Asked about once, however often it has to be sent. */
  const accepted = useRef<string>(undefined);

  /** @param next null removes the eater */
  async function isWanted(next: EaterInput | null): Promise<boolean | null> {
    const change = isFirst ? null : eaterChange(trip, eaters, { eater, next, isYou });
    return change === null || preview.confirm(change.request, change.asked);
  }

  /** See {@link SavedEaterForm}. */
  async function send(next: EaterInput, { before, isAsked }: Sending): Promise<EaterInput | null> {
    const text = inputText(next);
    const isYes = !isAsked || accepted.current === text ? true : await isWanted(next);
    if (isYes !== true) return isYes === null ? null : before;
    accepted.current = text;
    try {
      const now = await save(eater, next);
      return now === null ? null : inputOf(now);
    } finally {
      preview.close();
    }
  }

  /** Takes a companion off the table; the toast brings them back. */
  async function takeOut(): Promise<void> {
    if (eater === null || (await isWanted(null)) !== true) return;
    const removed = await run(() => remove(eater));
    preview.close();
    if (removed === null) return;
    const action = undoAction(() => save(null, inputOf(eater)));
    showToast({ kind: 'success', title: t`Removed`, description: eater.name, action });
  }

  return { send, takeOut, remove, preview, run, ...failing, ...saving };
}
