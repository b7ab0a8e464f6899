import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { hasSingleKeys, isForPage } from '../../browser/hooks/singleKeys.ts';
import { PLACES, placePath } from './places.ts';

/** The second key comes soon after the first. */
const WAIT_MS = 1500;

/** `g`, then the letter of a place. */
export function usePlaceKeys(tripId: string): void {
  const navigate = useNavigate();
  const armedUntil = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event) || !hasSingleKeys()) return;
    const isArmed = event.timeStamp < armedUntil.current;
    armedUntil.current = event.key === 'g' ? event.timeStamp + WAIT_MS : 0;
    const place = isArmed ? PLACES.find(({ key }) => key === event.key) : undefined;
    if (place === undefined) return;
    event.preventDefault();
    void navigate(placePath(tripId, place.path));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the keys of a place, which leave alone what is taken.
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
