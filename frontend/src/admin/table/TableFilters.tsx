import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './TableFilters.module.css';
import { isNarrowed, NO_FILTER, type TableFilter } from './useTableView.ts';

interface TableFiltersProps {
  /** The table's title, so that the fields of several tables can be told apart. */
  readonly title: string;
  /** What the search looks at: 'Search name or phone'. */
  readonly searchLabel: string;
  /** What the dates are about: 'Paid', 'Joined'. */
  readonly dateLabel: string;
  readonly filter: TableFilter;
  /** Changes what is named, and leaves the rest as it is. */
  readonly onFilter: (part: Partial<TableFilter>) => void;
  /** What only this table has to choose by. */
  readonly children?: ReactNode;
}

/** Narrows a table down by a text and by days. */
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
        // What is typed is its own: clearing begins with an empty one.
        key={clearings}
        label={searchLabel}
        initial={clearings === 0 ? filter.text : ''}
        onSearch={(text) => onFilter({ text })}
      />
      {children}
      <label className={styles['date']}>
        <span>{dateLabel} from</span>
        <input
          type="date"
          value={from}
          max={to === '' ? undefined : to}
          onChange={({ target }) => onFilter({ from: target.value })}
        />
      </label>
      <label className={styles['date']}>
        <span>to</span>
        <VisuallyHidden> the day when {dateLabel.toLowerCase()}</VisuallyHidden>
        <input
          type="date"
          value={to}
          min={from === '' ? undefined : from}
          onChange={({ target }) => onFilter({ to: target.value })}
        />
      </label>
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
