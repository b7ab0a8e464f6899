import { useDroppable } from '@dnd-kit/core';
import type { ComponentProps } from 'react';
import { useRecentChange } from '../../live/liveState.ts';
import { changedBy } from '../../live/RecentChange.tsx';
import type { SlotDrop } from '../slot/slotDrop.ts';
import styles from './MealPlan.module.css';

interface PlanCellProps extends ComponentProps<'div'> {
  readonly slotKey: string;
  readonly drop: SlotDrop | null;
  /** Of the slot's meal. */
  readonly mealId: string | null;
}

/** A slot's cell, highlighted as a drop target, and after another person changed its meal. */
export function PlanCell({ slotKey, drop, mealId, children, ...rest }: PlanCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slotKey });
  const recent = useRecentChange(mealId === null ? [] : [mealId]);
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      className={styles['cell']}
      data-drop={drop ?? undefined}
      data-over={isOver && (drop === 'target' || drop === 'swap') ? '' : undefined}
      {...changedBy(recent)}
      {...rest}
    >
      {children}
    </div>
  );
}
