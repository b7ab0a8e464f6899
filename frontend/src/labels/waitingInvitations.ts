import { plural, t } from '@lingui/core/macro';
import { addDays, localDate, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import { compareTexts } from '../../../domain/text/formats.ts';
import { monthDayLabel } from '../../../domain/text/dates/dates.ts';

interface Invited {
  /** ISO instant; null if the text does not wait. */
  readonly textDueAt: string | null;
}

/** "14 invitations go out tomorrow.", with each day; empty if none waits. */
export function waitingLabel(people: readonly Invited[], today: CalendarDate): string {
  const counts = new Map<CalendarDate, number>();
  for (const { textDueAt } of people.toSorted((a, b) => compareTexts(a.textDueAt ?? '', b.textDueAt ?? ''))) {
    if (textDueAt === null) continue;
    const day = localDate(new Date(textDueAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days = [...counts].map(([day, count], index) => {
    const when = dayLabel(day, today);
    if (index > 0) return t`${count} ${when}`;
    return plural(count, { one: `# invitation goes out ${when}`, other: `# invitations go out ${when}` });
  });
  return days.length === 0 ? '' : `${days.join(', ')}.`;
}

/** "today", "tomorrow" or "on Jun 3". */
function dayLabel(day: CalendarDate, today: CalendarDate): string {
  if (day <= today) return t`today`;
  return day === addDays(today, 1) ? t`tomorrow` : t`on ${{ day: monthDayLabel(day) }}`;
}
