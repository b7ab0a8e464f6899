import { t } from '@lingui/core/macro';
import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { EaterMarks } from '../EaterMarks.tsx';
import { PortionPlate } from '../PortionPlate.tsx';
import type { TripEater } from '../tripAttendance.ts';
import { rowMenuId } from './RowMenu.tsx';
import { AttendanceCells } from './AttendanceCells.tsx';
import { cellLabel, stateAt } from './attendanceCells.ts';
import styles from './AttendanceGrid.module.css';

interface AttendanceRowProps {
  readonly eater: TripEater;
  /** Below who brings this companion. */
  readonly isUnderHost: boolean;
  readonly isViewer: boolean;
  readonly slots: readonly MealTime[];
  /** From `rowStates`. */
  readonly states: string;
  readonly isLocked: boolean;
  /** The column of the grid's tab stop; -1 in other rows. */
  readonly activeColumn: number;
  readonly isMenuOpen: boolean;
  readonly onMenu: (eaterId: string) => void;
}

/** An eater at each slot. */
export const AttendanceRow = memo(function AttendanceRow({
  eater,
  isUnderHost,
  isViewer,
  slots,
  states,
  isLocked,
  activeColumn,
  isMenuOpen,
  onMenu,
}: AttendanceRowProps) {
  const canEdit = !isLocked && eater.viewerCan.includes('EDIT');
  return (
    <div role="row" className={styles['row']} data-companion={isUnderHost ? '' : undefined}>
      <div role="rowheader" className={styles['person']}>
        <Avatar
          id={eater.isCompanion ? eater.id : eater.participantId}
          name={eater.name}
          size="sm"
          isViewer={isViewer}
        />
        <span className="stack grow">
          <span className="label ellipsis" title={eater.name} dir="auto">
            {isViewer ? t`You` : eater.name}
          </span>
          <EaterMarks avoids={eater.avoids} isBrief />
        </span>
        <span className="notOnPhone">
          <PortionPlate quarters={eater.portionQuarters} />
        </span>
        {canEdit && (
          <IconButton
            id={rowMenuId(eater.id)}
            label={t`All meals of ${eater.name}`}
            icon={<Ellipsis />}
            hasTooltip={false}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={() => onMenu(eater.id)}
          />
        )}
      </div>
      <AttendanceCells rowId={eater.id} slots={slots} activeColumn={activeColumn}>
        {(slot, index, button) => {
          const state = stateAt(states, index);
          return (
            <button
              {...button}
              className={styles['mark']}
              data-state={state}
              aria-label={cellLabel(eater.name, slot, state)}
              aria-disabled={canEdit ? undefined : true}
            />
          );
        }}
      </AttendanceCells>
    </div>
  );
});
