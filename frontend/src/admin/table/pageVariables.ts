import { t } from '@lingui/core/macro';
import { LIMITS } from '../../../../domain/limits.ts';
import { countLabel } from '../figures/figures.ts';
import type { TableView } from './useTableView.ts';

type Looked<Key extends string> = Pick<TableView<Key>, 'sort' | 'filter' | 'page'>;

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

/** For an export: as many rows as one call allows. */
export function fileVariables<Key extends string>(view: Looked<Key>) {
  return pageVariables({ ...view, page: 0 }, LIMITS.rowsAtOnce);
}

/** '16–30 out of 1,204 total'; '' beyond the last page. */
export function partLabel(page: number, pageSize: number, shown: number, total: number): string {
  if (shown === 0) return t`none out of ${countLabel(total)} total`;
  const first = page * pageSize + 1;
  const [from, to, count] = [countLabel(first), countLabel(first + shown - 1), countLabel(total)];
  return t`${from}–${to} out of ${count} total`;
}
