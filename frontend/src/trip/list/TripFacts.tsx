import { Calendar, MapPin } from 'lucide-react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import styles from './TripFacts.module.css';

interface TripFactsProps {
  readonly location: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** In a row where possible; the place may take two lines. */
  readonly isInLine?: boolean;
}

export function TripFacts({ location, startDate, endDate, isInLine = false }: TripFactsProps) {
  return (
    <ul className={styles['facts']} data-in-line={isInLine ? '' : undefined}>
      <li className="iconText">
        <MapPin size={18} />
        <span className={styles['place']} dir="auto">
          {location}
        </span>
      </li>
      <li className="iconText">
        <Calendar size={18} />
        {dateRangeLabel(startDate, endDate)}
      </li>
    </ul>
  );
}
