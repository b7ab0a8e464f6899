import type { ExportTripsProps } from './ExportTrips.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';

/** Export Trip Data, whose code comes when it is first wanted. */
export const ExportTripsDialog = lazyDialog<ExportTripsProps>(() =>
  import('./ExportTrips.tsx').then((module) => ({ default: module.ExportTrips })),
);
