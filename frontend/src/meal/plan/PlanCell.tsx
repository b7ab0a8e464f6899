import { useDroppable } from '@dnd-kit/core';
import type { ComponentProps } from 'react';
import type { SlotDrop } from '../slot/slotDrop.ts';
import styles from './MealPlan.module.css';

interface PlanCellProps extends ComponentProps<'div'> {
  readonly slotKey: string;
  /** What the slot is to the meal that is dragged or picked up; null for none. */
  readonly drop: SlotDrop | null;
}

/** The cell of a slot, which marks itself under a dragged meal that it can take. */
export function PlanCell({ slotKey, drop, ...rest }: PlanCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slotKey });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      className={styles['cell']}
      data-drop={drop ?? undefined}
      data-over={isOver && drop === 'target' ? '' : undefined}
      {...rest}
    />
  );
}
