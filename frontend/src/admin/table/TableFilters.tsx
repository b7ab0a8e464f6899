import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { SearchField } from './SearchField.tsx';
import { DateFields } from '../../ui/dates/DateFields.tsx';
import styles from './TableFilters.module.css';
import { isNarrowed, NO_FILTER, type TableFilter } from './useTableView.ts';

interface TableFiltersProps {
  /** Tells several tables apart. */
  readonly title: string;
  /** 'Search name, phone or email' */
  readonly searchLabel: string;
  /** 'Paid', 'Joined' */
  readonly dateLabel: string;
  readonly filter: TableFilter;
  readonly onFilter: (part: Partial<TableFilter>) => void;
  readonly children?: ReactNode;
}

export function TableFilters({
  title,
  searchLabel,
  dateLabel,
  filter,
  onFilter,
  children,
}: TableFiltersProps) {
  const [clearings, setClearings] = useState(0);
  return (
    <div className={styles['filters']} role="group" aria-label={t`Filter of ${title}`}>
      <SearchField
        // A new key empties it.
        key={clearings}
        label={searchLabel}
        initial={clearings === 0 ? filter.text : ''}
        onSearch={(text) => onFilter({ text })}
      />
      {children}
      <div className={styles['dates']}>
        {/* A new key drops typed text that is no date. */}
        <DayFilter key={clearings} dateLabel={dateLabel} filter={filter} onFilter={onFilter} />
      </div>
      {isNarrowed(filter) && (
        <Button
          variant="quiet"
          icon={<X size={18} />}
          onClick={() => {
            setClearings(clearings + 1);
            onFilter(NO_FILTER);
          }}
        >
          <span>
            <Trans>
              Clear<VisuallyHidden> the filter of {title}</VisuallyHidden>
            </Trans>
          </span>
        </Button>
      )}
    </div>
  );
}

/** Typed text that is no date filters nothing, and stays to be corrected. */
function DayFilter({
  dateLabel,
  filter,
  onFilter,
}: Pick<TableFiltersProps, 'dateLabel' | 'filter' | 'onFilter'>) {
  const [typed, setTyped] = useState({ from: '', to: '' });
  const { from, to } = filter;
  const dayOf = (end: 'from' | 'to') => ({
    value: typed[end] === '' ? filter[end] : typed[end],
    error: typed[end] === '' ? undefined : t`Not a date such as Dec 5, 2026.`,
    onChange: (value: string) => {
      const isDay = value === '' || isCalendarDate(value);
      setTyped({ ...typed, [end]: isDay ? '' : value });
      if (isDay && value !== filter[end]) onFilter({ [end]: value });
    },
  });
  return (
    <DateFields
      isPast
      parts={[
        { ...dayOf('from'), label: t`${dateLabel} from`, day: 'first day', max: to === '' ? undefined : to },
        {
          ...dayOf('to'),
          label: (
            <span>
              <Trans>
                to<VisuallyHidden> the day when {dateLabel.toLowerCase()}</VisuallyHidden>
              </Trans>
            </span>
          ),
          day: 'last day',
          min: from === '' ? undefined : from,
        },
      ]}
    />
  );
}
