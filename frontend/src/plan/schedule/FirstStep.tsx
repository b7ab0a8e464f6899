import { CookingPot } from 'lucide-react';
import { mealTypeLabel } from '../../../../domain/plan/meal.ts';
import type { Slot } from '../../../../domain/plan/plan.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { Meal, SlotId } from '../slot.ts';
import styles from './FirstStep.module.css';

interface FirstStepProps {
  /** In the order of the plan. */
  readonly slots: readonly Slot<Meal>[];
  readonly onAssign: (slot: SlotId) => void;
  readonly onCopyMenu: () => void;
}

/** In an empty plan: a way to begin with one dish, the first dinner if there is one. */
export function FirstStep({ slots, onAssign, onCopyMenu }: FirstStepProps) {
  const onlineOnly = useOnlineOnly();
  const slot = slots.find(({ type }) => type === 'dinner') ?? slots[0];
  if (slot === undefined) return null;
  const type = mealTypeLabel(slot.type);
  return (
    <section className={styles['step']} aria-label="First step">
      <CookingPot size={20} />
      <p className={styles['text']}>
        Nothing is planned yet.{' '}
        <span className={styles['more']}>Start with one dish; who cooks it can follow.</span>
      </p>
      <Button variant="quiet" onClick={onCopyMenu} {...onlineOnly}>
        Copy a menu
      </Button>
      <Button
        aria-label={`Plan ${type} on ${weekdayLabel(slot.date)}, ${monthDayLabel(slot.date)}`}
        onClick={() => onAssign(slot)}
        {...onlineOnly}
      >
        Plan {type}
      </Button>
    </section>
  );
}
