import type { ReactNode } from 'react';
import { slotLabel } from '../labels/slotLabel.ts';
import { MealTypeIcon } from '../ui/marks/MealTypeIcon.tsx';
import type { SlotPlace } from './phase.ts';
import styles from './SlotCard.module.css';

interface SlotCardProps {
  readonly slot: SlotPlace;
  /** What stands there, or why nothing does. */
  readonly children: ReactNode;
}

/** A place of the plan in a list: its type and day, and what is in it. */
export function SlotCard({ slot, children }: SlotCardProps) {
  return (
    <li className={styles['card']}>
      <MealTypeIcon type={slot.type} />
      <div className={styles['text']}>
        <p className={styles['slot']}>{slotLabel(slot)}</p>
        {children}
      </div>
    </li>
  );
}
