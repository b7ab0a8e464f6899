import { useCallback } from 'react';
import { useUrlValue } from './useUrlValue.ts';

/** `?dialog=new-trip`; the back button closes it. */
export function useUrlDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { value, push, set } = useUrlValue('dialog');
  const open = useCallback(() => push(name), [push, name]);
  const close = useCallback(() => set(null), [set]);
  return { isOpen: value === name, open, close };
}
