import { actionFailure } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import {
  useCreateInviteLinkMutation,
  useInviteLinkQuery,
  useRevokeInviteLinkMutation,
} from './InviteLink.generated.ts';

/** A link whose address this page knows: the server keeps its hash alone. */
export interface CreatedLink {
  readonly url: string;
  /** ISO instant */
  readonly expiresAt: string;
}

/** The trip's active link, and how to replace and revoke it. */
export function useInviteLink(tripId: string, onCreated: (created: CreatedLink | null) => void) {
  const { data, refetch } = useInviteLinkQuery({ variables: { tripId } });
  const [create, creating] = useCreateInviteLinkMutation();
  const [revoke, revoking] = useRevokeInviteLinkMutation();

  async function attempt(title: string, work: () => Promise<CreatedLink | null>): Promise<boolean> {
    try {
      onCreated(await work());
    } catch (error) {
      showToast({ kind: 'error', title, description: actionFailure(error) });
      return false;
    }
    // The answer shows the change already.
    refetch().catch(() => undefined);
    return true;
  }

  return {
    active: data?.inviteLink ?? null,
    isCreating: creating.loading,
    isRevoking: revoking.loading,
    create: () =>
      attempt('Failed to create the link', async () => {
        const { data: answer } = await create({ variables: { input: { tripId } } });
        return answer?.createInviteLink ?? null;
      }),
    revoke: () =>
      attempt('Failed to revoke the link', async () => {
        await revoke({ variables: { input: { tripId } } });
        return null;
      }),
  };
}
