import type { ReactNode } from 'react';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import styles from './AttendanceGrid.module.css';

/** What all buttons of the grid share: their place, and whether they are the tab stop. */
interface CellButton {
  readonly type: 'button';
  readonly 'data-row': string;
  readonly 'data-column': number;
  readonly tabIndex: number;
}

interface AttendanceCellsProps {
  readonly rowId: string;
  readonly slots: readonly MealTime[];
  /** The column of the grid's tab stop; -1 in other rows. */
  readonly activeColumn: number;
  readonly children: (slot: MealTime, index: number, button: CellButton) => ReactNode;
}

/** A row's cells, one for each slot. */
export function AttendanceCells({ rowId, slots, activeColumn, children }: AttendanceCellsProps) {
  return (
    <div role="none" className={styles['cells']}>
      {slots.map((slot, index) => (
        <div
          key={mealTimeKey(slot)}
          role="gridcell"
          className={styles['cell']}
          data-first={slots[index - 1]?.date === slot.date ? undefined : ''}
        >
          {children(slot, index, {
            type: 'button',
            'data-row': rowId,
            'data-column': index,
            tabIndex: activeColumn === index ? 0 : -1,
          })}
        </div>
      ))}
    </div>
  );
}
