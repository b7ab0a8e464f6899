import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { grouped } from '../../../../domain/text/grouped.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { Menu } from '../../ui/layout/Menu.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater } from '../tripAttendance.ts';
import { slotText } from './attendanceCells.ts';
import styles from './AttendanceGrid.module.css';

interface ColumnHeadsProps {
  readonly slots: readonly MealTime[];
  readonly peopleCount: number;
  /** Whom the viewer may change. */
  readonly editable: readonly TripEater[];
  /** All of these eaters at all of these slots. */
  readonly onMany: (eaters: readonly TripEater[], slots: readonly MealTime[], attends: boolean) => void;
}

/** The days and meals of the grid. */
export function ColumnHeads({ slots, peopleCount, editable, onMany }: ColumnHeadsProps) {
  const days = [...grouped(slots, ({ date }) => date)];
  return (
    <>
      {/* Each column head says its day. */}
      <div className={styles['days']} aria-hidden="true">
        <span className={styles['corner']} />
        {days.map(([date, ofDay]) => (
          <span key={date} className={styles['day']} style={{ gridColumn: `span ${ofDay.length}` }}>
            <b>{monthDayLabel(date)}</b> {shortWeekdayLabel(date)}
          </span>
        ))}
      </div>
      <div role="row" className={styles['heads']}>
        <div role="columnheader" className={styles['corner']}>
          <Plural value={peopleCount} one="# person" other="# people" />
        </div>
        {slots.map((slot, index) => (
          <div
            key={mealTimeKey(slot)}
            role="columnheader"
            className={styles['head']}
            data-first={slots[index - 1]?.date === slot.date ? undefined : ''}
          >
            <ColumnHead slot={slot} eaters={editable} onMany={onMany} />
          </div>
        ))}
      </div>
    </>
  );
}

interface ColumnHeadProps {
  readonly slot: MealTime;
  /** Whom the viewer may change. */
  readonly eaters: readonly TripEater[];
  readonly onMany: ColumnHeadsProps['onMany'];
}

function ColumnHead({ slot, eaters, onMany }: ColumnHeadProps) {
  const head = (
    <>
      <MealTypeIcon type={slot.type} size="sm" />
      <span className={styles['headWord']} aria-hidden="true">
        {mealTypeLabel(slot.type)}
      </span>
      <VisuallyHidden>{slotText(slot)}</VisuallyHidden>
    </>
  );
  if (eaters.length < 2) return <span className={styles['headText']}>{head}</span>;
  return (
    <Menu
      heading={slotText(slot)}
      trigger={(props) => (
        <button type="button" className={styles['headText']} data-control="quiet" {...props}>
          {head}
        </button>
      )}
      entries={[
        { id: 'all', label: t`Everybody`, onSelect: () => onMany(eaters, [slot], true) },
        { id: 'none', label: t`Nobody`, onSelect: () => onMany(eaters, [slot], false) },
      ]}
    />
  );
}
