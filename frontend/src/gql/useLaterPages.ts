import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError } from '../ui/feedback/toaster.tsx';
import { errorMessage } from './errorMessage.ts';

interface WithNext {
  readonly next: string | null;
}

interface LaterPages<Page, Row> extends WithNext {
  readonly key: string;
  /** They continue this one: once it is read again, rows may have moved. */
  readonly first: Page | undefined;
  readonly rows: readonly Row[];
}

/**
 * A list page by page: the first is of a query, the others are read on request.
 * @param key of the query's variables
 * @param rowsOf the same function at each call
 * @param read the page that `after` names; undefined without an answer
 */
export function useLaterPages<Page extends WithNext, Row>(
  key: string,
  first: Page | undefined,
  rowsOf: (page: Page) => readonly Row[],
  read: (after: string) => Promise<Page | undefined>,
) {
  const [later, setLater] = useState<LaterPages<Page, Row> | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const more = later?.key === key && later.first === first ? later : null;
  // Each new array is saved on the device, so it stays the same while nothing changes.
  const rows = useMemo(
    () => (first === undefined ? null : [...rowsOf(first), ...(more?.rows ?? [])]),
    [first, more, rowsOf],
  );
  const next = (more ?? first)?.next ?? null;

  async function showMore(after: string): Promise<void> {
    if (isLoadingMore) return;
    setLoadingMore(true);
    try {
      const page = await read(after);
      if (page === undefined) return;
      const known = [...(more?.rows ?? []), ...rowsOf(page)];
      flushSync(() => setLater({ key, first, rows: known, next: page.next }));
    } catch (error) {
      showError(errorMessage(error, t`Check your connection and try again.`), t`This did not load.`);
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    /** Null until loaded. */
    rows,
    next,
    /** Resolves when the next page is shown, or its failure; null after the last page. */
    showMore: next === null ? null : () => showMore(next),
    isLoadingMore,
  };
}
