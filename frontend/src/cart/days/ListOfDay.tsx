import { useMemo, type ReactNode } from 'react';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { CheckAtHome } from '../home/CheckAtHome.tsx';
import { listParts } from '../home/listParts.ts';
import { OffTheList } from '../home/OffTheList.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { DayChips } from './DayChips.tsx';
import { rowsByDay } from './rowsByDay.ts';

interface ListOfDayProps {
  readonly trip: TripIngredientsQuery['trip'];
  readonly rows: readonly CartRow[];
  readonly view: CartView;
  /** The sections of these rows. */
  readonly children: (rows: readonly CartRow[]) => ReactNode;
}

/** The list of one shopping day or all: what to check at home, the sections, and what is off the list. */
export function ListOfDay({ trip, rows, view, children }: ListOfDayProps) {
  const { value, set } = useUrlValue('day');
  const byDay = useMemo(() => rowsByDay(trip, rows), [trip, rows]);
  const day = byDay.days.length > 1 ? (byDay.days.find((one) => one === value) ?? null) : null;
  const { parts, ofDay, toCheck } = useMemo(() => {
    const all = listParts(rows, view.canTick);
    const isOfDay = ({ id }: CartRow) => day === null || byDay.dayOf.get(id)?.day === day;
    const toCheckOnDay = all.toCheck.filter((group) => group.rows.some(isOfDay));
    return { parts: all, ofDay: all.rows.filter(isOfDay), toCheck: toCheckOnDay };
  }, [rows, byDay, day, view.canTick]);
  const isAllOff = ofDay.length === 0 && rows.length > 0;
  return (
    <>
      {rows.length > 0 && (
        <DayChips
          trip={trip}
          rows={[...parts.rows, ...parts.toCheck.flatMap((group) => group.rows)]}
          byDay={byDay}
          day={day}
          onDay={set}
        />
      )}
      <CheckAtHome groups={toCheck} view={view} />
      {!isAllOff && children(ofDay)}
      <OffTheList atHome={parts.atHome} leftOut={parts.leftOut} view={view} />
    </>
  );
}
