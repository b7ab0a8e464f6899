import { useCallback } from 'react';
import { isSearch } from '../../../../domain/admin/adminFields.ts';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { useUrlSearch } from '../../browser/useUrlSearch.ts';
import { sortText, type Sort } from './column.ts';

/** What narrows a table down; '' where nothing does. */
export interface TableFilter {
  readonly text: string;
  /** Days, `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly to: string;
  /** One of a few choices that only this table has. */
  readonly choice: string;
}

/** Pages that an address can name: those of up to a hundred rows are all within what the server skips. */
const MOST_PAGES = LIMITS.rowsSkipped / 100;

/** Nothing narrows the table down. */
export const NO_FILTER: TableFilter = { text: '', from: '', to: '', choice: '' };

/** How a table is looked at, and the ways to look at it otherwise. */
export interface TableView<Key extends string> {
  readonly sort: Sort<Key>;
  readonly filter: TableFilter;
  /** 0 is the first one. */
  readonly page: number;
  readonly setSort: (sort: Sort<Key>) => void;
  /** Changes what is named, and leaves the rest as it is. */
  readonly setFilter: (part: Partial<TableFilter>) => void;
  readonly setPage: (page: number) => void;
}

/**
 * Order, filter and page of a table as part of the address, so that a view can be kept and sent. What the address says
 * wrongly counts as not said. Another order or filter begins with the first page.
 * @param name begins the names of the address's parameters: 'payments' makes `payments-sort`, `payments-text`, …
 * @param keys what the table can be sorted by
 */
export function useTableView<Key extends string>(
  name: string,
  keys: readonly Key[],
  firstSort: Sort<Key>,
): TableView<Key> {
  const { search, change } = useUrlSearch();
  const read = (part: string) => search.get(`${name}-${part}`) ?? '';
  const day = (part: string) => (isCalendarDate(read(part)) ? read(part) : '');
  const text = isSearch(read('text')) ? read('text') : '';
  const page = Number(read('page'));

  const write = useCallback(
    (parts: Readonly<Record<string, string>>) =>
      change(
        (next) => {
          for (const [part, value] of Object.entries(parts)) {
            if (value === '') next.delete(`${name}-${part}`);
            else next.set(`${name}-${part}`, value);
          }
        },
        { replace: true },
      ),
    [name, change],
  );

  return {
    sort: readSort(read('sort'), keys) ?? firstSort,
    filter: { text, from: day('from'), to: day('to'), choice: read('choice') },
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page - 1 : 0,
    setSort: (sort) => write({ sort: sortText(sort), page: '' }),
    setFilter: (part) => write({ ...part, page: '' }),
    setPage: (next) => write({ page: next === 0 ? '' : `${next + 1}` }),
  };
}

/** Whether anything narrows the table down. */
export function isNarrowed({ text, from, to, choice }: TableFilter): boolean {
  return [text, from, to, choice].some((part) => part !== '');
}

function readSort<Key extends string>(text: string, keys: readonly Key[]): Sort<Key> | null {
  const isDescending = text.startsWith('-');
  const key = keys.find((known) => known === (isDescending ? text.slice(1) : text));
  return key === undefined ? null : { key, isDescending };
}
