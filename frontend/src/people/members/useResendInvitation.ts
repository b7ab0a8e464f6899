import { t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useResendInvitationMutation } from './ResendInvitation.generated.ts';

export function useResendInvitation(tripId: string) {
  const [mutate, { loading }] = useResendInvitationMutation();

  async function resendInvitation(participantId: string): Promise<void> {
    try {
      await mutate({ variables: { input: { tripId, participantId } } });
    } catch (error) {
      // The time to wait, or that it was answered.
      const description = errorMessage(error, t`Failed to resend invitation. Please try again.`);
      showToast({ kind: 'error', title: t`Failed to Resend`, description });
      return;
    }
    showToast({ kind: 'success', title: t`Invitation Resent` });
  }

  return { resendInvitation, isResending: loading };
}
