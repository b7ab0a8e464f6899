import type { FragmentType } from '@apollo/client';
import { useRef, useState } from 'react';
import { isLockedForViewer } from '../../labels/completedTrip.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';
import { useToday } from '../../browser/useNow.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { MemberActions } from './MemberActions.tsx';
import type { AskedAction } from './memberAction.ts';
import { MEMBER_LIST_ID } from './memberFocus.ts';
import { MemberStanding } from './MemberStanding.tsx';
import styles from './TripMembers.module.css';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';

/** The others on demand. */
const FIRST_SHOWN = 8;

interface TripMembersProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly onAsk: (asked: AskedAction) => void;
  readonly onInvite: () => void;
}

export function TripMembers({ trip: ref, onAsk, onInvite }: TripMembersProps) {
  const trip = useTripMembersFragment(ref);
  const [isWhole, setWhole] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const { participants } = trip;
  const waiting = waitingLabel(participants, useToday());
  const isLocked = isLockedForViewer(trip);
  // Never hides a single row.
  const shown =
    isWhole || participants.length <= FIRST_SHOWN + 1 ? participants : participants.slice(0, FIRST_SHOWN);
  const showAll = () => {
    setWhole(true);
    // The focused button disappears.
    listRef.current?.focus();
  };
  return (
    <SideCard title="Trip Members" figure={participants.length}>
      {waiting !== '' && (
        <div className={styles['waiting']}>
          <p>{waiting}</p>
          {trip.viewerCan.includes('INVITE') && (
            <Button variant="link" onClick={onInvite}>
              Share a link instead
            </Button>
          )}
        </div>
      )}
      <ul
        id={MEMBER_LIST_ID}
        ref={listRef}
        className={styles['list']}
        tabIndex={isWhole ? 0 : -1}
        aria-label="Trip Members"
      >
        {shown.map((member) => (
          <li
            key={member.id}
            className={styles['member']}
            data-member={member.id}
            data-status={member.inviteStatus}
          >
            <Avatar id={member.id} name={member.name} isViewer={member.isViewer} />
            <span className={styles['text']}>
              <span className={styles['name']} title={member.name} dir="auto">
                {member.name}
                {member.isViewer && ' (You)'}
              </span>
              <MemberStanding member={member} />
            </span>
            <MemberActions tripId={trip.id} member={member} isLocked={isLocked} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {shown.length < participants.length && (
        <div className={styles['more']}>
          <Button variant="quiet" isWide onClick={showAll}>
            Show all {participants.length}
          </Button>
        </div>
      )}
    </SideCard>
  );
}
