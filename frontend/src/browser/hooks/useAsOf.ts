import { monthDayLabel, timeLabel } from '../../../../domain/text/dates/dates.ts';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { useSavedAt } from '../store/savedAt.ts';
import { useAnswering } from '../useOnline.ts';
import { useToday } from './useNow.ts';

/** When the saved data on the screen were last answered, with the day unless it is today; null while the server answers. */
export function useAsOf(): string | null {
  const isAnswering = useAnswering();
  const savedAt = useSavedAt();
  const today = useToday();
  if (isAnswering || savedAt === null) return null;
  const at = new Date(savedAt);
  const day = localDate(at);
  return day === today ? timeLabel(at) : `${monthDayLabel(day)}, ${timeLabel(at)}`;
}
