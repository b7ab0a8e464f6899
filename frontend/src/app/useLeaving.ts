import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLogOut } from '../account/useLogOut.ts';
import { isOnline } from '../browser/connection.ts';

/**
 * Signing out that loses no tick unasked: what is on its way is waited for, and where ticks cannot be sent at once
 * `isAsking` says that somebody has to be asked.
 */
export function useLeaving() {
  const client = useApolloClient();
  const { logOut, isLoggingOut } = useLogOut();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);

  async function leave(): Promise<void> {
    setLooking(true);
    if (await isAllSent()) logOut();
    else setAsking(true);
    setLooking(false);
  }

  async function isAllSent(): Promise<boolean> {
    // Where its code cannot be had nothing was ticked either.
    const ticks = await import('../ticks/useTickQueue.ts').catch(() => null);
    if (ticks === null) return true;
    const queue = ticks.tickQueueOf(client);
    const isOnItsWay = queue.waiting().size === 0 && isOnline();
    return queue.optimistic().size === 0 || (isOnItsWay && (await queue.sendAll()));
  }

  return {
    leave: () => void leave(),
    isLeaving: isLooking || isLoggingOut,
    isAsking,
    stay: () => setAsking(false),
    logOut: () => {
      setAsking(false);
      logOut();
    },
  };
}
