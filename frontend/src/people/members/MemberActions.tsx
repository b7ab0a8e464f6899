import { Crown, Ellipsis, LogOut, Pencil, UserMinus, UserX } from 'lucide-react';
import { isPhone } from '../../../../domain/people/phone.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import { useOnline, useOnlineOnly } from '../../browser/useOnline.ts';
import { actionsOf, type AskedAction, type MemberAction } from './memberAction.ts';
import styles from './TripMembers.module.css';
import type { TripMembersFragment } from './TripMembers.generated.ts';
import { useResendInvitation } from './useResendInvitation.ts';

type Member = TripMembersFragment['participants'][number];

const LABELS: Readonly<Record<MemberAction, string>> = {
  rename: 'Change name',
  promote: 'Promote to organizer',
  demote: 'Remove organizer status',
  remove: 'Remove from trip',
  leave: 'Leave trip',
};

const ICONS = {
  rename: <Pencil />,
  promote: <Crown />,
  demote: <UserMinus />,
  remove: <UserX />,
  leave: <LogOut />,
};

interface MemberActionsProps {
  readonly tripId: string;
  readonly member: Member;
  /** By completion alone. */
  readonly isLocked: boolean;
  readonly onAsk: (asked: AskedAction) => void;
}

/** Nothing without permissions. */
export function MemberActions({ tripId, member, isLocked, onAsk }: MemberActionsProps) {
  const actions = actionsOf(member);
  const isOnline = useOnline();
  return (
    <span className={styles['actions']}>
      {isLocked && !member.isViewer && (
        <button
          type="button"
          className={styles['completed']}
          disabled
          aria-label={`Completed: ${member.name}`}
        >
          Completed
        </button>
      )}
      {member.viewerCan.includes('RESEND_INVITE') && <ResendButton tripId={tripId} member={member} />}
      {actions.length > 0 && (
        <Menu
          heading={member.name}
          trigger={(props) => (
            <IconButton
              label={`Actions for ${member.name}`}
              icon={<Ellipsis />}
              hasTooltip={false}
              {...props}
            />
          )}
          entries={actions.map((action) => ({
            id: action,
            label: action === 'rename' && isPhone(member.name) ? 'Add a name' : LABELS[action],
            icon: ICONS[action],
            isDanger: isOnline && (action === 'remove' || action === 'leave'),
            isDisabled: !isOnline,
            onSelect: () => onAsk({ action, participantId: member.id }),
          }))}
        />
      )}
    </span>
  );
}

interface ResendButtonProps {
  readonly tripId: string;
  readonly member: Member;
}

function ResendButton({ tripId, member }: ResendButtonProps) {
  const { resendInvitation, isResending } = useResendInvitation(tripId);
  const onlineOnly = useOnlineOnly();
  return (
    <span className={styles['resend']}>
      <Button
        variant="link"
        isWorking={isResending}
        {...onlineOnly}
        aria-label={`Resend invitation to ${member.name}`}
        onClick={() => void resendInvitation(member.id)}
      >
        Resend
      </Button>
    </span>
  );
}
