import { Clock, Crown, Mail, X } from 'lucide-react';
import type { TripMembersFragment } from './TripMembers.generated.ts';
import styles from './TripMembers.module.css';

interface MemberStandingProps {
  readonly member: TripMembersFragment['participants'][number];
}

/** Nothing for a former member. */
export function MemberStanding({ member }: MemberStandingProps) {
  switch (member.inviteStatus) {
    case 'PENDING':
      if (member.textDueAt !== null)
        return (
          <span className={styles['standing']}>
            <Clock size={16} />
            Invitation waits
          </span>
        );
      return (
        <span className={styles['standing']}>
          <Mail size={16} />
          Invited
        </span>
      );
    case 'DECLINED':
      if (member.phone === null) return null;
      return (
        <span className={styles['standing']}>
          <X size={16} />
          {member.leftAt === null ? 'Rejected' : 'Left'}
        </span>
      );
    case 'ACCEPTED':
      return (
        <span className={styles['standing']} data-plain={member.isOrganizer ? undefined : ''}>
          {member.isOrganizer && <Crown size={16} />}
          {member.isOrganizer ? 'Trip Organizer' : 'Member'}
        </span>
      );
  }
}
