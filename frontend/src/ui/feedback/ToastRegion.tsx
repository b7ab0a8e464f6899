import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import type { ToastContent } from './toastContent.ts';
import { useSwipeAway } from './useSwipeAway.ts';

/** Specification, section 9: one toast at a time, 5 s, F8. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** Phones in both orientations, where dialog buttons are at the bottom edge. */
const SMALL_SCREEN = '(max-width: 719px), (max-height: 599px)';

type Placement = 'top' | 'bottom-start';

function newToaster(placement: Placement) {
  return createToaster({
    placement,
    duration: DURATION_MS,
    hotkey: ['F8'],
    offsets: '16px',
  });
}

/**
 * Replaces the shown toast; Chakra would queue the new one. Toasts unmount after their exit animation: the
 * specification's delay of 1,000,000 ms would only keep them unseen.
 */
function showOn(toaster: ReturnType<typeof newToaster>): (content: ToastContent) => void {
  let shownId: string | undefined;
  return ({ title, description, kind }) => {
    if (shownId !== undefined) toaster.remove(shownId);
    shownId = toaster.create({ title, description, type: kind });
  };
}

export interface ToastRegionProps {
  /** Calls `show` with each toast until released. */
  readonly connect: (show: (content: ToastContent) => void) => () => void;
}

/** Placed away from dialog buttons: those are at the bottom or right. */
export function ToastRegion({ connect }: ToastRegionProps) {
  const placement = useMediaQuery(SMALL_SCREEN) ? 'top' : 'bottom-start';
  return <PlacedRegion key={placement} placement={placement} connect={connect} />;
}

/** Live region; unmounting drops its toast. */
function PlacedRegion({ placement, connect }: ToastRegionProps & { readonly placement: Placement }) {
  const [toaster] = useState(() => newToaster(placement));
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
  return (
    <Toaster toaster={toaster}>
      {({ id, title, description, type }) => (
        <Notification
          title={title}
          description={description}
          kind={isKind(type) ? type : 'info'}
          onRemove={() => {
            if (id !== undefined) toaster.remove(id);
          }}
        />
      )}
    </Toaster>
  );
}

interface NotificationProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly kind: ToastContent['kind'];
  /** Already swiped away; skips the exit animation. */
  readonly onRemove: () => void;
}

function Notification({ title, description, kind, onRemove }: NotificationProps) {
  const swipe = useSwipeAway(SWIPE_PX, onRemove);
  const Icon = ICONS[kind];
  return (
    <Toast.Root {...swipe}>
      <Icon size={20} />
      <div>
        <Toast.Title>{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.CloseTrigger aria-label="Close notification">
        <X size={18} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

function isKind(type: unknown): type is ToastContent['kind'] {
  return typeof type === 'string' && type in ICONS;
}
