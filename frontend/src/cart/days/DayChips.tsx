import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useOpening, useWasOpen } from '../../ui/layout/useOpening.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import styles from './DayChips.module.css';
import type { RowsByDay } from './rowsByDay.ts';

const loadShoppingDaysDialog = () =>
  import('./ShoppingDaysDialog.tsx').then((module) => ({ default: module.ShoppingDaysDialog }));
const ShoppingDaysDialog = lazyDialog(loadShoppingDaysDialog);

interface DayChipsProps {
  readonly trip: TripIngredientsQuery['trip'];
  readonly rows: readonly CartRow[];
  readonly byDay: RowsByDay;
  /** Null: all days. */
  readonly day: CalendarDate | null;
  readonly onDay: (day: CalendarDate | null) => void;
}

/** A filter of the list by shopping day, with what is left on each; and the choice of the days. */
export function DayChips({ trip, rows, byDay: { days, dayOf }, day, onDay }: DayChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useWasOpen(isOpen);
  const opening = useOpening(isOpen);
  const onlineOnly = useOnlineOnly();
  const canPlan = trip.viewerCan.includes('ASSIGN_SHOPPING');
  if (days.length < 2 && !canPlan) return null;
  const leftOn = (one: CalendarDate) =>
    rows.filter((row) => !row.purchased && dayOf.get(row.id)?.day === one).length;
  return (
    <div className={styles['chips']} role="group" aria-label="Shopping days">
      {days.length > 1 && (
        <>
          <Button aria-pressed={day === null} onClick={() => onDay(null)}>
            All days
          </Button>
          {days.map((one) => (
            <Button key={one} aria-pressed={day === one} onClick={() => onDay(one)}>
              {shortWeekdayLabel(one)}, {monthDayLabel(one)} <span>{leftOn(one)}</span>
            </Button>
          ))}
        </>
      )}
      {canPlan && (
        <Button
          variant="quiet"
          icon={<CalendarDays size={20} />}
          onClick={() => setOpen(true)}
          {...onlineOnly}
        >
          Shopping days
        </Button>
      )}
      {hasOpened && (
        <ShoppingDaysDialog key={opening} trip={trip} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
