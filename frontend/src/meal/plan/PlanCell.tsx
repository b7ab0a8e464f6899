import { useDroppable } from '@dnd-kit/core';
import type { ComponentProps } from 'react';
import type { SlotDrop } from '../slot/slotDrop.ts';
import styles from './MealPlan.module.css';

interface PlanCellProps extends ComponentProps<'div'> {
  readonly slotKey: string;
  readonly drop: SlotDrop | null;
}

/** A slot's cell, highlighted as a drop target. */
export function PlanCell({ slotKey, drop, ...rest }: PlanCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slotKey });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      className={styles['cell']}
      data-drop={drop ?? undefined}
      data-over={isOver && (drop === 'target' || drop === 'swap') ? '' : undefined}
      {...rest}
    />
  );
}
