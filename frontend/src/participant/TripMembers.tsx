import type { FragmentType } from '@apollo/client';
import { Crown, Mail, X } from 'lucide-react';
import { Avatar } from '../ui/Avatar.tsx';
import { SideCard } from '../ui/SideCard.tsx';
import styles from './TripMembers.module.css';
import { useTripMembersFragment, type TripMembersFragment } from './TripMembers.generated.ts';

type Member = TripMembersFragment['participants'][number];

interface TripMembersProps {
  readonly trip: FragmentType<TripMembersFragment>;
}

/** Everybody who was ever asked along, and how they stand to the trip. */
export function TripMembers({ trip: ref }: TripMembersProps) {
  const { participants } = useTripMembersFragment(ref);
  return (
    <SideCard title="Trip Members" figure={participants.length}>
      <ul className={styles['list']}>
        {participants.map((member) => (
          <li key={member.id} className={styles['member']} data-status={member.inviteStatus}>
            <Avatar id={member.id} name={member.name} isViewer={member.isViewer} />
            <span className={styles['text']}>
              <span className={styles['name']} title={member.name} dir="auto">
                {member.name}
                {member.isViewer && ' (You)'}
              </span>
              <Standing member={member} />
            </span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}

function Standing({ member }: { readonly member: Member }) {
  switch (member.inviteStatus) {
    case 'PENDING':
      return (
        <span className={styles['standing']}>
          <Mail size={16} />
          Invited
        </span>
      );
    case 'DECLINED':
      return (
        <span className={styles['standing']}>
          <X size={16} />
          Rejected
        </span>
      );
    case 'ACCEPTED':
      return (
        <span className={styles['standing']}>
          {member.isOrganizer && <Crown size={16} />}
          {member.isOrganizer ? 'Trip Organizer' : 'Member'}
        </span>
      );
  }
}
