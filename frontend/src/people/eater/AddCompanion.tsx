import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { PreviewFailure } from '../preview/PreviewFailure.tsx';
import { useTripAttendance } from '../useTripAttendance.ts';
import { CompanionForm } from './CompanionForm.tsx';
import { NEW_COMPANION, withWords } from './eaterInput.ts';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import { useNewCompanion } from './useNewCompanion.ts';
import { useTripSlots } from './useTripSlots.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from './WhoEats.generated.ts';

interface AddCompanionProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  /** Who brings them; null for the viewer. */
  readonly participantId: string | null;
  readonly isOpen: boolean;
  /** To a list of people, whom the viewer brings. */
  readonly onList: () => void;
  readonly onClose: () => void;
}

/** Somebody without an account, whom a participant brings. */
export function AddCompanion({ trip: ref, participantId, isOpen, onList, onClose }: AddCompanionProps) {
  const trip = useWhoEatsFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const host = trip.participants.find(({ id, isViewer }) =>
    participantId === null ? isViewer : id === participantId,
  );
  const isViewer = host?.isViewer === true;
  const bringer = { participantId: host?.id ?? '', isViewer };
  const { formId, round, input, setInput, discard, known, add, failure, preview, isWorking } =
    useNewCompanion(trip, attendance, bringer);
  const [wasTyped] = useState(input !== NEW_COMPANION);
  const slots = useTripSlots(trip);
  const close = () => {
    preview.leave();
    onClose();
  };
  const send = async (isAsked = true) => {
    if (!isWorking && (await add(withWords(input), isAsked))) onClose();
  };
  return (
    <>
      <AppDialog
        isOpen={isOpen && host !== undefined}
        onClose={close}
        title={
          isViewer ? (
            t`Who are you bringing?`
          ) : (
            <Trans>Who is {firstName(host ?? NEW_COMPANION)} bringing?</Trans>
          )
        }
        description={
          isViewer
            ? t`Without an account. You pay their share of the costs.`
            : t`Without an account. ${{ name: firstName(host ?? NEW_COMPANION) }} pays their share of the costs.`
        }
        hasUnsavedInput={input !== NEW_COMPANION}
        footer={
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isWorking={isWorking || preview.isAsking}
            isOnlineOnly
          >
            <Trans>Add {input.name.trim()}</Trans>
          </Button>
        }
      >
        {isViewer && (
          <p>
            <Button variant="link" onClick={onList}>
              <Trans>Many people? Add them from a list</Trans>
            </Button>
          </p>
        )}
        {wasTyped && input !== NEW_COMPANION && <DraftNotice onDiscard={discard} />}
        {failure !== null && (
          <SaveFailureNotice failure={failure} onKeep={() => void send()} onDiscard={discard} />
        )}
        {preview.hasFailed && (
          <PreviewFailure
            isRetrying={preview.isAsking}
            onRetry={() => void send()}
            onSave={() => void send(false)}
          />
        )}
        <CompanionForm
          key={round}
          formId={formId}
          input={input}
          onChange={setInput}
          known={known}
          slots={slots}
          groups={attendance.groups}
          host={isViewer ? t`you` : firstName(host ?? NEW_COMPANION)}
          onAdd={() => void send()}
        />
      </AppDialog>
      <PreviewDialog preview={preview} isSaving={isWorking} />
    </>
  );
}
