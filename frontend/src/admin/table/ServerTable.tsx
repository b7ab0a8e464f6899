import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { SectionEmpty, SectionState } from './SectionState.tsx';
import type { ShownState } from './shownAnswer.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableSection, TableTools } from './TableSection.tsx';
import type { TableFile } from './useTableFile.ts';
import { isNarrowed, type TableView } from './useTableView.ts';

interface ServerTableProps<Row, Key extends string> extends ShownState {
  readonly title: string;
  /** Undefined while there is no answer. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows the view has in all. */
  readonly total: number;
  readonly columns: readonly Column<Row, Key>[];
  readonly rowId: (row: Row) => string;
  readonly view: TableView<Key>;
  readonly pageSize: number;
  readonly file: TableFile<Row>;
  /** Said when there are no rows. */
  readonly empty: string;
  /** Said below the table when it shows a part of the rows. */
  readonly part: string;
  /** What the whole list comes to. */
  readonly figures?: ReactNode;
  readonly filters: ReactNode;
  /** What follows the table. */
  readonly children?: ReactNode;
}

/** A table whose rows the server sorts, filters and cuts into pages, in each of its states. */
export function ServerTable<Row, Key extends string>(props: ServerTableProps<Row, Key>) {
  const { title, rows, total, view, pageSize, isStale, error, onRetry } = props;
  const hasRows = rows !== undefined && rows.length > 0;
  if (rows === undefined || (error !== undefined && isStale)) {
    return (
      <TableSection title={title}>
        {rows !== undefined && props.filters}
        <SectionState
          error={error}
          label={`Loading: ${title}`}
          title="These figures could not be loaded"
          onRetry={onRetry}
        />
      </TableSection>
    );
  }
  return (
    <TableSection
      title={title}
      tools={hasRows ? <TableTools title={title} file={props.file} total={total} /> : undefined}
    >
      {props.figures}
      {(hasRows || isNarrowed(view.filter) || view.page > 0) && props.filters}
      {hasRows ? (
        <DataTable
          label={title}
          columns={props.columns}
          rows={rows}
          rowId={props.rowId}
          sort={view.sort}
          onSort={view.setSort}
          isStale={isStale}
        />
      ) : (
        <SectionEmpty>{total === 0 ? props.empty : 'This page is behind the end of the list.'}</SectionEmpty>
      )}
      {(total > pageSize || view.page > 0) && (
        <TableFoot
          title={title}
          // The rows of before are not what the page's number says.
          text={isStale ? 'Loading…' : props.part}
          page={view.page}
          pageSize={pageSize}
          total={total}
          onPage={view.setPage}
        />
      )}
      {props.children}
    </TableSection>
  );
}
