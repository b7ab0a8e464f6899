import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { SavingLine } from '../../forms/SavingLine.tsx';
import { useSaving } from '../../forms/useSaving.ts';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { CompanionForm } from '../eater/CompanionForm.tsx';
import { inputOf, withWords } from '../eater/eaterInput.ts';
import { PersonTabs } from '../eater/PersonTabs.tsx';
import { SavedEaterForm } from '../eater/SavedEaterForm.tsx';
import { SaveFailureNotice } from '../eater/SaveFailureNotice.tsx';
import { useEaterAnswers } from '../eater/useEaterAnswers.ts';
import { eaterDraft } from '../eater/useEaterDraft.ts';
import { useNewCompanion } from '../eater/useNewCompanion.ts';
import { useTripSlots } from '../eater/useTripSlots.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from '../eater/WhoEats.generated.ts';
import { eatersOf } from '../tripAttendance.ts';
import { useTripAttendance } from '../useTripAttendance.ts';

interface WelcomeDialogProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const NEW = 'new';

/** After accepting an invitation: what one eats, when one is there, whom one brings. A first answer has no preview. */
export function WelcomeDialog(props: WelcomeDialogProps) {
  return <Welcome key={useOpening(props.isOpen)} {...props} />;
}

function Welcome({ trip: ref, isOpen, onClose }: WelcomeDialogProps) {
  const trip = useWhoEatsFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const participantId = trip.participants.find(({ isViewer }) => isViewer)?.id ?? '';
  const { self, companions } = eatersOf(attendance.eaters, participantId);
  const [shownId, setShownId] = useState<string | null>(null);
  const isNew = shownId === NEW;
  const shown = companions.find(({ id }) => id === shownId) ?? self;
  const isYou = shown?.isCompanion !== true;
  const isSelf = self !== null && shown === self && !isNew;
  const slots = useTripSlots(trip);
  const person = { eater: shown, participantId, isYou, isFirst: true };
  const answers = useEaterAnswers(trip, attendance, person);
  const added = useNewCompanion(trip, attendance, { participantId, isViewer: isOpen, isFirst: true });
  const saving = useSaving();
  const isUnsaved = saving.state === 'waiting' || saving.state === 'refused';
  const show = (id: string | null) => {
    added.clearFailure();
    setShownId(id);
  };
  const add = async () => {
    if (!added.isWorking && (await added.add(withWords(added.input)))) show(null);
  };
  return (
    <AppDialog
      isOpen={isOpen && self !== null}
      onClose={onClose}
      title={isNew ? t`Who are you bringing?` : t`Three quick questions`}
      description={t`Only people on this trip can see your answers. You can change them under People.`}
      isToRead
      footer={
        isNew ? (
          <>
            <Button variant="quiet" onClick={() => show(null)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={added.formId}
              isWorking={added.isWorking}
              isOnlineOnly
            >
              <Trans>Add {added.input.name.trim()}</Trans>
            </Button>
          </>
        ) : (
          <>
            <SavingLine saving={saving} />
            {isSelf && !hasAnswered(self) && !isUnsaved ? (
              <Button onClick={onClose}>
                <Trans>Skip</Trans>
              </Button>
            ) : (
              <Button variant="primary" onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <PersonTabs
        people={[...(self === null ? [] : [self]), ...companions].map(({ id, name, isCompanion }) => ({
          id,
          avatarId: isCompanion ? id : participantId,
          name,
          isYou: !isCompanion,
        }))}
        shownId={isNew ? NEW : (shown?.id ?? '')}
        addId={NEW}
        onShow={show}
      />
      {isNew && <NewCompanion added={added} slots={slots} onAdd={() => void add()} />}
      {!isNew && shown !== null && (
        <SavedEaterForm
          key={shown.id}
          draftKey={eaterDraft(shown.id)}
          saved={inputOf(shown)}
          send={answers.send}
          saving={saving}
          onTakeTheirs={(refusal) => answers.takeTheirs(shown, refusal)}
          who={isYou ? null : firstName(shown)}
          hasName={!isYou}
          slots={slots}
          host={isYou ? null : t`you`}
        />
      )}
    </AppDialog>
  );
}

interface NewCompanionProps {
  readonly added: ReturnType<typeof useNewCompanion>;
  readonly slots: ReturnType<typeof useTripSlots>;
  readonly onAdd: () => void;
}

function NewCompanion({ added, slots, onAdd }: NewCompanionProps) {
  return (
    <>
      {added.failure !== null && (
        <SaveFailureNotice failure={added.failure} onKeep={onAdd} onDiscard={added.discard} />
      )}
      <CompanionForm
        key={added.round}
        formId={added.formId}
        input={added.input}
        onChange={added.setInput}
        known={added.known}
        slots={slots}
        host={t`you`}
        onAdd={onAdd}
      />
    </>
  );
}
