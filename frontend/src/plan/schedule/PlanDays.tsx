import { t } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import { DayStrip, StripDay } from '../../ui/dates/DayStrip.tsx';
import { hasSomethingToDo } from './planStanding.ts';
import type { Meal } from '../slot.ts';
import { useDwell } from '../slot/useDwell.ts';

interface PlanDaysProps {
  readonly days: readonly PlanDay<Meal>[];
  readonly selected: CalendarDate;
  readonly onSelect: (day: CalendarDate) => void;
  /** Null on a completed trip. */
  readonly known: Parameters<typeof hasSomethingToDo>[1] | null;
}

/** Scrollable day selector of the phone; a dot marks days with something to do. */
export function PlanDays({ days, selected, onSelect, known }: PlanDaysProps) {
  return (
    <DayStrip selected={selected}>
      {days.map((day) => (
        <DayButton
          key={day.date}
          date={day.date}
          isToDo={known !== null && hasSomethingToDo(day, known)}
          isSelected={day.date === selected}
          onSelect={onSelect}
        />
      ))}
    </DayStrip>
  );
}

interface DayButtonProps extends Pick<PlanDaysProps, 'onSelect'> {
  readonly date: CalendarDate;
  readonly isToDo: boolean;
  readonly isSelected: boolean;
}

function DayButton({ date, isToDo, isSelected, onSelect }: DayButtonProps) {
  const select = () => onSelect(date);
  const day = `${weekdayLabel(date)}, ${monthDayLabel(date)}`;
  return (
    <StripDay
      ref={useDwell(date, select)}
      date={date}
      isMarked={isToDo}
      aria-pressed={isSelected}
      aria-label={isToDo ? t`${day}, something to do` : day}
      onClick={select}
    />
  );
}
