import { ChevronDown } from 'lucide-react';
import type { EaterGroup } from '../../../../domain/people/eater/group.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { groupLabel, groupSize } from '../group/groupTexts.ts';
import type { TripEater } from '../tripAttendance.ts';
import { AttendanceCells } from './AttendanceCells.tsx';
import { groupCell, groupCellLabel } from './attendanceCells.ts';
import styles from './AttendanceGrid.module.css';

interface GroupRowProps {
  readonly group: EaterGroup<TripEater>;
  /** Tells it from people's rows. */
  readonly rowId: string;
  readonly slots: readonly MealTime[];
  /** Of everybody. */
  readonly states: ReadonlyMap<string, string>;
  readonly canEdit: boolean;
  /** The column of the grid's tab stop; -1 in other rows. */
  readonly activeColumn: number;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** All of a group at each slot, with their portions. */
export function GroupRow(props: GroupRowProps) {
  const { group, rowId, slots, states, canEdit, activeColumn, isFolded, onFold } = props;
  const label = groupLabel(group);
  return (
    <div role="row" className={styles['row']} data-group="">
      <div role="rowheader" className={styles['person']}>
        <button
          type="button"
          className={styles['fold']}
          data-control="fold"
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          <ChevronDown size={18} aria-hidden="true" />
          <span className="stack grow">
            <span className="label ellipsis" title={label} dir="auto">
              {label}
            </span>
            <span className={styles['size']}>{groupSize(group.eaters)}</span>
          </span>
        </button>
      </div>
      <AttendanceCells rowId={rowId} slots={slots} activeColumn={activeColumn}>
        {(slot, index, button) => {
          const { state, eating, quarters } = groupCell(group.eaters, states, index);
          const spoken = groupCellLabel(label, slot, eating, group.eaters.length);
          return (
            <button
              {...button}
              className={styles['sumMark']}
              data-state={state}
              aria-label={`${spoken}, ${spokenPortions(quarters)}`}
              aria-disabled={canEdit && state !== 'away' ? undefined : true}
            >
              <span>{state === 'away' ? '–' : portionText(quarters)}</span>
            </button>
          );
        }}
      </AttendanceCells>
    </div>
  );
}
