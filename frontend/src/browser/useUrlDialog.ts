import { useUrlValue } from './useUrlValue.ts';

/**
 * A dialog whose being open is part of the address (`?dialog=new-trip`): anything on the page can open it, and on a
 * phone the back button closes it.
 */
export function useUrlDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { value, push, set } = useUrlValue('dialog');
  return { isOpen: value === name, open: () => push(name), close: () => set(null) };
}
