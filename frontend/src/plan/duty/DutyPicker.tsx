import { plural, t } from '@lingui/core/macro';
import { LIMITS } from '../../../../domain/limits.ts';
import { DUTY_KINDS, type DutyKind } from '../../../../domain/plan/duty.ts';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import type { AssignMealFragment } from '../AssignMeal.generated.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import styles from './DutyPicker.module.css';
import { isDutyAt } from './duties.ts';
import { useSetDuty } from './useSetDuty.ts';

interface DutyPickerProps {
  readonly trip: AssignMealFragment;
  readonly slot: MealTime;
}

/** Who helps and who washes up at a slot, of those who come along; changed at once. */
export function DutyPicker({ trip, slot }: DutyPickerProps) {
  const setDuty = useSetDuty(trip.id);
  const names: Readonly<Record<DutyKind, string>> = { help: t`Helps`, wash_up: t`Washes up` };
  const people = trip.participants
    .filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED')
    .sort((a, b) => Number(b.isViewer) - Number(a.isViewer));
  return (
    <div className="column gap12">
      {DUTY_KINDS.map((kind) => {
        const chosen = trip.duties.filter(isDutyAt(slot, kind)).map(({ participantId }) => participantId);
        const change = (id: string, isChosen: boolean) => {
          const others = chosen.filter((one) => one !== id);
          if (!isChosen) setDuty(slot, kind, others);
          else if (others.length < LIMITS.dutyPeople) setDuty(slot, kind, [...others, id]);
        };
        return (
          <section key={kind}>
            <h2 className="smallHeading below4">{names[kind]}</h2>
            <ul className={styles['list']} aria-label={names[kind]}>
              {people.map(({ id, name, isViewer }) => (
                <li key={id}>
                  <CheckRow
                    label={
                      <span className={styles['person']}>
                        <bdi className="ellipsis">{isViewer ? t`You` : name}</bdi>
                        <span className="secondary atEnd noShrink">{load(id, trip)}</span>
                      </span>
                    }
                    isChecked={chosen.includes(id)}
                    onChange={(isChosen) => change(id, isChosen)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** "3 duties", of all kinds. */
function load(id: string, { duties }: AssignMealFragment): string {
  const count = duties.filter(({ participantId }) => participantId === id).length;
  return plural(count, { one: '# duty', other: '# duties' });
}
