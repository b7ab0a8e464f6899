import type { FragmentType } from '@apollo/client';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { isLockedForViewer } from '../../labels/completedTrip.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { MemberActions } from '../members/MemberActions.tsx';
import type { AskedAction } from '../members/memberAction.ts';
import { MemberStanding } from '../members/MemberStanding.tsx';
import { useTripMembersFragment, type TripMembersFragment } from '../members/TripMembers.generated.ts';
import { useResendInvitation } from '../members/useResendInvitation.ts';
import { eatersOf, type TripTable } from '../tripTable.ts';
import styles from './PeopleList.module.css';
import { PersonRow } from './PersonRow.tsx';
import type { WantedDay } from './stay.ts';

type Member = TripMembersFragment['participants'][number];

interface PeopleListProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly table: TripTable;
  readonly days: readonly WantedDay[];
  /** Opens an eater's sheet. */
  readonly onEater: (eaterId: string) => void;
  /** Asks a member what they don't eat; the viewer answers. */
  readonly onAsk: (member: Member) => void;
  readonly onAction: (asked: AskedAction) => void;
}

/** Everybody of the trip, companions below who brings them. */
export function PeopleList({ trip: ref, table, days, onEater, onAsk, onAction }: PeopleListProps) {
  const trip = useTripMembersFragment(ref);
  return (
    <ul className={styles['list']} aria-label="People of this trip">
      {trip.participants.map((member) => {
        const { self, companions } = eatersOf(table.eaters, member.id);
        const standing = <MemberStanding member={member} />;
        if (self === null)
          return (
            <li key={member.id} className={styles['row']} data-gone="">
              <Avatar id={member.id} name={member.name} />
              <span className={styles['who']}>
                <b className={styles['name']} dir="auto">
                  {member.name}
                </b>
                <span className={styles['standing']}>{standing}</span>
              </span>
              <span className={styles['rest']}>
                <MemberActions
                  tripId={trip.id}
                  member={member}
                  isLocked={isLockedForViewer(trip)}
                  onAsk={onAction}
                />
              </span>
            </li>
          );
        const shared = { table, days };
        return [
          <PersonRow
            key={self.id}
            {...shared}
            eater={self}
            isViewer={member.isViewer}
            standing={standing}
            ask={
              !trip.isCompleted && <AskButton tripId={trip.id} member={member} onAsk={() => onAsk(member)} />
            }
            onOpen={() => onEater(self.id)}
          />,
          ...companions.map((one) => (
            <PersonRow
              key={one.id}
              {...shared}
              eater={one}
              isViewer={false}
              ask={null}
              onOpen={() => onEater(one.id)}
            />
          )),
        ];
      })}
    </ul>
  );
}

interface AskButtonProps {
  readonly tripId: string;
  readonly member: Member;
  readonly onAsk: () => void;
}

/** Who is invited gets the invitation again; the viewer answers. */
function AskButton({ tripId, member, onAsk }: AskButtonProps) {
  const { name, isViewer, viewerCan } = member;
  const { resendInvitation, isResending } = useResendInvitation(tripId);
  const onlineOnly = useOnlineOnly();
  const resends = viewerCan.includes('RESEND_INVITE');
  const [word, label] = resends
    ? ['Resend', `Resend invitation to ${name}`]
    : isViewer
      ? ['Answer', 'Answer what you don’t eat']
      : ['Ask', `Ask ${name} what they don’t eat`];
  return (
    <span className={styles['ask']}>
      <Button
        variant="link"
        aria-label={label}
        isWorking={isResending}
        onClick={() => (resends ? void resendInvitation(member.id) : onAsk())}
        {...onlineOnly}
      >
        {word}
      </Button>
    </span>
  );
}
