import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { MEMBER_LIST_ID } from '../members/memberFocus.ts';
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
  /** Opens the sheet of an eater, or of a participant who is none. */
  readonly onPerson: (id: string) => void;
  /** Asks a member what they don't eat; the viewer answers. */
  readonly onAsk: (member: Member) => void;
}

/** Everybody of the trip, companions below who brings them. */
export function PeopleList({ trip: ref, table, days, onPerson, onAsk }: PeopleListProps) {
  const trip = useTripMembersFragment(ref);
  return (
    <ul id={MEMBER_LIST_ID} className={styles['list']} tabIndex={-1} aria-label={t`People of this trip`}>
      {trip.participants.map((member) => {
        const { self, companions } = eatersOf(table.eaters, member.id);
        const standing = <MemberStanding member={member} />;
        if (self === null)
          return (
            <li key={member.id} className={styles['row']} data-gone="">
              <Avatar id={member.id} name={member.name} />
              <span className={styles['who']}>
                <button
                  type="button"
                  className={styles['name']}
                  data-eater={member.id}
                  aria-haspopup="dialog"
                  dir="auto"
                  onClick={() => onPerson(member.id)}
                >
                  {member.name}
                </button>
                <span className={styles['standing']}>{standing}</span>
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
            onOpen={() => onPerson(self.id)}
          />,
          ...companions.map((one) => (
            <PersonRow
              key={one.id}
              {...shared}
              eater={one}
              isViewer={false}
              ask={null}
              onOpen={() => onPerson(one.id)}
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
    ? [t`Resend`, t`Resend invitation to ${name}`]
    : isViewer
      ? [t`Answer`, t`Answer what you don’t eat`]
      : [t`Ask`, t`Ask ${name} what they don’t eat`];
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
