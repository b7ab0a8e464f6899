import { t } from '@lingui/core/macro';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ToastContent } from './toastContent.ts';
import { useClearPlace } from './useClearPlace.ts';
import { useSwipeAway } from './useSwipeAway.ts';

/** Specification, section 9: one toast at a time, 5 s, F8. */
const DURATION_MS = 5000;
/** Time to think of taking it back. */
const ACTION_DURATION_MS = 8000;
const SWIPE_PX = 50;
const SIDES = { left: '16px', right: '16px', top: '16px', bottom: '16px' };
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

function newToaster() {
  return createToaster({
    placement: 'bottom-start',
    duration: DURATION_MS,
    hotkey: ['F8'],
    // useClearPlace sets the offset.
    offsets: {
      ...SIDES,
      bottom: `calc(max(${SIDES.bottom}, env(safe-area-inset-bottom)) + var(--toast-offset, 0px))`,
    },
  });
}

/**
 * Replaces the shown toast; Chakra would queue the new one. Toasts unmount after their exit animation: the
 * specification's 1,000,000 ms would only keep them unseen.
 */
function showOn(toaster: ReturnType<typeof newToaster>): (content: ToastContent) => void {
  let shownId: string | undefined;
  return ({ title, description, kind, action }) => {
    if (shownId !== undefined) toaster.remove(shownId);
    shownId = toaster.create({
      title,
      description,
      type: kind,
      ...(action !== undefined && { action, duration: ACTION_DURATION_MS }),
    });
  };
}

export interface ToastRegionProps {
  /** Calls `show` with each toast until released. */
  readonly connect: (show: (content: ToastContent) => void) => () => void;
}

/** Live region; unmounting drops its toast. */
export function ToastRegion({ connect }: ToastRegionProps) {
  const [toaster] = useState(newToaster);
  useEffect(() => {
    let release: (() => void) | undefined;
    // The Toaster subscribes in its own first effects.
    const timer = setTimeout(() => {
      release = connect(showOn(toaster));
    });
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [toaster, connect]);
  // Dialogs hide what stands beside them in the body, except live regions such as this.
  // Chakra's own label is English, and names the corner.
  return createPortal(
    <Toaster toaster={toaster} aria-label={t`Notifications (F8)`}>
      {({ id, title, description, type, action }) => (
        <Notification
          title={title}
          description={description}
          action={action?.label}
          kind={isKind(type) ? type : 'info'}
          onRemove={() => {
            if (id !== undefined) toaster.remove(id);
          }}
          // After the region's own handler, whose pause comes in a microtask.
          onHover={() => setTimeout(() => toaster.resume())}
        />
      )}
    </Toaster>,
    document.body,
  );
}

interface NotificationProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly action: string | undefined;
  readonly kind: ToastContent['kind'];
  /** Already swiped away; skips the exit animation. */
  readonly onRemove: () => void;
  readonly onHover: () => void;
}

function Notification({ title, description, action, kind, onRemove, onHover }: NotificationProps) {
  const swipe = useSwipeAway(SWIPE_PX, onRemove);
  const ref = useRef<HTMLDivElement>(null);
  useClearPlace(ref);
  const Icon = ICONS[kind];
  return (
    // Chakra would keep it under the mouse for ever, over what the mouse is to press.
    <Toast.Root ref={ref} {...swipe} onMouseEnter={onHover} onMouseMove={(event) => event.stopPropagation()}>
      <Icon size={20} />
      <div>
        <Toast.Title>{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
        {action !== undefined && <Toast.ActionTrigger>{action}</Toast.ActionTrigger>}
      </div>
      <Toast.CloseTrigger aria-label={t`Close notification`}>
        <X size={18} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

function isKind(type: unknown): type is ToastContent['kind'] {
  return typeof type === 'string' && type in ICONS;
}
