import { plural } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { labelled } from '../../labels/labelled.ts';
import { DayStrip, StripDay } from '../../ui/dates/DayStrip.tsx';

interface DayTilesProps {
  readonly days: readonly { readonly date: CalendarDate; readonly mealCount: number }[];
  readonly selected: CalendarDate;
  readonly onSelect: (day: CalendarDate) => void;
}

export function DayTiles({ days, selected, onSelect }: DayTilesProps) {
  return (
    <DayStrip selected={selected}>
      {days.map(({ date, mealCount }) => {
        const meals = plural(mealCount, { one: '# meal', other: '# meals' });
        return (
          <StripDay
            key={date}
            date={date}
            aria-pressed={date === selected}
            aria-label={labelled(`${weekdayLabel(date)}, ${monthDayLabel(date)}`, meals)}
            onClick={() => onSelect(date)}
          >
            {meals}
          </StripDay>
        );
      })}
    </DayStrip>
  );
}
