import { t } from '@lingui/core/macro';
import type { TripMembersFragment } from './TripMembers.generated.ts';

const MEMBER = t`Member`;

type Member = TripMembersFragment['participants'][number];

/** Nothing for a former member; "Member" can be left out where there is no room. */
export function MemberStanding({ member }: { readonly member: Member }) {
  const text = standingText(member);
  if (text === '') return null;
  return (
    <span data-plain={text === MEMBER ? '' : undefined} data-status={member.inviteStatus}>
      {text}
    </span>
  );
}

/** "Trip Organizer", "Invited"; '' for a former member. */
function standingText({ inviteStatus, isOrganizer, phone, email, textDueAt, leftAt }: Member): string {
  switch (inviteStatus) {
    case 'PENDING':
      return textDueAt === null ? t`Invited` : t`Invitation waits`;
    case 'DECLINED':
      if (phone === null && email === null) return '';
      return leftAt === null ? t`Rejected` : t`Left`;
    case 'ACCEPTED':
      return isOrganizer ? t`Trip Organizer` : MEMBER;
  }
}
