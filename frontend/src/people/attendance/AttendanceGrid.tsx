import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { grouped } from '../../../../domain/text/grouped.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { portionText } from '../../../../domain/people/eater/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { Menu } from '../../ui/layout/Menu.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater, TripTable } from '../tripTable.ts';
import { rowStates, slotText, stateAt, type CellState } from './attendanceCells.ts';
import styles from './AttendanceGrid.module.css';
import { AttendanceRow } from './AttendanceRow.tsx';

interface AttendanceGridProps {
  readonly table: TripTable;
  /** In seat order. */
  readonly eaters: readonly TripEater[];
  /** The shown ones, by time. */
  readonly slots: readonly MealTime[];
  readonly viewerParticipantId: string | null;
  /** Nothing can be changed: offline, or after the trip. */
  readonly isLocked: boolean;
  readonly onCell: (eater: TripEater, slot: MealTime, state: CellState) => void;
  /** All of these eaters at all of these slots. */
  readonly onMany: (eaters: readonly TripEater[], slots: readonly MealTime[], attends: boolean) => void;
}

/** From here on a phone shows icons and names only. */
const CROWDED = 4;

interface Place {
  readonly eaterId: string | undefined;
  readonly column: number;
}

export function AttendanceGrid({
  table,
  eaters,
  slots,
  viewerParticipantId,
  isLocked,
  onCell,
  onMany,
}: AttendanceGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const states = useMemo(() => rowStates(table, slots), [table, slots]);
  const [visited, setVisited] = useState<Place | null>(null);
  const isKnown =
    visited !== null && visited.column < slots.length && eaters.some(({ id }) => id === visited.eaterId);
  const active: Place = isKnown ? visited : { eaterId: eaters[0]?.id, column: 0 };
  const editable = isLocked ? [] : eaters.filter(({ viewerCan }) => viewerCan.includes('EDIT'));

  const press = useCallback(
    (event: MouseEvent) => {
      const place = placeOf(event.target);
      const eater = eaters.find(({ id }) => id === place?.eaterId);
      const slot = place === null ? undefined : slots[place.column];
      if (place === null || eater === undefined || slot === undefined) return;
      setVisited(place);
      if (isLocked || !eater.viewerCan.includes('EDIT')) return;
      onCell(eater, slot, stateAt(states.get(eater.id) ?? '', place.column));
    },
    [eaters, slots, states, isLocked, onCell],
  );

  const move = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = eaters.findIndex(({ id }) => id === place.eaterId);
    const target = targetOf(event.key, row, place.column, slots.length - 1);
    const eaterId = target === null ? undefined : eaters[target.row]?.id;
    if (target === null || eaterId === undefined || slots[target.column] === undefined) return;
    event.preventDefault();
    setVisited({ eaterId, column: target.column });
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-eater="${eaterId}"][data-column="${target.column}"]`)
      ?.focus();
  };

  const days = [...grouped(slots, ({ date }) => date)];
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
            <Plural value={eaters.length} one="# person" other="# people" />
          </div>
          {slots.map((slot, index) => (
            <div
              key={`${slot.date} ${slot.type}`}
              role="columnheader"
              className={styles['head']}
              data-first={slots[index - 1]?.date === slot.date ? undefined : ''}
            >
              <ColumnHead slot={slot} eaters={editable} onMany={onMany} />
            </div>
          ))}
        </div>
        {eaters.map((eater) => (
          <AttendanceRow
            key={eater.id}
            eater={eater}
            isViewer={!eater.isCompanion && eater.participantId === viewerParticipantId}
            slots={slots}
            states={states.get(eater.id) ?? ''}
            isLocked={isLocked}
            activeColumn={active.eaterId === eater.id ? active.column : -1}
            onMany={onMany}
          />
        ))}
        <div role="row" className={styles['foot']}>
          <div role="rowheader" className={styles['corner']}>
            <b>{t`Portions`}</b>
          </div>
          {slots.map((slot, index) => {
            const { eaters: present, portionQuarters } = table.at(slot);
            return (
              <div
                key={`${slot.date} ${slot.type}`}
                role="gridcell"
                className={styles['sum']}
                data-first={slots[index - 1]?.date === slot.date ? undefined : ''}
              >
                <b aria-hidden="true">{portionText(portionQuarters)}</b>
                <VisuallyHidden>
                  {slotText(slot)}: {spokenPortions(portionQuarters)},{' '}
                </VisuallyHidden>
                <Plural value={present.length} one="# eats" other="# eat" />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface ColumnHeadProps {
  readonly slot: MealTime;
  /** Whom the viewer may change. */
  readonly eaters: readonly TripEater[];
  readonly onMany: AttendanceGridProps['onMany'];
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
        <button type="button" className={styles['headText']} {...props}>
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

function placeOf(target: EventTarget): { eaterId: string; column: number } | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-column]') : null;
  if (button === null) return null;
  return { eaterId: button.dataset['eater'] ?? '', column: Number(button.dataset['column']) };
}

function targetOf(key: string, row: number, column: number, last: number) {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: last };
    default:
      return null;
  }
}
