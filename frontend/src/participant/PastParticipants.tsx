import { phoneDigits } from '../../../domain/people/phone.ts';
import { QuickPick } from '../ui/controls/QuickPick.tsx';
import { usePastParticipantsQuery, type PastParticipantsQuery } from './InviteParticipant.generated.ts';
import styles from './PastParticipants.module.css';
import type { TripMembersFragment } from './TripMembers.generated.ts';

type PastParticipant = PastParticipantsQuery['pastParticipants'][number];

interface PastParticipantsProps {
  readonly members: TripMembersFragment['participants'];
  /** The number in the form, in whatever spelling. */
  readonly pickedPhone: string;
  readonly onPick: (person: PastParticipant) => void;
}

/** People of earlier trips, to invite without typing; those who are in this one are left out. */
export function PastParticipants({ members, pickedPhone, onPick }: PastParticipantsProps) {
  // Without an answer there is nothing to pick from, and nothing else is lost.
  const { data } = usePastParticipantsQuery();
  // Somebody who declined can be asked again.
  const taken = new Set(
    members.flatMap(({ phone, inviteStatus }) => (inviteStatus === 'DECLINED' ? [] : (phone ?? []))),
  );
  const people = data?.pastParticipants.filter(({ phone }) => !taken.has(phone)) ?? [];
  if (people.length === 0) return null;
  return (
    <div className={styles['past']}>
      <h2 className={styles['title']}>Past participants</h2>
      <QuickPick
        label="Past participants"
        people={people}
        isPicked={({ phone }) => phoneDigits(phone) === phoneDigits(pickedPhone)}
        onPick={onPick}
      />
    </div>
  );
}
