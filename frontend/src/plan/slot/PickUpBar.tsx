import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './PickUpBar.module.css';
import { mealName, type Meal } from '../slot.ts';

export const PICK_UP_CANCEL_ID = 'pick-up-cancel';

interface PickUpBarProps {
  readonly meal: Meal;
  /** Whether a shown slot is free. */
  readonly hasTarget: boolean;
  /** Whether a shown meal can change places with it. */
  readonly hasSwap: boolean;
  readonly onCancel: () => void;
}

/** The picked-up meal with Cancel; stays in sight under the plan. */
export function PickUpBar({ meal, hasTarget, hasSwap, onCancel }: PickUpBarProps) {
  return (
    <div className={styles['bar']} role="group" aria-label={t`Moving a meal`} data-bar="">
      <p className="small grow">
        <Trans>
          Moving <bdi className={styles['name']}>{mealName(meal)}</bdi>. {hint(hasTarget, hasSwap)}
        </Trans>
      </p>
      <Button variant="plain" id={PICK_UP_CANCEL_ID} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

function hint(hasTarget: boolean, hasSwap: boolean): string {
  if (hasTarget) return hasSwap ? t`Choose a free slot, or a meal to swap with.` : t`Choose a free slot.`;
  return hasSwap ? t`Choose a meal to swap with.` : t`No free slot here. Try other days.`;
}
