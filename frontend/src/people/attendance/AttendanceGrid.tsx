import { t } from '@lingui/core/macro';
import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { gridStep } from '../../browser/gridStep.ts';
import { groupLabel } from '../group/groupTexts.ts';
import { useFolds } from '../group/useFolds.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import { groupCell, rowStates, stateAt, type CellState, type GroupCell } from './attendanceCells.ts';
import styles from './AttendanceGrid.module.css';
import { AttendanceRow } from './AttendanceRow.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { gridRows } from './gridRows.ts';
import { GroupRow } from './GroupRow.tsx';
import { RowMenu, useRowMenu } from './RowMenu.tsx';
import { Sums } from './Sums.tsx';

interface AttendanceGridProps {
  readonly attendance: TripAttendance;
  /** In seat order. */
  readonly eaters: readonly TripEater[];
  /** The shown ones, by time. */
  readonly slots: readonly MealTime[];
  readonly viewerParticipantId: string | null;
  /** Nothing can be changed: offline, or after the trip. */
  readonly isLocked: boolean;
  readonly onCell: (eater: TripEater, slot: MealTime, state: CellState) => void;
  /** All of a group who are there, or nobody. */
  readonly onGroup: (group: string, slot: MealTime, press: GroupCell['press']) => void;
  /** All of these eaters at all of these slots. */
  readonly onMany: (eaters: readonly TripEater[], slots: readonly MealTime[], attends: boolean) => void;
}

/** With more meals a day a phone shows icons and names only. */
const CROWDED = 3;

/** Fill the first screen; the others follow when it is usable. */
const FIRST_ROWS = 24;

interface Place {
  readonly rowId: string | undefined;
  readonly column: number;
}

export function AttendanceGrid({
  attendance,
  eaters,
  slots,
  viewerParticipantId,
  isLocked,
  onCell,
  onGroup,
  onMany,
}: AttendanceGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const states = useMemo(() => rowStates(attendance, slots), [attendance, slots]);
  const [visited, setVisited] = useState<Place | null>(null);
  const folds = useFolds(eaters.length);
  const rows = gridRows(eaters, folds);
  const rowLimit = useDeferredValue(Infinity, FIRST_ROWS);
  const isKnown =
    visited !== null && visited.column < slots.length && rows.some(({ id }) => id === visited.rowId);
  const active: Place = isKnown ? visited : { rowId: rows[0]?.id, column: 0 };
  const menu = useRowMenu();
  const editable = isLocked ? [] : eaters.filter(({ viewerCan }) => viewerCan.includes('EDIT'));

  const canEdit = (people: readonly TripEater[]) =>
    !isLocked && people.every(({ viewerCan }) => viewerCan.includes('EDIT'));

  const press = (event: MouseEvent) => {
    const place = placeOf(event.target);
    const row = rows.find(({ id }) => id === place?.rowId);
    const slot = place === null ? undefined : slots[place.column];
    if (place === null || row === undefined || slot === undefined) return;
    setVisited(place);
    if ('eater' in row) {
      const { eater } = row;
      if (canEdit([eater])) onCell(eater, slot, stateAt(states.get(eater.id) ?? '', place.column));
      return;
    }
    const { group } = row;
    const cell = groupCell(group.eaters, states, place.column);
    if (canEdit(group.eaters) && cell.state !== 'away') onGroup(groupLabel(group), slot, cell.press);
  };

  const move = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows.findIndex(({ id }) => id === place.rowId);
    const target = gridStep(event.key, { row, column: place.column }, slots.length - 1);
    const rowId = target === null ? undefined : rows[target.row]?.id;
    if (target === null || rowId === undefined || slots[target.column] === undefined) return;
    event.preventDefault();
    setVisited({ rowId, column: target.column });
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"][data-column="${target.column}"]`)
      ?.focus();
  };

  return (
    <div className={styles['scroller']}>
      <div
        ref={gridRef}
        role="grid"
        aria-label={t`Who eats when`}
        className={styles['grid']}
        // React's types lack custom properties.
        style={{ '--slots': slots.length } as CSSProperties}
        data-crowded={slots.length > CROWDED ? '' : undefined}
        onClick={press}
        onKeyDown={move}
      >
        <ColumnHeads slots={slots} peopleCount={eaters.length} editable={editable} onMany={onMany} />
        {rows.slice(0, rowLimit).map((row) => {
          const activeColumn = active.rowId === row.id ? active.column : -1;
          if ('group' in row)
            return (
              <GroupRow
                key={row.id}
                group={row.group}
                rowId={row.id}
                slots={slots}
                states={states}
                canEdit={canEdit(row.group.eaters)}
                activeColumn={activeColumn}
                isFolded={folds.isFolded(row.group.name)}
                onFold={() => folds.toggle(row.group.name)}
              />
            );
          const { eater, isUnderHost } = row;
          return (
            <AttendanceRow
              key={row.id}
              eater={eater}
              isUnderHost={isUnderHost}
              isViewer={!eater.isCompanion && eater.participantId === viewerParticipantId}
              slots={slots}
              states={states.get(eater.id) ?? ''}
              isLocked={isLocked}
              activeColumn={activeColumn}
              isMenuOpen={menu.openId === eater.id}
              onMenu={menu.toggle}
            />
          );
        })}
        <Sums attendance={attendance} slots={slots} />
      </div>
      <RowMenu
        eater={eaters.find(({ id }) => id === menu.openId) ?? null}
        slots={slots}
        onMany={onMany}
        onClose={menu.close}
      />
    </div>
  );
}

function placeOf(target: EventTarget): { rowId: string; column: number } | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-column]') : null;
  if (button === null) return null;
  return { rowId: button.dataset['row'] ?? '', column: Number(button.dataset['column']) };
}
