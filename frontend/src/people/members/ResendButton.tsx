import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button.tsx';
import { useResendInvitation } from './useResendInvitation.ts';

interface ResendButtonProps {
  readonly tripId: string;
  readonly member: { readonly id: string; readonly name: string };
}

export function ResendButton({ tripId, member }: ResendButtonProps) {
  const { resendInvitation, isResending } = useResendInvitation(tripId);
  return (
    <Button
      variant="link"
      size="quiet"
      isWorking={isResending}
      aria-label={t`Resend invitation to ${member.name}`}
      onClick={() => void resendInvitation(member.id)}
      isOnlineOnly
    >
      <Trans>Resend</Trans>
    </Button>
  );
}
