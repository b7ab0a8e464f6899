import { t } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { useId, useState } from 'react';
import { undoAction } from '../../forms/undoAction.ts';
import { useDraft } from '../../ui/controls/drafts.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { rememberedInput } from './rememberedInput.ts';
import { useRememberedQuery } from './Remembered.generated.ts';
import type { TripAttendance } from '../tripAttendance.ts';
import type { ChangedTrip } from './eaterChange.ts';
import { NEW_COMPANION, type EaterInput } from './eaterInput.ts';
import { useEaterAnswers } from './useEaterAnswers.ts';

interface Bringer {
  readonly participantId: string;
  /** The account of the viewer knows companions. */
  readonly isViewer: boolean;
}

/** The form of a companion who is not added yet; what is typed stays until then. */
export function useNewCompanion(trip: ChangedTrip, attendance: TripAttendance, bringer: Bringer) {
  const { participantId, isViewer } = bringer;
  const formId = useId();
  const [round, setRound] = useState(0);
  const [input, setInput] = useDraft<EaterInput>(`eater.new.${participantId}`, NEW_COMPANION);
  const person = { eater: null, participantId, isYou: false, isFirst: false };
  const { send, remove, run, ...answers } = useEaterAnswers(trip, attendance, person);
  const remembered = useRememberedQuery(isViewer ? {} : skipToken).data?.rememberedCompanions ?? [];
  const names = new Set([...attendance.eaters.map(({ name }) => name), input.name]);

  function begin() {
    setInput(() => NEW_COMPANION);
    setRound((before) => before + 1);
  }

  /** @returns whether the companion was added */
  async function add(whole: EaterInput, isAsked = true): Promise<boolean> {
    const now = await run(() => send(whole, { before: whole, isAsked }));
    // The viewer may have decided against it.
    if (now === null || now === whole) return false;
    begin();
    const { base } = now;
    const action = undoAction(async () => base !== null && remove(base));
    showToast({ kind: 'success', title: t`Added`, description: now.name, action });
    return true;
  }

  return {
    ...answers,
    formId,
    /** Key of the form: that of the next person begins empty. */
    round,
    input,
    setInput,
    discard: () => {
      answers.clearFailure();
      begin();
    },
    known: remembered.filter(({ name }) => !names.has(name ?? '')).map(rememberedInput),
    add,
  };
}
