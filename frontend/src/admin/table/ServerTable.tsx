import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { SectionEmpty, SectionState } from './SectionState.tsx';
import type { ShownState } from './shownAnswer.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableMore, type TableMoreProps } from './TableMore.tsx';
import { TableSection, TableTools } from './TableSection.tsx';
import type { TableFile } from './useTableFile.ts';
import { isNarrowed, type TableView } from './useTableView.ts';

interface ServerTableProps<Row, Key extends string> extends ShownState {
  readonly title: string;
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly columns: readonly Column<Row, Key>[];
  readonly rowId: (row: Row) => string;
  readonly view: TableView<Key>;
  readonly pageSize: number;
  readonly file: TableFile<Row>;
  readonly empty: string;
  /** The shown part, below the table. */
  readonly part: string;
  readonly figures?: ReactNode;
  readonly filters: ReactNode;
  /** The table leaves rows out even without a filter. */
  readonly isPartAtFirst?: boolean;
  /** Rows follow below those shown, in place of pages. */
  readonly more?: Pick<TableMoreProps, 'showMore' | 'isLoadingMore'>;
  readonly children?: ReactNode;
}

/** Sorted, filtered and paginated by the server. */
export function ServerTable<Row, Key extends string>(props: ServerTableProps<Row, Key>) {
  const { title, rows, total, view, pageSize, isStale, answer } = props;
  // The key keeps typed text and focus when an error takes the table's place.
  const filters = <Fragment key="filters">{props.filters}</Fragment>;
  // The previous rows do not match the page number.
  const partText = isStale ? t`Loading…` : props.part;
  const hasRows = rows !== undefined && rows.length > 0;
  if (rows === undefined || (answer.error !== undefined && isStale)) {
    return (
      <TableSection title={title}>
        {rows !== undefined && filters}
        <SectionState
          answer={answer}
          label={t`Loading: ${title}`}
          title={t`This table could not be loaded`}
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
      {(hasRows || props.isPartAtFirst === true || isNarrowed(view.filter) || view.page > 0) && filters}
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
        <SectionEmpty>{total === 0 ? props.empty : t`This page is past the end of the list.`}</SectionEmpty>
      )}
      {props.more !== undefined && total > pageSize && (
        <TableMore {...props.more} title={title} text={partText} />
      )}
      {props.more === undefined && (total > pageSize || view.page > 0) && (
        <TableFoot
          title={title}
          text={partText}
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
