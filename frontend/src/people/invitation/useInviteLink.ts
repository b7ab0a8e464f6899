import type { ApolloCache } from '@apollo/client';
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

export type ActiveLink = NonNullable<InviteLinkQuery['inviteLink']>;

/**
 * The trip's active link, and how to create and revoke it.
 * @returns `active` is null without a link, undefined until the server has answered
 */
export function useInviteLink(tripId: string) {
  const { data, error, loading, refetch } = useInviteLinkQuery({ variables: { tripId } });
  const [create, creating] = useCreateInviteLinkMutation();
  const [revoke, revoking] = useRevokeInviteLinkMutation();

  const keep = (cache: ApolloCache, inviteLink: ActiveLink | null) =>
    cache.writeQuery({ query: InviteLinkDocument, variables: { tripId }, data: { inviteLink } });

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
      attempt(t`Failed to create the link`, () =>
        create({
          variables: { input: { tripId } },
          update: (cache, { data: answer }) => keep(cache, answer?.createInviteLink ?? null),
        }),
      ),
    revoke: () =>
      attempt(t`Failed to revoke the link`, () =>
        revoke({ variables: { input: { tripId } }, update: (cache) => keep(cache, null) }),
      ),
  };
}
