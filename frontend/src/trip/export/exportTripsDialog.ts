import type { ExportTripsProps } from './ExportTrips.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';

export const ExportTripsDialog = lazyDialog<ExportTripsProps>(() =>
  import('./ExportTrips.tsx').then((module) => ({ default: module.ExportTrips })),
);
