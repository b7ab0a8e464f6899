import { useMemo } from 'react';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { listParts, type ListParts } from '../home/listParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { rowsByDay } from './rowsByDay.ts';

export interface DayList {
  /** Of all days. */
  readonly parts: ListParts;
  /** To buy on the shown day. */
  readonly rows: readonly CartRow[];
  readonly byDay: ReturnType<typeof rowsByDay>;
  /** Null for all. */
  readonly day: string | null;
  readonly setDay: (day: string | null) => void;
  /** Nothing is on the list of any day. */
  readonly isEmpty: boolean;
}

/** What the address's shopping day leaves of the list. */
export function useDayList(trip: TripIngredientsQuery['trip'], all: readonly CartRow[]): DayList {
  const { value, set } = useUrlValue('day');
  const { startDate, endDate, mealTypes } = trip;
  const parts = useMemo(
    () => listParts(domainTrip({ startDate, endDate, mealTypes }), all),
    [startDate, endDate, mealTypes, all],
  );
  const byDay = useMemo(() => rowsByDay(trip, parts.rows), [trip, parts]);
  const day = byDay.days.length > 1 ? (byDay.days.find((one) => one === value) ?? null) : null;
  return useMemo(() => {
    const isOfDay = ({ id }: CartRow) => day === null || byDay.dayOf.get(id)?.day === day;
    const rows = parts.rows.filter(isOfDay);
    return { parts, rows, byDay, day, setDay: set, isEmpty: all.length === 0 };
  }, [all, parts, byDay, day, set]);
}
