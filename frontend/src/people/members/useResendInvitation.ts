import { t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useResendInvitationMutation } from './ResendInvitation.generated.ts';

export function useResendInvitation(tripId: string) {
  const [mutate, { loading }] = useResendInvitationMutation();

  async function resendInvitation(participantId: string): Promise<void> {
    try {
      await mutate({ variables: { input: { tripId, participantId } } });
    } catch (error) {
      // The time to wait, or that it was answered.
      showError(errorMessage(error, t`Failed to resend invitation. Please try again.`), t`Failed to Resend`);
      return;
    }
    showToast({ kind: 'success', title: t`Invitation Resent` });
  }

  return { resendInvitation, isResending: loading };
}
