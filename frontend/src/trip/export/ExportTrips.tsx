import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { ExportTripDialog } from './ExportTripDialog.tsx';
import { useOnline } from '../../browser/useOnline.ts';
import { loadExport, loadKeptExport } from './loadExport.ts';

export interface ExportTripsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Without it, all trips the viewer organizes. */
  readonly trip?: { readonly id: string; readonly name: string };
  /** Only trips saved on this device, in their saved state. */
  readonly isKeptOnly?: boolean;
}

export function ExportTrips({ isOpen, onClose, trip, isKeptOnly = false }: ExportTripsProps) {
  const client = useApolloClient();
  const isKept = !useOnline() || isKeptOnly;
  const load = isKeptOnly ? loadKeptExport : loadExport;
  return (
    <ExportTripDialog
      isOpen={isOpen}
      onClose={onClose}
      tripId={trip?.id ?? null}
      what={
        trip === undefined ? (
          isKept ? (
            t`The trips that you organize, as saved on this device.`
          ) : (
            t`All trips that you organize.`
          )
        ) : (
          <bdi>{trip.name}</bdi>
        )
      }
      onLoad={(units) => load(client, trip?.id ?? null, units)}
    />
  );
}
