import type { TripAbility } from '../gql/schema.generated.ts';

interface ViewedTrip {
  readonly isCompleted: boolean;
  readonly viewerCan: readonly TripAbility[];
}

/** Whether only completion keeps the viewer from organizing the trip; exporting stays possible. */
export function isLockedForViewer({ isCompleted, viewerCan }: ViewedTrip): boolean {
  return isCompleted && viewerCan.includes('EXPORT');
}
