import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { useDwell } from '../slot/useDwell.ts';
import styles from './MealPlan.module.css';

interface PlanPagerProps {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** First day of the adjacent page, or null. */
  readonly earlier: CalendarDate | null;
  readonly later: CalendarDate | null;
  readonly onSelectDay: (day: CalendarDate) => void;
}

/** Pages a long trip; hovering a button with a dragged meal pages, too. */
export function PlanPager({ first, last, earlier, later, onSelectDay }: PlanPagerProps) {
  const showEarlier = () => onSelectDay(earlier ?? first);
  const showLater = () => onSelectDay(later ?? last);
  const earlierRef = useDwell('earlier', showEarlier, earlier === null);
  const laterRef = useDwell('later', showLater, later === null);
  return (
    <div className={styles['pager']} role="group" aria-label={t`Days shown`}>
      <IconButton
        ref={earlierRef}
        label={t`Earlier days`}
        icon={<ChevronLeft size={20} />}
        disabled={earlier === null}
        onClick={showEarlier}
      />
      <span className={styles['range']} aria-live="polite">
        {dateRangeLabel(first, last)}
      </span>
      <IconButton
        ref={laterRef}
        label={t`Later days`}
        icon={<ChevronRight size={20} />}
        disabled={later === null}
        onClick={showLater}
      />
    </div>
  );
}
