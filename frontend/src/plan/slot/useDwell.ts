import { useDroppable } from '@dnd-kit/core';
import { useEffect, useEffectEvent } from 'react';

const DWELL_MS = 600;

/**
 * Calls `onDwell` when a dragged meal rests on a control, to change days.
 * @returns the control's ref
 */
export function useDwell(id: string, onDwell: () => void, isDisabled = false) {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: isDisabled });
  const dwell = useEffectEvent(onDwell);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => dwell(), DWELL_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return setNodeRef;
}
