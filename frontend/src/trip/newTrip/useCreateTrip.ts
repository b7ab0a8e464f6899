import { contactInput } from '../../forms/contactProblem.ts';
import type { ListedPerson } from './contactList.ts';
import { flagsOf } from '../../../../domain/plan/mealTypeFlags.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { addTrip } from '../list/addTrip.ts';
import { useCreateTripMutation } from './CreateTrip.generated.ts';
import type { NewTrip } from './newTripFields.ts';

type CreatedFields = NewTrip & { readonly dietaryRestrictions?: string[] };

interface CreatedTrip {
  readonly tripId: string;
  readonly invited: readonly { readonly textDueAt: string | null }[];
}

/**
 * Resolves to the trip's id and the invited people. The same input creates one trip, by its idempotency key.
 */
export function useCreateTrip() {
  const [mutate, { loading }] = useCreateTripMutation();
  const idempotencyKey = useIdempotencyKey();

  async function createTrip({ invitePhones, mealTypes, ...described }: CreatedFields): Promise<CreatedTrip> {
    const fields = { ...described, ...flagsOf(mealTypes) };
    const input =
      invitePhones.length === 0 ? fields : { ...fields, invitees: invitePhones.map(inviteeInput) };
    const { data } = await mutate({
      variables: { input },
      context: { headers: idempotencyKey(input) },
      update: (cache, { data: created }) => {
        if (created === null || created === undefined) return;
        const { id } = created.createTrip.trip;
        // They become past participants.
        if (invitePhones.length > 0) cache.evict({ id: 'ROOT_QUERY', fieldName: 'pastParticipants' });
        // A credit was used.
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'subscriptionStatus' });
        addTrip(cache, id);
      },
    });
    if (data === undefined) throw new Error('The server answered without the trip.');
    const { id, participants } = data.createTrip.trip;
    return { tripId: id, invited: participants.filter(({ inviteStatus }) => inviteStatus === 'PENDING') };
  }

  return { createTrip, isCreating: loading };
}

function inviteeInput({ contact, name }: ListedPerson) {
  return { ...contactInput(contact), name };
}
