import { useUrlValue } from './useUrlValue.ts';

/** `?dialog=new-trip`; the back button closes it. */
export function useUrlDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { value, push, set } = useUrlValue('dialog');
  return { isOpen: value === name, open: () => push(name), close: () => set(null) };
}
