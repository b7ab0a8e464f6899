import type { TripEater } from '../tripAttendance.ts';

/** Whether a list of people in seat order shows a companion below who brings them. */
export function underHost(eaters: readonly TripEater[]): (eater: TripEater) => boolean {
  const hosts = new Set(eaters.flatMap((eater) => (eater.isCompanion ? [] : [eater.participantId])));
  return ({ isCompanion, participantId }) => isCompanion && hosts.has(participantId);
}
