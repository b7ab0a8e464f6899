import {
  type CollisionDetection,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';

/** Id of the plan as a droppable: under the pointer when no slot is. It keeps the page scrolling at its edges. */
export const PLAN_ID = 'plan';
/** A finger that moves further before the long press is over scrolls the page. */
export const TOUCH_TOLERANCE_PX = 10;

const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 400, tolerance: TOUCH_TOLERANCE_PX } };
/** Shares of the window or list from where it scrolls, and px per 5 ms at the very edge. */
const AUTO_SCROLL = { threshold: { x: 0.08, y: 0.1 }, acceleration: 4 };

/** Screen readers hear of a drop by its notification, and of picking up by the plan's own live region. */
const SILENT = () => undefined;
const ACCESSIBILITY = {
  announcements: { onDragStart: SILENT, onDragOver: SILENT, onDragEnd: SILENT, onDragCancel: SILENT },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** Lets meals inside be dragged by mouse, and by a finger after a long press. */
export function MealDragArea({ children }: { readonly children: ReactNode }) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={AUTO_SCROLL}
      accessibility={ACCESSIBILITY}
    >
      {children}
    </DndContext>
  );
}

/** The droppable that is seen under the pointer; by its place alone it could lie under a sticky header. */
const underPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
  if (pointerCoordinates === null) return [];
  const seen = document.elementFromPoint(pointerCoordinates.x, pointerCoordinates.y);
  const over =
    droppableContainers.find(({ id, node }) => id !== PLAN_ID && node.current?.contains(seen) === true) ??
    droppableContainers.find(({ id }) => id === PLAN_ID);
  return over === undefined ? [] : [{ id: over.id }];
};
