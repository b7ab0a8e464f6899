import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Crown, LogOut, Plus, UserMinus, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLockedForViewer } from '../../labels/completedTrip.ts';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { actionsOf, type AskedAction, type MemberAction } from './memberAction.ts';
import styles from './MemberActions.module.css';
import { ResendButton } from './ResendButton.tsx';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';

const LABELS: Readonly<Record<MemberAction, string>> = {
  promote: t`Promote to organizer`,
  demote: t`Remove organizer status`,
  remove: t`Remove from trip`,
  leave: t`Leave trip`,
};

const ICONS = {
  promote: <Crown size={18} />,
  demote: <UserMinus size={18} />,
  remove: <UserX size={18} />,
  leave: <LogOut size={18} />,
};

interface MemberActionsProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly participantId: string;
  /** Adds a companion of theirs; null without a right to. */
  readonly onBring: (() => void) | null;
  readonly onAsk: (asked: AskedAction) => void;
}

/** What the viewer may do with a participant; nothing without permissions. */
export function MemberActions({ trip: ref, participantId, onBring, onAsk }: MemberActionsProps) {
  const trip = useTripMembersFragment(ref);
  const member = trip.participants.find(({ id }) => id === participantId);
  if (member === undefined) return null;
  const actions = actionsOf(member);
  const isLocked = isLockedForViewer(trip) && !member.isViewer;
  const canResend = member.viewerCan.includes('RESEND_INVITE');
  if (actions.length === 0 && !isLocked && !canResend && onBring === null) return null;
  return (
    <PersonActions participantId={participantId}>
      {onBring !== null && (
        <Button variant="quiet" icon={<Plus size={18} />} onClick={onBring} isOnlineOnly>
          {member.isViewer ? t`Somebody you’re bringing` : t`Somebody ${firstName(member)} is bringing`}
        </Button>
      )}
      {canResend && <ResendButton tripId={trip.id} member={member} />}
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'remove' || action === 'leave' ? 'danger' : 'quiet'}
          icon={ICONS[action]}
          aria-haspopup="dialog"
          onClick={() => onAsk({ action, participantId })}
          isOnlineOnly
        >
          {LABELS[action]}
        </Button>
      ))}
      {isLocked && (
        <Button disabled>
          <Trans>Completed</Trans>
        </Button>
      )}
    </PersonActions>
  );
}

interface PersonActionsProps {
  readonly participantId?: string;
  readonly children: ReactNode;
}

/** The end of a person's sheet. */
export function PersonActions({ participantId, children }: PersonActionsProps) {
  return (
    <div className={styles['actions']} data-member-actions={participantId}>
      {children}
    </div>
  );
}
