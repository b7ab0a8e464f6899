import { useEffect, useEffectEvent } from 'react';
import { useUrlValue } from './useUrlValue.ts';

/** Gives an open sheet that has no address a history entry, `?sheet=preview`, so that Back closes it. */
export function useBackCloses(name: string, isOpen: boolean, onBack: () => void): void {
  const { push, set } = useUrlValue('sheet');
  const isAt = () => new URLSearchParams(window.location.search).get('sheet') === name;
  const enter = useEffectEvent(() => push(name));
  const back = useEffectEvent(() => {
    if (!isAt()) onBack();
  });
  const leave = useEffectEvent(() => {
    if (isAt()) set(null);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    enter();
    const onPop = () => back();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      leave();
    };
  }, [isOpen, name]);
}
