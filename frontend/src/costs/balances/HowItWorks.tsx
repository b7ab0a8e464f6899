import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';

export interface HowItWorksProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HowItWorks({ isOpen, onClose }: HowItWorksProps) {
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`How this works`}
      width="sheet"
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ul className="secondary column">
        <li>
          <Trans>
            <b>By who ate:</b> everybody pays for the portions that they and the people they bring eat. Change
            who eats when, and the shares follow.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Equally and own shares:</b> for what nobody eats, such as firewood, or for what belongs to
            some.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Cents:</b> shares always add up to the receipt. A cent left over goes to the largest fraction;
            between equal ones, to the payer.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Refunds:</b> money that came back, such as a deposit, is a receipt below zero. It is shared out
            like any other.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Balance:</b> what somebody paid, less their share, and the payments between you.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Settling:</b> the fewest transfers that bring everybody to zero. Grub Club doesn’t move money.
          </Trans>
        </li>
      </ul>
    </AppDialog>
  );
}
