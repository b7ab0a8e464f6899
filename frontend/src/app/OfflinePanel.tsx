import { useApolloClient } from '@apollo/client/react';
import { useWaitingTicks } from '../ingredient/useTickQueue.ts';
import { offlineData } from '../offline/offlineData.ts';
import { OfflineDialog } from '../offline/OfflineDialog.tsx';
import { readTripsAnew } from '../pages/wholeTrip.ts';

export interface OfflinePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The offline panel with what it needs of the other features. */
export function OfflinePanel(props: OfflinePanelProps) {
  const client = useApolloClient();
  const waiting = useWaitingTicks();
  return (
    <OfflineDialog
      {...props}
      waitingCount={waiting.size}
      onSync={() =>
        readTripsAnew(
          client,
          offlineData().trips.map(({ id }) => id),
        )
      }
    />
  );
}
