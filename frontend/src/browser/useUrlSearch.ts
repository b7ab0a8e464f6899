import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface SearchChange {
  /** Whether the entry of the history is replaced, or a new one made. */
  readonly replace: boolean;
}

/** Changes what it is given: the choices of the address, as they are by then. */
type Edit = (search: URLSearchParams) => void;

/**
 * The choices that are part of the address (`?day=2026-06-14`), and the way to change them. What is drawn may be
 * behind the address: a change begins with what the address says, so that of two in quick succession none is lost. On
 * a page that is being left it does nothing.
 */
export function useUrlSearch(): {
  readonly search: URLSearchParams;
  readonly change: (edit: Edit, options: SearchChange) => void;
} {
  const { pathname, search: drawn } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (edit: Edit, { replace }: SearchChange) => {
      const { location } = window;
      if (location.pathname !== pathname) return;
      const search = new URLSearchParams(location.search);
      edit(search);
      void navigate(`?${search.toString()}`, { replace });
    },
    [pathname, navigate],
  );
  const search = useMemo(() => new URLSearchParams(drawn), [drawn]);
  return { search, change };
}
