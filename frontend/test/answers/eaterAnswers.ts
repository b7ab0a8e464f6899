import type { TripEaterFragment } from '../../src/people/TripAttendance.generated.ts';

type Change = Partial<Omit<TripEaterFragment, '__typename'>>;

/** An eater as the server sends it: an adult who eats everything, and whom the viewer may not change. */
export function eaterAnswer(
  id: string,
  participant: { readonly id: string; readonly name: string },
  { avoids = [], arrives = null, leaves = null, ...change }: Change = {},
) {
  return {
    __typename: 'Eater' as const,
    id,
    name: participant.name,
    participantId: participant.id,
    isCompanion: false,
    portion: 1,
    eatsEverything: true,
    note: null,
    group: null,
    version: 1,
    viewerCan: [] as TripEaterFragment['viewerCan'],
    avoids: avoids.map((avoid) => ({ __typename: 'EaterAvoid' as const, ...avoid })),
    arrives: arrives && { __typename: 'MealTime' as const, ...arrives },
    leaves: leaves && { __typename: 'MealTime' as const, ...leaves },
    ...change,
  };
}
