import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isSameContact, contactWayOf } from '../../forms/contactProblem.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { QuickPick } from '../../ui/controls/choice/QuickPick.tsx';
import { usePastParticipantsQuery, type PastParticipantsQuery } from './InviteParticipant.generated.ts';
import type { TripMembersFragment } from '../members/TripMembers.generated.ts';

type PastParticipant = PastParticipantsQuery['pastParticipants'][number] & { readonly contact: string };

interface PastParticipantsProps {
  readonly members: TripMembersFragment['participants'];
  /** Phone number, in any spelling, or email. */
  readonly picked: string;
  /** People with a number are invited by it. */
  readonly ways: readonly ContactWay[];
  readonly onPick: (person: PastParticipant) => void;
}

/** Without this trip's participants. */
export function PastParticipants({ members, picked, ways, onPick }: PastParticipantsProps) {
  // Optional: errors show nothing.
  const { data } = usePastParticipantsQuery();
  // Who declined can be invited again.
  const taken = new Set(
    members.flatMap(({ phone, email, inviteStatus }) =>
      inviteStatus === 'DECLINED' ? [] : (phone ?? email ?? []),
    ),
  );
  const people = (data?.pastParticipants ?? [])
    .map((person) => ({ ...person, contact: person.phone ?? person.email ?? '' }))
    .filter(({ contact }) => !taken.has(contact) && ways.includes(contactWayOf(contact)));
  if (people.length === 0) return null;
  return (
    <div className="column gap8">
      <h2 className="smallHeading">
        <Trans>Past participants</Trans>
      </h2>
      <QuickPick
        label={t`Past participants`}
        people={people}
        isPicked={({ contact }) => isSameContact(contact, picked)}
        onPick={onPick}
      />
    </div>
  );
}
