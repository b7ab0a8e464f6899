import type { FragmentType } from '@apollo/client';
import { useRef, useState } from 'react';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { isLockedForViewer } from '../../labels/completedTrip.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import type { TripTable } from '../tripTable.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { MemberRow } from './MemberRow.tsx';
import type { AskedAction } from './memberAction.ts';
import { MEMBER_LIST_ID } from './memberFocus.ts';
import styles from './TripMembers.module.css';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';

/** The others on demand. */
const FIRST_SHOWN = 8;

export interface TripMembersProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly table: TripTable;
  readonly onAsk: (asked: AskedAction) => void;
  readonly onInvite: () => void;
  /** Opens an eater's dialog. */
  readonly onEater: (eaterId: string) => void;
}

export function TripMembers({ trip: ref, table, onAsk, onInvite, onEater }: TripMembersProps) {
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
  const viewer = participants.find(({ isViewer }) => isViewer);
  const ownEater = table.eaters.find(({ participantId }) => participantId === viewer?.id);
  const canAdd = ownEater?.viewerCan.includes('EDIT') === true;
  return (
    <SideCard title="Trip Members" figure={table.eaters.length > 0 && <TableFigure table={table} />}>
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
          <MemberRow
            key={member.id}
            tripId={trip.id}
            member={member}
            eaters={table.eaters}
            isLocked={isLocked}
            onAsk={onAsk}
            onEater={onEater}
          />
        ))}
      </ul>
      {shown.length < participants.length && (
        <div className={styles['more']}>
          <Button variant="quiet" isWide onClick={showAll}>
            Show all {participants.length}
          </Button>
        </div>
      )}
      {canAdd && table.eaters.length === 1 && participants.length === 1 && (
        <p className={styles['alone']}>Who comes along? Add a partner, children, or invite friends.</p>
      )}
    </SideCard>
  );
}

function TableFigure({ table: { eaters } }: { readonly table: TripTable }) {
  const people = eaters.length === 1 ? '1 person' : `${eaters.length} people`;
  const quarters = eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
  return (
    <>
      <span aria-hidden="true">
        {people}, {portionsLabel(quarters)}
      </span>
      <VisuallyHidden>
        {people}, {spokenPortions(quarters)}
      </VisuallyHidden>
    </>
  );
}
