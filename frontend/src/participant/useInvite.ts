import { useIdempotencyKey } from '../gql/idempotencyKey.ts';
import { useInviteParticipantMutation } from './InviteParticipant.generated.ts';

interface Invited {
  readonly name: string;
  readonly phone: string;
}

/** A retry sends no second text. */
export function useInvite(tripId: string) {
  const [mutate, { loading }] = useInviteParticipantMutation();
  const idempotencyKey = useIdempotencyKey();

  async function invite({ name, phone }: Invited): Promise<void> {
    const input = { tripId, name, phone };
    await mutate({ variables: { input }, context: { headers: idempotencyKey(input) } });
  }

  return { invite, isInviting: loading };
}
