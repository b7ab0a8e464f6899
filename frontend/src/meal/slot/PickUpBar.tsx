import { Button } from '../../ui/controls/Button.tsx';
import styles from './PickUpBar.module.css';
import { mealName, type Meal } from '../slot.ts';

interface CarryBarProps {
  readonly meal: Meal;
  /** Whether one of the slots on the screen can take it. */
  readonly hasTarget: boolean;
  readonly onCancel: () => void;
}

/** Says which meal is on its way, and ends it. It stays in sight while the plan scrolls. */
export function CarryBar({ meal, hasTarget, onCancel }: CarryBarProps) {
  return (
    <div className={styles['bar']} role="group" aria-label="Moving a meal">
      <p className={styles['text']}>
        Moving <bdi className={styles['name']}>{mealName(meal)}</bdi>.{' '}
        {hasTarget ? 'Choose a free slot.' : 'No slot is free here: look at other days.'}
      </p>
      <Button variant="plain" data-carry-cancel="" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
