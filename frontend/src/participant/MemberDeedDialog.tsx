import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/layout/ConfirmDialog.tsx';
import { useLastValue } from '../ui/layout/useOpening.ts';
import { deedsOf, type AskedDeed, type MemberDeed } from './memberDeed.ts';
import { memberFocus } from './memberFocus.ts';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';
import { useMemberDeed } from './useMemberDeed.ts';

type Member = TripMembersFragment['participants'][number];

interface MemberDeedDialogProps {
  readonly trip: FragmentType<TripMembersFragment>;
  /** Null closes the dialog. */
  readonly asked: AskedDeed | null;
  readonly onClose: () => void;
  /** The viewer left the trip. */
  readonly onLeft: () => void;
}

/** Confirms promoting, demoting, removing and leaving. */
export function MemberDeedDialog({ trip: ref, asked, onClose, onLeft }: MemberDeedDialogProps) {
  const trip = useTripMembersFragment(ref);
  const doDeed = useMemberDeed(trip.id);
  const member = trip.participants.find(({ id }) => id === asked?.participantId) ?? null;
  // Closes if another organizer was faster.
  const isOpen = asked !== null && member !== null && deedsOf(member).includes(asked.deed);
  const deed = useLastValue(isOpen ? asked.deed : null);
  const shown = useLastValue(isOpen ? member : null);
  if (deed === null || shown === null) return null;
  const { title, text, button } = question(deed, shown);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      text={text}
      deed={button}
      isDanger={deed === 'remove' || deed === 'leave'}
      finalFocus={() => memberFocus(shown.id)}
      onClose={onClose}
      onConfirm={async () => {
        if (!(await doDeed(deed, shown))) return;
        onClose();
        if (deed === 'leave') onLeft();
      }}
    />
  );
}

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly button: string;
}

/** What removing a participant ends, by status. */
const WHAT_ENDS: Readonly<Record<Member['inviteStatus'], string>> = {
  ACCEPTED: 'will no longer see the trip.',
  PENDING: 'can no longer accept the invitation.',
  DECLINED: 'is taken off the list.',
};

function question(deed: MemberDeed, { name, isViewer, inviteStatus }: Member): Question {
  switch (deed) {
    case 'promote':
      return {
        title: 'Promote to organizer?',
        text: (
          <>
            <bdi>{name}</bdi> will be able to edit the trip, to invite and remove participants, and to make
            others organizers.
          </>
        ),
        button: 'Promote',
      };
    case 'demote':
      return {
        title: 'Remove organizer status?',
        text: (
          <>
            {isViewer ? (
              'You stay'
            ) : (
              <>
                <bdi>{name}</bdi> stays
              </>
            )}{' '}
            in the trip, but can no longer edit it, nor invite and remove participants.
          </>
        ),
        button: 'Remove status',
      };
    case 'remove':
      return {
        title: 'Remove participant?',
        text: (
          <>
            <bdi>{name}</bdi> {WHAT_ENDS[inviteStatus]} This will unassign any meals and shopping items
            assigned to them.
          </>
        ),
        button: 'Remove participant',
      };
    case 'leave':
      return {
        title: 'Leave this trip?',
        text: 'You will no longer see it, and what you cook or buy is unassigned. To come back you need a new invitation.',
        button: 'Leave trip',
      };
  }
}
