import {
  type CollisionDetection,
  DndContext,
  MouseSensor,
  type SensorOptions,
  type SensorProps,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** The plan as a droppable, which keeps auto-scroll working between slots. */
export const PLAN_ID = 'plan';
/** Moving further before the long press ends scrolls the page. */
export const TOUCH_TOLERANCE_PX = 10;

const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 400, tolerance: TOUCH_TOLERANCE_PX } };
/** Thresholds as shares of the window or list; px per 5 ms at the edge. */
const AUTO_SCROLL = { threshold: { x: 0.08, y: 0.1 }, acceleration: 4 };

/** Toasts and the plan's live region announce instead. */
const SILENT = () => undefined;
const ACCESSIBILITY = {
  announcements: { onDragStart: SILENT, onDragOver: SILENT, onDragEnd: SILENT, onDragCancel: SILENT },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** Drag by mouse, or by touch after a long press. */
export function MealDragArea({ children }: { readonly children: ReactNode }) {
  const sensors = useSensors(useSensor(PromptMouse, MOUSE), useSensor(PromptTouch, TOUCH));
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

type Coordinates = Parameters<SensorProps<SensorOptions>['onMove']>[0];

/** A drop is where the pointer is, also before React has rendered its last move. */
function promptly<Props extends Pick<SensorProps<SensorOptions>, 'onMove' | 'onEnd'>>(props: Props): Props {
  const { onMove, onEnd } = props;
  let last: Coordinates | null = null;
  return {
    ...props,
    onMove: (at: Coordinates) => {
      last = at;
      onMove(at);
    },
    onEnd: () => {
      const at = last;
      if (at !== null) flushSync(() => onMove(at));
      onEnd();
    },
  };
}

class PromptMouse extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(promptly(props));
  }
}

class PromptTouch extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(promptly(props));
  }
}

/** The visible droppable; by rectangles it could be below a sticky header. */
const underPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
  if (pointerCoordinates === null) return [];
  const seen = document.elementFromPoint(pointerCoordinates.x, pointerCoordinates.y);
  const over =
    droppableContainers.find(({ id, node }) => id !== PLAN_ID && node.current?.contains(seen) === true) ??
    droppableContainers.find(({ id }) => id === PLAN_ID);
  return over === undefined ? [] : [{ id: over.id }];
};
