import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react/table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMediaQuery, PHONE_QUERY } from '../../browser/hooks/useMediaQuery.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { tableRecipe } from '../../ui/theme/table.recipe.ts';
import { nextSort, sortOptions, sortText, type Column, type Sort } from './column.ts';
import styles from './DataTable.module.css';

interface DataTableProps<Row, Key extends string> {
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort: Sort<Key>;
  readonly onSort: (sort: Sort<Key>) => void;
  readonly isStale?: boolean;
}

/** Sortable by its heads. On phones rows are blocks and a select sorts; explicit roles keep it a table. */
export function DataTable<Row, Key extends string>({
  label,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  isStale = false,
}: DataTableProps<Row, Key>) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  return (
    <div className="column gap12">
      {isPhone && <SortSelect label={label} columns={columns} sort={sort} onSort={onSort} />}
      <div className={styles['frame']} data-stale={isStale ? '' : undefined}>
        <Table.Root recipe={tableRecipe} role="table" aria-label={label} aria-busy={isStale}>
          <Table.Header role="rowgroup">
            <Table.Row role="row">
              {columns.map((column) => (
                <Table.ColumnHeader
                  key={column.label}
                  role="columnheader"
                  scope="col"
                  data-kind={column.kind}
                  aria-sort={column.sortKey === sort.key ? direction(sort) : undefined}
                >
                  {isPhone ? column.label : <ColumnHead column={column} sort={sort} onSort={onSort} />}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup">
            {rows.map((row) => (
              <Table.Row key={rowId(row)} role="row">
                {columns.map((column) => (
                  <Table.Cell
                    key={column.label}
                    role="cell"
                    data-kind={column.kind}
                    data-place={column.place}
                  >
                    {isPhone && <span data-label="">{column.label} </span>}
                    <span>{column.cell(row)}</span>
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </div>
    </div>
  );
}

interface HeadProps<Row, Key extends string> {
  readonly column: Column<Row, Key>;
  readonly sort: Sort<Key>;
  readonly onSort: (sort: Sort<Key>) => void;
}

function ColumnHead<Row, Key extends string>({ column, sort, onSort }: HeadProps<Row, Key>) {
  const { label, kind, sortKey } = column;
  if (sortKey === undefined) return label;
  const isSorted = sortKey === sort.key;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      data-sorted={isSorted ? '' : undefined}
      onClick={() => onSort(nextSort(sort, sortKey, kind))}
    >
      {label}
      <span className={styles['arrow']}>{isSorted && <Arrow size={14} strokeWidth={2.25} />}</span>
    </button>
  );
}

interface SortSelectProps<Row, Key extends string> {
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly sort: Sort<Key>;
  readonly onSort: (sort: Sort<Key>) => void;
}

function SortSelect<Row, Key extends string>({ label, columns, sort, onSort }: SortSelectProps<Row, Key>) {
  const options = sortOptions(columns);
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={t`Sort order of ${label}`}
      value={sortText(sort)}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen !== undefined) onSort(chosen.sort);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

function direction<Key extends string>({ isDescending }: Sort<Key>): 'ascending' | 'descending' {
  return isDescending ? 'descending' : 'ascending';
}
