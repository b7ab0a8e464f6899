import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { SavingLine } from '../../forms/SavingLine.tsx';
import { useSaving } from '../../forms/useSaving.ts';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue, useOpening } from '../../browser/hooks/useOpening.ts';
import type { AskedAction } from '../members/memberAction.ts';
import { MemberActions, PersonActions } from '../members/MemberActions.tsx';
import { MemberStanding } from '../members/MemberStanding.tsx';
import { useTripMembersFragment, type TripMembersFragment } from '../members/TripMembers.generated.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { eatersOf } from '../tripAttendance.ts';
import { useTripAttendance } from '../useTripAttendance.ts';
import { EaterFacts } from './EaterFacts.tsx';
import { inputOf } from './eaterInput.ts';
import { AddCompanion } from './AddCompanion.tsx';
import { PersonTabs } from './PersonTabs.tsx';
import { SavedEaterForm } from './SavedEaterForm.tsx';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import { useEaterAnswers } from './useEaterAnswers.ts';
import { eaterDraft } from './useEaterDraft.ts';
import { useTripSlots } from './useTripSlots.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from './WhoEats.generated.ts';

/** In the address: a companion to add, of the viewer or with `.{participantId}` of somebody else. */
export const NEW_EATER = 'new';
/** In the address: people of a list, whom the viewer brings. */
const LISTED_EATERS = 'list';
/** The viewer, who is asked: after accepting an invitation, or as they have not answered. */
const WELCOME = 'welcome';

const PeopleFileDialog = lazyDialog(() =>
  import('../csv/PeopleFileDialog.tsx').then((module) => module.PeopleFileDialog),
);

export interface PersonSheetProps {
  readonly trip: FragmentType<WhoEatsFragment> & FragmentType<TripMembersFragment>;
  /** An eater, a participant, {@link WELCOME} or {@link NEW_EATER}; null closes it. */
  readonly personId: string | null;
  readonly onSelect: (personId: string) => void;
  readonly onAsk: (asked: AskedAction) => void;
  readonly onClose: () => void;
}

/** One person of the trip: what they don't eat, when they are there, how much they eat, their role. */
export function PersonSheet({ personId, ...rest }: PersonSheetProps) {
  const shownId = useLastValue(personId);
  const opening = useOpening(personId !== null);
  const [word, participantId = null] = shownId?.split('.') ?? [];
  const shared = { isOpen: personId !== null, ...rest };
  if (shownId === null) return null;
  if (word === LISTED_EATERS) return <FromList key={opening} {...shared} />;
  if (word === NEW_EATER)
    return (
      <AddCompanion
        key={opening}
        participantId={participantId}
        onList={() => rest.onSelect(LISTED_EATERS)}
        {...shared}
      />
    );
  return <Person key={`${opening} ${shownId}`} id={shownId} {...shared} />;
}

function FromList({ trip: ref, isOpen, onClose }: Pick<PersonProps, 'trip' | 'isOpen' | 'onClose'>) {
  const { id } = useWhoEatsFragment(ref);
  return <PeopleFileDialog tripId={id} isOpen={isOpen} onClose={onClose} />;
}

interface PersonProps extends Omit<PersonSheetProps, 'personId'> {
  readonly id: string;
  readonly isOpen: boolean;
}

function Person({ trip: ref, id, isOpen, onSelect, onAsk, onClose }: PersonProps) {
  const trip = useWhoEatsFragment(ref);
  const { participants } = useTripMembersFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const isWelcome = id === WELCOME;
  const viewerId = participants.find(({ isViewer }) => isViewer)?.id ?? '';
  const own = eatersOf(attendance.eaters, isWelcome ? viewerId : id);
  const current = attendance.eaters.find((one) => one.id === id) ?? own.self;
  const eater = useLastValue(current);
  const found = participants.find((one) => one.id === (eater?.participantId ?? id)) ?? null;
  const member = useLastValue(found);
  const isCompanion = eater?.isCompanion === true;
  const isYou = member?.isViewer === true && !isCompanion;
  const [isFirst] = useState(isWelcome || (isYou && eater !== null && !hasAnswered(eater)));
  const person = { eater, participantId: member?.id ?? '', isYou, isFirst };
  const answers = useEaterAnswers(trip, attendance, person);
  const { preview, failure, takeOut } = answers;
  const slots = useTripSlots(trip);
  const saving = useSaving();
  if (member === null) return null;
  // Removed meanwhile, here or by somebody else.
  const isGone = found === null || current !== eater;
  const host = !isCompanion ? null : member.isViewer ? t`you` : firstName(member);
  const canEdit = eater?.viewerCan.includes('EDIT') === true;
  const isUnsaved = saving.state === 'waiting' || saving.state === 'refused';
  const canSkip = isWelcome && eater !== null && !hasAnswered(eater) && !isUnsaved;
  return (
    <>
      <AppDialog
        isOpen={isOpen && !isGone}
        onClose={onClose}
        title={isWelcome ? t`Three quick questions` : <bdi>{eater?.name ?? member.name}</bdi>}
        description={
          isWelcome ? (
            t`Only people on this trip can see your answers. You can change them under People.`
          ) : (
            <Standing member={member} isCompanion={isCompanion} />
          )
        }
        isToRead
        footer={
          canEdit ? (
            <>
              <SavingLine saving={saving} />
              <Button variant={canSkip ? 'plain' : 'primary'} onClick={onClose}>
                {canSkip ? t`Skip` : t`Done`}
              </Button>
            </>
          ) : undefined
        }
        finalFocus={() => document.querySelector<HTMLElement>(`[data-eater="${eater?.id ?? id}"]`)}
      >
        {isWelcome && eater !== null && (
          <PersonTabs
            people={[eater, ...own.companions].map((one) => ({
              id: one.id,
              avatarId: one.isCompanion ? one.id : member.id,
              name: one.name,
              isYou: !one.isCompanion,
            }))}
            shownId={eater.id}
            addId={NEW_EATER}
            onShow={(shown) => shown !== eater.id && onSelect(shown)}
          />
        )}
        {failure !== null && (
          <SaveFailureNotice
            failure={failure}
            onKeep={() => void takeOut()}
            onDiscard={answers.clearFailure}
          />
        )}
        {eater !== null && canEdit && (
          <SavedEaterForm
            draftKey={eaterDraft(eater.id)}
            saved={inputOf(eater)}
            send={answers.send}
            saving={saving}
            preview={preview}
            onTakeTheirs={(refusal) => answers.takeTheirs(eater, refusal)}
            who={isYou ? null : firstName(eater)}
            hasName={isCompanion || member.viewerCan.includes('RENAME')}
            slots={slots}
            groups={isWelcome ? null : attendance.groups}
            host={host}
          />
        )}
        {eater !== null && !canEdit && <EaterFacts eater={eater} host={host} />}
        {!isCompanion && !isWelcome && (
          <MemberActions
            trip={ref}
            participantId={member.id}
            onBring={canEdit ? () => onSelect(isYou ? NEW_EATER : `${NEW_EATER}.${member.id}`) : null}
            onAsk={onAsk}
          />
        )}
        {isCompanion && eater.viewerCan.includes('REMOVE') && (
          <PersonActions>
            <Button variant="danger" icon={<UserX size={18} />} onClick={() => void takeOut()} isOnlineOnly>
              <Trans>Remove {eater.name}</Trans>
            </Button>
          </PersonActions>
        )}
      </AppDialog>
      <PreviewDialog preview={preview} isSaving={false} />
    </>
  );
}

interface StandingProps {
  /** Of the person, or who brings them. */
  readonly member: TripMembersFragment['participants'][number];
  readonly isCompanion: boolean;
}

function Standing({ member, isCompanion }: StandingProps) {
  if (!isCompanion && !member.isViewer) return <MemberStanding member={member} />;
  if (!isCompanion)
    return (
      <Trans>
        You, <MemberStanding member={member} />
      </Trans>
    );
  if (member.isViewer) return t`With you`;
  return (
    <Trans>
      With <bdi>{member.name}</bdi>
    </Trans>
  );
}
