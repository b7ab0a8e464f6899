import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { SearchField } from './SearchField.tsx';
import { Input } from '../../ui/controls/Field.tsx';
import styles from './TableFilters.module.css';
import { isNarrowed, NO_FILTER, type TableFilter } from './useTableView.ts';

interface TableFiltersProps {
  /** Tells several tables apart. */
  readonly title: string;
  /** 'Search name or phone' */
  readonly searchLabel: string;
  /** 'Paid', 'Joined' */
  readonly dateLabel: string;
  readonly filter: TableFilter;
  readonly onFilter: (part: Partial<TableFilter>) => void;
  /** Further filters. */
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
  const { from, to } = filter;
  return (
    <div className={styles['filters']} role="group" aria-label={`Filter of ${title}`}>
      <SearchField
        // A new key empties it.
        key={clearings}
        label={searchLabel}
        initial={clearings === 0 ? filter.text : ''}
        onSearch={(text) => onFilter({ text })}
      />
      {children}
      <div className={styles['dates']}>
        <label className={styles['date']}>
          <span>{dateLabel} from</span>
          <Input
            type="date"
            value={from}
            max={to === '' ? undefined : to}
            onChange={({ target }) => onFilter({ from: target.value })}
          />
        </label>
        <label className={styles['date']}>
          <span>to</span>
          <VisuallyHidden> the day when {dateLabel.toLowerCase()}</VisuallyHidden>
          <Input
            type="date"
            value={to}
            min={from === '' ? undefined : from}
            onChange={({ target }) => onFilter({ to: target.value })}
          />
        </label>
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
            Clear<VisuallyHidden> the filter of {title}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}
