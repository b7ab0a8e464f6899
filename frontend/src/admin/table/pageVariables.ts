import { LIMITS } from '../../../../domain/limits.ts';
import { countLabel } from '../figures/figures.ts';
import type { TableView } from './useTableView.ts';

type Looked<Key extends string> = Pick<TableView<Key>, 'sort' | 'filter' | 'page'>;

/** What a list of the server is asked for by, so that it brings the page that is looked at. */
export function pageVariables<Key extends string>({ sort, filter, page }: Looked<Key>, pageSize: number) {
  return {
    limit: pageSize,
    offset: page * pageSize,
    search: filter.text === '' ? null : filter.text,
    from: filter.from === '' ? null : filter.from,
    to: filter.to === '' ? null : filter.to,
    sort: sort.key,
    direction: sort.isDescending ? ('DESC' as const) : ('ASC' as const),
  };
}

/** The same for a file: from the first row on, as many as one call brings. */
export function fileVariables<Key extends string>(view: Looked<Key>) {
  return pageVariables({ ...view, page: 0 }, LIMITS.rowsAtOnce);
}

/** Which rows of how many a page shows: '16–30 out of 1,204 total'; none on a page behind the last one. */
export function partLabel(page: number, pageSize: number, shown: number, total: number): string {
  if (shown === 0) return `none out of ${countLabel(total)} total`;
  const first = page * pageSize + 1;
  return `${countLabel(first)}\u2013${countLabel(first + shown - 1)} out of ${countLabel(total)} total`;
}
