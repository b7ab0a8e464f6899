import { EaterMarks } from '../EaterMarks.tsx';
import { PortionPlate } from '../PortionPlate.tsx';
import { eatersOf, type TripEater } from '../tripTable.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { MemberActions } from './MemberActions.tsx';
import type { AskedAction } from './memberAction.ts';
import { MemberStanding } from './MemberStanding.tsx';
import styles from './TripMembers.module.css';
import type { TripMembersFragment } from './TripMembers.generated.ts';

interface MemberRowProps {
  readonly tripId: string;
  readonly member: TripMembersFragment['participants'][number];
  readonly eaters: readonly TripEater[];
  readonly isLocked: boolean;
  readonly onAsk: (asked: AskedAction) => void;
  readonly onEater: (eaterId: string) => void;
}

/** A participant and the companions; a press shows what they eat. */
export function MemberRow({ tripId, member, eaters, isLocked, onAsk, onEater }: MemberRowProps) {
  const { self, companions } = eatersOf(eaters, member.id);
  const words = (
    <>
      <Avatar id={member.id} name={member.name} isViewer={member.isViewer} />
      <span className={styles['text']}>
        <span className={styles['name']} title={member.name} dir="auto">
          {member.name}
          {member.isViewer && ' (You)'}
        </span>
        <MemberStanding member={member} />
        {self !== null && <EaterMarks eater={self} />}
      </span>
    </>
  );
  return (
    <li className={styles['entry']} data-member={member.id} data-status={member.inviteStatus}>
      <div className={styles['member']} data-brings={companions.length > 0 ? '' : undefined}>
        {self === null ? (
          <span className={styles['person']}>{words}</span>
        ) : (
          <button
            type="button"
            className={styles['person']}
            data-eater={self.id}
            aria-haspopup="dialog"
            onClick={() => onEater(self.id)}
          >
            {words}
          </button>
        )}
        {self !== null && <PortionPlate quarters={self.portionQuarters} />}
        <MemberActions tripId={tripId} member={member} isLocked={isLocked} onAsk={onAsk} />
      </div>
      {companions.length > 0 && (
        <ul className={styles['companions']} aria-label={`With ${member.name}`}>
          {companions.map((companion) => (
            <li key={companion.id} className={styles['companion']}>
              <button
                type="button"
                className={styles['person']}
                data-eater={companion.id}
                aria-haspopup="dialog"
                onClick={() => onEater(companion.id)}
              >
                <Avatar id={companion.id} name={companion.name} size="sm" />
                <span className={styles['text']}>
                  <span className={styles['name']} title={companion.name} dir="auto">
                    {companion.name}
                  </span>
                  <EaterMarks eater={companion} />
                </span>
              </button>
              <PortionPlate quarters={companion.portionQuarters} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
