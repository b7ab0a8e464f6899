import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from './HowItWorks.module.css';

export interface HowItWorksProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HowItWorks({ isOpen, onClose }: HowItWorksProps) {
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title="How this works"
      width="sheet"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={styles['list']}>
        <li>
          <b>By who ate:</b> everybody bears the portions that they and the people they bring eat at the meals
          of a receipt. Change who eats when, and the shares follow.
        </li>
        <li>
          <b>Equally and own shares:</b> for what nobody eats, such as firewood, or for what belongs to some.
        </li>
        <li>
          <b>Cents:</b> shares always add up to the receipt. A cent left over goes to the largest fraction;
          between equal ones, to the payer.
        </li>
        <li>
          <b>Refunds:</b> money that came back, such as a deposit, is a receipt below zero. It is shared out
          like any other.
        </li>
        <li>
          <b>Balance:</b> what somebody paid, less their share, and the payments between you.
        </li>
        <li>
          <b>Settling:</b> the fewest transfers that bring everybody to zero. Grub Club moves no money.
        </li>
      </ul>
    </AppDialog>
  );
}
