import type { TripAbility } from '../gql/schema.generated.ts';

interface ViewedTrip {
  readonly isCompleted: boolean;
  readonly viewerCan: readonly TripAbility[];
}

/** Completion alone keeps the viewer from organizing. */
export function isLockedForViewer({ isCompleted, viewerCan }: ViewedTrip): boolean {
  return isCompleted && viewerCan.includes('EXPORT');
}
