import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { groupRows } from '../../../../domain/shopping/list/shopping.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { Select } from '../../ui/controls/Select.tsx';
import type { DayList } from './useDayList.ts';

/** A filter of the list by shopping day, with what is left on each; nothing with fewer than two days. */
export function DayFilter({ list: { parts, byDay, day, setDay } }: { readonly list: DayList }) {
  const { days, dayOf } = byDay;
  if (days.length < 2) return null;
  const leftOn = (one: CalendarDate) =>
    groupRows(parts.rows.filter((row) => !row.purchased && dayOf.get(row.id)?.day === one)).length;
  return (
    <Select
      className="notOnPaper"
      aria-label={t`Shopping day`}
      value={day ?? ''}
      onChange={({ target }) => setDay(target.value === '' ? null : target.value)}
    >
      <option value="">
        <Trans>All days</Trans>
      </option>
      {days.map((one) => (
        <option key={one} value={one}>
          {t`${{ weekday: shortWeekdayLabel(one) }}, ${{ day: monthDayLabel(one) }}: ${{ count: leftOn(one) }} left`}
        </option>
      ))}
    </Select>
  );
}
