import { t } from '@lingui/core/macro';
import { actionFailure } from '../../gql/errorMessage.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import {
  InviteLinkDocument,
  type InviteLinkQuery,
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

export type ActiveLink = NonNullable<InviteLinkQuery['inviteLink']>;

/**
 * The trip's active link, and how to create and revoke it.
 * @returns `active` is null without a link, undefined until the server has answered
 */
export function useInviteLink(tripId: string, onCreated: (created: CreatedLink | null) => void) {
  const { data, error, loading, refetch } = useInviteLinkQuery({ variables: { tripId } });
  const [create, creating] = useCreateInviteLinkMutation();
  const [revoke, revoking] = useRevokeInviteLinkMutation();

  /** @returns whether it worked; failures are shown */
  async function attempt(title: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      showError(actionFailure(failure), title);
      return false;
    }
  }

  return {
    active: data?.inviteLink,
    error,
    isLoading: loading,
    refetch: () => void refetch().catch(() => undefined),
    isCreating: creating.loading,
    isRevoking: revoking.loading,
    create: () =>
      attempt(t`Failed to create the link`, async () => {
        const { data: answer } = await create({ variables: { input: { tripId } } });
        onCreated(answer?.createInviteLink ?? null);
        // For the next opening; the answer lacks the creator.
        refetch().catch(() => undefined);
      }),
    revoke: () =>
      attempt(t`Failed to revoke the link`, async () => {
        await revoke({
          variables: { input: { tripId } },
          update: (cache) =>
            cache.writeQuery({
              query: InviteLinkDocument,
              variables: { tripId },
              data: { inviteLink: null },
            }),
        });
        onCreated(null);
      }),
  };
}
