import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLogOut } from './useLogOut.ts';
import { isOnline } from '../browser/connection.ts';

/** Sends pending ticks and items, then signs out. `isAsking`: the user must confirm the loss of the rest. */
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
    // If the chunk never loaded, nothing was ticked.
    const ticks = await import('../offline/outbox/useTickQueue.ts').catch(() => null);
    if (ticks === null) return true;
    const queue = ticks.tickQueueOf(client);
    const canSend = queue.waiting().size === 0 && isOnline();
    const areTicksSent = queue.optimistic().size === 0 || (canSend && (await queue.sendAll()));
    return areTicksSent && (await areItemsSent());
  }

  async function areItemsSent(): Promise<boolean> {
    const items = await import('../offline/outbox/useItemQueue.ts').catch(() => null);
    if (items === null) return true;
    const queue = items.itemQueueOf(client);
    if (isOnline()) await queue.sendAll();
    // Logging out would also lose what the server refused.
    return queue.items().length === 0;
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
