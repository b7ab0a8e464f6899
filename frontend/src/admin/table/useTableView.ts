import { useCallback } from 'react';
import { isSearch } from '../../../../domain/admin/adminFields.ts';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { useUrlSearch } from '../../browser/url/useUrlSearch.ts';
import { sortText, type Sort } from './column.ts';

/** '' is none. */
export interface TableFilter {
  readonly text: string;
  /** `yyyy-MM-dd`, inclusive. */
  readonly from: string;
  readonly to: string;
  /** A table's own filter. */
  readonly choice: string;
}

/** The server's offset limit, at 100 rows a page. */
const MOST_PAGES = LIMITS.rowsSkipped / 100;

export const NO_FILTER: TableFilter = { text: '', from: '', to: '', choice: '' };

export interface TableView<Key extends string> {
  readonly sort: Sort<Key>;
  readonly filter: TableFilter;
  /** From 0. */
  readonly page: number;
  readonly setSort: (sort: Sort<Key>) => void;
  readonly setFilter: (part: Partial<TableFilter>) => void;
  readonly setPage: (page: number) => void;
}

/**
 * Order, filter and page in the address; invalid values count as absent.
 * @param name prefix: 'payments' makes `payments-sort`, `payments-text`, …
 * @param keys sortable columns
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

export function isNarrowed({ text, from, to, choice }: TableFilter): boolean {
  return [text, from, to, choice].some((part) => part !== '');
}

function readSort<Key extends string>(text: string, keys: readonly Key[]): Sort<Key> | null {
  const isDescending = text.startsWith('-');
  const key = keys.find((known) => known === (isDescending ? text.slice(1) : text));
  return key === undefined ? null : { key, isDescending };
}
