import { useRef } from 'react';

/**
 * The deed, kept from running twice at once: while a call is on its way a further one does nothing. State alone
 * cannot do that, since a second press may come before it is rendered.
 */
export function useSingleFlight<TArguments extends readonly unknown[]>(
  deed: (...args: TArguments) => Promise<unknown>,
): (...args: TArguments) => Promise<void> {
  const isFlying = useRef(false);
  return async (...args) => {
    if (isFlying.current) return;
    isFlying.current = true;
    try {
      await deed(...args);
    } finally {
      isFlying.current = false;
    }
  };
}
