import type { ReactNode } from 'react';
import { OffTheList } from '../home/OffTheList.tsx';
import type { CartView } from '../rows/cartView.ts';
import { DayChips } from './DayChips.tsx';
import type { DayList } from './useDayList.ts';

interface ListOfDayProps {
  readonly list: DayList;
  readonly view: CartView;
  /** The sections of the list's rows. */
  readonly children: ReactNode;
}

/** The list of one shopping day or all: the sections, and what is off the list. */
export function ListOfDay({ list, view, children }: ListOfDayProps) {
  const { parts, rows, byDay, day, setDay, isEmpty } = list;
  return (
    <>
      {!isEmpty && <DayChips rows={parts.rows} byDay={byDay} day={day} onDay={setDay} />}
      {(rows.length > 0 || isEmpty) && children}
      <OffTheList parts={parts} view={view} />
    </>
  );
}
