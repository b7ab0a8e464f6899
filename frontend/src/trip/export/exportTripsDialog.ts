import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';

export const ExportTripsDialog = lazyDialog(() =>
  import('./ExportTrips.tsx').then((module) => module.ExportTrips),
);
