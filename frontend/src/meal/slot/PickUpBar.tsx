import { Button } from '../../ui/controls/Button.tsx';
import styles from './PickUpBar.module.css';
import { mealName, type Meal } from '../slot.ts';

export const PICK_UP_CANCEL_ID = 'pick-up-cancel';

interface PickUpBarProps {
  readonly meal: Meal;
  /** Whether a shown slot can take it. */
  readonly hasTarget: boolean;
  readonly onCancel: () => void;
}

/** The picked-up meal with Cancel; sticky. */
export function PickUpBar({ meal, hasTarget, onCancel }: PickUpBarProps) {
  return (
    <div className={styles['bar']} role="group" aria-label="Moving a meal">
      <p className={styles['text']}>
        Moving <bdi className={styles['name']}>{mealName(meal)}</bdi>.{' '}
        {hasTarget ? 'Choose a free slot.' : 'No free slot here. Try other days.'}
      </p>
      <Button variant="plain" id={PICK_UP_CANCEL_ID} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
