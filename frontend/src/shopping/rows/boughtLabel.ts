import { t } from '@lingui/core/macro';
import { localDate, type CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, timeLabel } from '../../../../domain/text/dates/dates.ts';
import { listed } from '../../../../domain/text/listed.ts';

interface Purchase {
  readonly purchased: boolean;
  readonly purchasedById: string | null;
  readonly purchasedAt: string | null;
}

interface Buyer {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

/**
 * 'Bought by Jonas Weber, 2:15 PM', in local time, with the day if not today; the latest of several purchases. '' if
 * unknown.
 */
export function boughtLabel(
  rows: readonly Purchase[],
  people: readonly Buyer[],
  today: CalendarDate,
): string {
  const bought = rows.filter(({ purchased }) => purchased);
  const last = bought
    .flatMap(({ purchasedAt }) => purchasedAt ?? [])
    .map((time) => new Date(time))
    .reduce<Date | null>((latest, time) => (latest === null || time > latest ? time : latest), null);
  if (last === null) return '';
  const ids = new Set(bought.map(({ purchasedById }) => purchasedById));
  const names = people
    .filter(({ id }) => ids.has(id))
    .map(({ name, isViewer }) => (isViewer ? t({ message: 'you', context: 'by you' }) : name));
  const day = localDate(last);
  const time = day === today ? timeLabel(last) : `${monthDayLabel(day)}, ${timeLabel(last)}`;
  if (names.length === 0) return t`Bought ${time}`;
  if (names.length === 1 && people.some(({ id, isViewer }) => isViewer && ids.has(id)))
    return t`Bought by you, ${time}`;
  return t`Bought by ${{ names: listed(names) }}, ${time}`;
}
