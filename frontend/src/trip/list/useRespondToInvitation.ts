import type { ApolloCache, Reference } from '@apollo/client';
import type { InvitationResponse } from '../../gql/schema.generated.ts';
import { addTrip } from './addTrip.ts';
import { useRespondToInvitationMutation } from './RespondToInvitation.generated.ts';

/** Resolves to the id of a joined trip. */
export function useRespondToInvitation(participantId: string) {
  const [mutate] = useRespondToInvitationMutation();

  return async (response: InvitationResponse): Promise<string | null> => {
    const { data } = await mutate({
      variables: { input: { participantId, response } },
      update: (cache, { data: answer }) => {
        if (answer === null || answer === undefined) return;
        const { trip } = answer.respondToInvitation;
        if (trip !== null) addTrip(cache, trip.id);
        removeInvitation(cache, participantId);
      },
    });
    return data?.respondToInvitation.trip?.id ?? null;
  };
}

function removeInvitation(cache: ApolloCache, participantId: string): void {
  cache.modify<{ invitations: readonly Reference[] }>({
    fields: {
      invitations: (invitations, { readField }) =>
        invitations.filter(
          (invitation) => readField('id', readField<Reference>('participant', invitation)) !== participantId,
        ),
    },
  });
}
