import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { eatersOf, type TripTable } from '../tripTable.ts';
import { MEMBER_LIST_ID } from './memberFocus.ts';
import { MemberStanding } from './MemberStanding.tsx';
import { ResendButton } from './ResendButton.tsx';
import styles from './TripMembers.module.css';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';

/** The others are among the people of the trip. */
const FIRST_SHOWN = 8;

export interface TripMembersProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly table: TripTable;
  /** Opens the sheet of a person: an eater's id, else a participant's. */
  readonly onPerson: (id: string) => void;
}

/** Each participant with their role; a press opens the person's sheet. */
export function TripMembers({ trip: ref, table, onPerson }: TripMembersProps) {
  const trip = useTripMembersFragment(ref);
  const { participants } = trip;
  // Never hides a single one.
  const isWhole = participants.length <= FIRST_SHOWN + 1;
  const shown = isWhole ? participants : participants.slice(0, FIRST_SHOWN);
  return (
    <ul id={MEMBER_LIST_ID} className={styles['list']} tabIndex={-1} aria-label="Trip Members">
      {shown.map((member) => {
        const { id, name, isViewer, viewerCan } = member;
        const personId = eatersOf(table.eaters, id).self?.id ?? id;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles['person']}
              data-eater={personId}
              aria-haspopup="dialog"
              onClick={() => onPerson(personId)}
            >
              <Avatar id={id} name={name} size="sm" isViewer={isViewer} />
              <span>
                <b title={name} dir="auto">
                  {name}
                </b>
                <MemberStanding member={member} />
              </span>
            </button>
            {viewerCan.includes('RESEND_INVITE') && <ResendButton tripId={trip.id} member={member} />}
          </li>
        );
      })}
      {!isWhole && (
        <li>
          <Link className={styles['more']} to={`/trips/${trip.id}/people`}>
            {participants.length - FIRST_SHOWN} more
          </Link>
        </li>
      )}
    </ul>
  );
}
