import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import type { MealsOfMemberFragment } from './MealsOfMember.generated.ts';
import { MealsLosingCook } from './MealsLosingCook.tsx';
import { actionsOf, type AskedAction, type MemberAction } from './memberAction.ts';
import { memberFocus } from './memberFocus.ts';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';
import { useMemberAction } from './useMemberAction.ts';

type Member = TripMembersFragment['participants'][number];

interface MemberActionDialogProps {
  readonly trip: FragmentType<TripMembersFragment> & FragmentType<MealsOfMemberFragment>;
  readonly asked: AskedAction | null;
  readonly onClose: () => void;
  /** The participant is no longer in the trip. */
  readonly onGone: (action: 'remove' | 'leave') => void;
}

/** Asks before promoting, demoting, removing and leaving. */
export function MemberActionDialog({ trip: ref, asked, onClose, onGone }: MemberActionDialogProps) {
  const trip = useTripMembersFragment(ref);
  const runAction = useMemberAction(trip.id);
  const member = trip.participants.find(({ id }) => id === asked?.participantId) ?? null;
  // Another organizer may be faster.
  const isOpen = asked !== null && member !== null && actionsOf(member).includes(asked.action);
  const action = useLastValue(isOpen ? asked.action : null);
  const shown = useLastValue(isOpen ? member : null);
  if (action === null || shown === null) return null;
  const { title, text, button } = question(action, shown, ref);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      text={text}
      action={button}
      isDanger={action === 'remove' || action === 'leave'}
      finalFocus={() => memberFocus(shown.id)}
      onClose={onClose}
      onConfirm={async () => {
        if (!(await runAction(action, shown))) return;
        onClose();
        if (action === 'remove' || action === 'leave') onGone(action);
      }}
    />
  );
}

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly button: string;
}

function whatEnds({ name, inviteStatus }: Member): ReactNode {
  switch (inviteStatus) {
    case 'ACCEPTED':
      return (
        <Trans>
          <bdi>{name}</bdi> will no longer see the trip.
        </Trans>
      );
    case 'PENDING':
      return (
        <Trans>
          <bdi>{name}</bdi> can no longer accept the invitation.
        </Trans>
      );
    case 'DECLINED':
      return (
        <Trans>
          <bdi>{name}</bdi> is removed from the list.
        </Trans>
      );
  }
}

function question(action: MemberAction, member: Member, trip: FragmentType<MealsOfMemberFragment>): Question {
  const { id, name, isViewer } = member;
  switch (action) {
    case 'promote':
      return {
        title: t`Promote to organizer?`,
        text: (
          <Trans>
            <bdi>{name}</bdi> will be able to edit the trip, invite and remove participants, and promote
            others to organizer.
          </Trans>
        ),
        button: t`Promote`,
      };
    case 'demote':
      return {
        title: t`Remove organizer status?`,
        text: isViewer ? (
          t`You stay in the trip, but can no longer edit it or invite and remove participants.`
        ) : (
          <Trans>
            <bdi>{name}</bdi> stays in the trip, but can no longer edit it or invite and remove participants.
          </Trans>
        ),
        button: t`Remove status`,
      };
    case 'remove':
      return {
        title: t`Remove participant?`,
        text: (
          <>
            {whatEnds(member)}{' '}
            <Trans>This will unassign any meals and shopping items assigned to them.</Trans>
            <MealsLosingCook trip={trip} participantId={id} />
          </>
        ),
        button: t`Remove participant`,
      };
    case 'leave':
      return {
        title: t`Leave this trip?`,
        text: (
          <>
            <Trans>
              You will no longer see it, and your meals and shopping become unassigned. To return, you need a
              new invitation.
            </Trans>
            <MealsLosingCook trip={trip} participantId={id} />
          </>
        ),
        button: t`Leave trip`,
      };
  }
}
