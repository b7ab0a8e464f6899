import type { TripAbility } from '../gql/schema.generated.ts';

interface ViewedTrip {
  readonly isCompleted: boolean;
  readonly viewerCan: readonly TripAbility[];
}

/**
 * Whether the completion of the trip is all that keeps the viewer from the organizers' deeds: of these, exporting is
 * the one that stays. For everybody else there is nothing to show as locked.
 */
export function isLockedForViewer({ isCompleted, viewerCan }: ViewedTrip): boolean {
  return isCompleted && viewerCan.includes('EXPORT');
}
