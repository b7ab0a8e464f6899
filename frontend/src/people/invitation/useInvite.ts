import type { Language } from '../../../../domain/text/reader.ts';
import { contactInput } from '../../forms/contactProblem.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { useInviteParticipantMutation } from './InviteParticipant.generated.ts';

interface Invited {
  readonly name: string;
  /** Phone number or email. */
  readonly contact: string;
  /** Of the text or mail; null: that of the inviter. */
  readonly language: Language | null;
}

/** A retry sends no second invitation. */
export function useInvite(tripId: string) {
  const [mutate, { loading }] = useInviteParticipantMutation();
  const idempotencyKey = useIdempotencyKey();

  /** Resolves to when the text goes out; null is now. */
  async function invite({ name, contact, language }: Invited): Promise<string | null> {
    const input = { tripId, name, ...contactInput(contact), ...(language !== null && { language }) };
    const { data } = await mutate({ variables: { input }, context: { headers: idempotencyKey(input) } });
    return data?.inviteParticipant.participant.textDueAt ?? null;
  }

  return { invite, isInviting: loading };
}
