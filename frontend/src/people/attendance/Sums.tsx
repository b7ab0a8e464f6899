import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripAttendance } from '../tripAttendance.ts';
import { slotText } from './attendanceCells.ts';
import styles from './AttendanceGrid.module.css';
import { labelled } from '../../labels/labelled.ts';

interface SumsProps {
  readonly attendance: TripAttendance;
  readonly slots: readonly MealTime[];
}

/** The portions of each slot. */
export function Sums({ attendance, slots }: SumsProps) {
  return (
    <div role="row" className={styles['foot']}>
      <div role="rowheader" className={styles['corner']}>
        <b>{t`Portions`}</b>
      </div>
      {slots.map((slot, index) => {
        const { eaters: present, portionQuarters } = attendance.at(slot);
        return (
          <div
            key={mealTimeKey(slot)}
            role="gridcell"
            className={styles['sum']}
            data-first={slots[index - 1]?.date === slot.date ? undefined : ''}
          >
            <b aria-hidden="true">{portionText(portionQuarters)}</b>
            <VisuallyHidden>{labelled(slotText(slot), spokenPortions(portionQuarters))}, </VisuallyHidden>
            <Plural value={present.length} one="# eats" other="# eat" />
          </div>
        );
      })}
    </div>
  );
}
