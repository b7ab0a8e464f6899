import type { ReactNode } from 'react';
import { mealTimeText } from '../../labels/slotLabel.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import type { SlotPlace } from './phase.ts';
import styles from './SlotCard.module.css';

interface SlotCardProps {
  readonly slot: SlotPlace;
  /** The meal, or why there is none. */
  readonly children: ReactNode;
}

export function SlotCard({ slot, children }: SlotCardProps) {
  return (
    <li className={styles['card']}>
      <MealTypeIcon type={slot.type} />
      <div className="stack gap4 grow">
        <p className="secondary">{mealTimeText(slot)}</p>
        {children}
      </div>
    </li>
  );
}
