import { useDndMonitor, useDroppable } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { firstDish, type Slot } from '../../../../domain/plan/plan.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { type Meal } from '../slot.ts';
import { PLAN_ID, TOUCH_TOLERANCE_PX } from './MealDragArea.tsx';
import { slotDrop } from './slotDrop.ts';
import type { MoveMeal } from './useMoveMeal.ts';

interface MealDragOptions {
  /** Only those on the screen. */
  readonly slots: readonly Slot<Meal>[];
  readonly moveMeal: MoveMeal;
  /** After a long press without movement. */
  readonly onLongPress: (slot: MealTime) => void;
}

/** The dragged meal, kept when paging hides its slot; null for none. */
export function useMealDrag({ slots, moveMeal, onLongPress }: MealDragOptions) {
  const [dragged, setDragged] = useState<Meal | null>(null);
  const hasMoved = useRef(false);
  useDndMonitor({
    onDragStart({ active }) {
      hasMoved.current = false;
      setDragged(slots.map(firstDish).find((meal) => meal?.id === active.id) ?? null);
    },
    onDragMove({ delta }) {
      if (Math.hypot(delta.x, delta.y) > TOUCH_TOLERANCE_PX) hasMoved.current = true;
    },
    onDragEnd({ collisions }) {
      setDragged(null);
      if (dragged === null) return;
      // `over` is rendered later.
      const slot = slots.find((one) => mealTimeKey(one) === collisions?.[0]?.id);
      const drop = slot === undefined ? null : slotDrop(dragged, slot, true);
      if (slot !== undefined && (drop === 'target' || drop === 'swap' || drop === 'beside'))
        void moveMeal(dragged, slot);
      else if (!hasMoved.current) onLongPress(dragged);
    },
    onDragCancel: () => setDragged(null),
  });
  const { setNodeRef } = useDroppable({ id: PLAN_ID });
  return { dragged, planRef: setNodeRef };
}
