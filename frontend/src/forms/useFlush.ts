import { useEffect, useRef } from 'react';
import type { Saving } from './useSaving.ts';

/** Input with a button of its own is sent also when the editing ends. `save` resolves to success. */
export function useFlush(saving: Saving, isUnsaved: boolean, save: () => Promise<boolean>): void {
  const latest = useRef({ save, join: saving.join });
  useEffect(() => {
    latest.current = { save, join: saving.join };
  });
  useEffect(
    () => (isUnsaved ? latest.current.join(() => latest.current.save(), true) : undefined),
    [isUnsaved],
  );
}
