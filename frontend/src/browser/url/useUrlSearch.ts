import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inviteTokenIn } from './inviteToken.ts';

interface SearchChange {
  readonly replace: boolean;
}

type Edit = (search: URLSearchParams) => void;

/** Changes start from the current address, so that two quick ones both count; on a page being left they do nothing. */
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
      // The fragment belongs to an invitation until it is followed or answered.
      const isInvited = search.has('invitation') || inviteTokenIn(location.hash) !== null;
      void navigate({ search: `?${search.toString()}`, hash: isInvited ? location.hash : '' }, { replace });
    },
    [pathname, navigate],
  );
  const search = useMemo(() => new URLSearchParams(drawn), [drawn]);
  return { search, change };
}
