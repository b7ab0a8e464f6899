import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { offlineData } from '../offline/saved/offlineData.ts';
import { OfflineDialog } from '../offline/saved/OfflineDialog.tsx';
import { refetchTrips } from '../offline/saved/loadTrips.ts';
import { ExportTripsDialog } from '../trip/export/exportTripsDialog.ts';
import { WHOLE_TRIP } from './wholeTrip/wholeTrip.ts';
import { Button } from '../ui/controls/Button.tsx';
import { usePendingChanges } from '../browser/store/pendingChanges.ts';

export interface OfflinePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The export dialog replaces the panel while open. */
export function OfflinePanel({ isOpen, onClose }: OfflinePanelProps) {
  const client = useApolloClient();
  const { waiting } = usePendingChanges();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <OfflineDialog
        isOpen={isOpen && !isExporting}
        onClose={onClose}
        waitingCount={waiting}
        onSync={() =>
          refetchTrips(
            client,
            offlineData().trips.map(({ id }) => id),
            WHOLE_TRIP,
          )
        }
        exportButton={
          <Button variant="primary" icon={<Download size={20} />} onClick={() => setExporting(true)}>
            <Trans>Export</Trans>
          </Button>
        }
      />
      <ExportTripsDialog isKeptOnly isOpen={isOpen && isExporting} onClose={() => setExporting(false)} />
    </>
  );
}
