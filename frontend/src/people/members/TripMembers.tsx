import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { MemberStanding } from './MemberStanding.tsx';
import { ResendButton } from './ResendButton.tsx';
import styles from './TripMembers.module.css';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';

/** The others are among the people of the trip. */
const FIRST_SHOWN = 8;

export interface TripMembersProps {
  readonly trip: FragmentType<TripMembersFragment>;
}

/** Each participant with their role; their sheets are opened among the people of the trip. */
export function TripMembers({ trip: ref }: TripMembersProps) {
  const trip = useTripMembersFragment(ref);
  const { participants } = trip;
  // Never hides a single one.
  const isWhole = participants.length <= FIRST_SHOWN + 1;
  const shown = isWhole ? participants : participants.slice(0, FIRST_SHOWN);
  return (
    <ul className={styles['list']} aria-label={t`Trip Members`}>
      {shown.map((member) => {
        const { id, name, isViewer, viewerCan } = member;
        return (
          <li key={id} className="row touch">
            <Avatar id={id} name={name} size="sm" isViewer={isViewer} />
            <span className={styles['person']}>
              <b className="ellipsis label" title={name} dir="auto">
                {name}
              </b>
              <MemberStanding member={member} />
            </span>
            {viewerCan.includes('RESEND_INVITE') && <ResendButton tripId={trip.id} member={member} />}
          </li>
        );
      })}
      {!isWhole && (
        <li>
          <Link className="label inline touch pine" to={`/trips/${trip.id}/people`}>
            <Trans>{participants.length - FIRST_SHOWN} more</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
