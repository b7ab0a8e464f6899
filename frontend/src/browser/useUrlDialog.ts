import { useUrlValue } from './useUrlValue.ts';

/** A dialog whose open state is in the address (`?dialog=new-trip`); the back button closes it. */
export function useUrlDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { value, push, set } = useUrlValue('dialog');
  return { isOpen: value === name, open: () => push(name), close: () => set(null) };
}
