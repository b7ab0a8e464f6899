import { useSearchParams } from 'react-router';

const PARAMETER = 'dialog';

/**
 * A dialog whose being open is part of the address (`?dialog=new-trip`): anything on the page can open it, and on a
 * phone the back button closes it.
 */
export function useUrlDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const change = (value: string | null, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(PARAMETER);
        else next.set(PARAMETER, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    isOpen: search.get(PARAMETER) === name,
    open: () => change(name, false),
    close: () => change(null, true),
  };
}
