import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isSamePhone } from '../../../../domain/people/phone/spelling.ts';
import { QuickPick } from '../../ui/controls/QuickPick.tsx';
import { usePastParticipantsQuery, type PastParticipantsQuery } from './InviteParticipant.generated.ts';
import styles from './PastParticipants.module.css';
import type { TripMembersFragment } from '../members/TripMembers.generated.ts';

type PastParticipant = PastParticipantsQuery['pastParticipants'][number];
type ByPhone = PastParticipant & { readonly phone: string };

interface PastParticipantsProps {
  readonly members: TripMembersFragment['participants'];
  /** In any spelling. */
  readonly pickedPhone: string;
  readonly onPick: (person: ByPhone) => void;
}

/** Without this trip's participants. */
export function PastParticipants({ members, pickedPhone, onPick }: PastParticipantsProps) {
  // Optional: errors show nothing.
  const { data } = usePastParticipantsQuery();
  // Who declined can be invited again.
  const taken = new Set(
    members.flatMap(({ phone, inviteStatus }) => (inviteStatus === 'DECLINED' ? [] : (phone ?? []))),
  );
  const people = (data?.pastParticipants ?? []).flatMap((person): ByPhone[] =>
    person.phone === null || taken.has(person.phone) ? [] : [{ ...person, phone: person.phone }],
  );
  if (people.length === 0) return null;
  return (
    <div className={styles['past']}>
      <h2 className={styles['title']}>
        <Trans>Past participants</Trans>
      </h2>
      <QuickPick
        label={t`Past participants`}
        people={people}
        isPicked={({ phone }) => isSamePhone(phone, pickedPhone)}
        onPick={onPick}
      />
    </div>
  );
}
