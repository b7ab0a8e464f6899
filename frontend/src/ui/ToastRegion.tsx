import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { PHONE_QUERY } from './useMediaQuery.ts';
import { swipeAway } from './swipe.ts';
import { takeToasts, type ToastContent } from './toaster.tsx';

/** The figures of notifications (specification, section 9): one at a time, 5 s, F8 leads to them. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

const toaster = createToaster({
  // On a phone the bottom is where the buttons of sheets are.
  placement: window.matchMedia(PHONE_QUERY).matches ? 'top' : 'bottom-end',
  duration: DURATION_MS,
  hotkey: ['F8'],
  offsets: '16px',
});

let shownId: string | undefined;

/** One at a time: the toaster itself would let the new one wait until the old one is over. */
function raise({ title, description, kind }: ToastContent): void {
  if (shownId !== undefined) toaster.remove(shownId);
  shownId = toaster.create({ title, description, type: kind });
}

/** The region of notifications; screen readers read out what appears in it. */
export function ToastRegion() {
  useEffect(() => {
    let release: (() => void) | undefined;
    // The toaster below listens only after its own first effects.
    const timer = setTimeout(() => {
      release = takeToasts(raise);
    });
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, []);
  return (
    <Toaster toaster={toaster}>
      {({ id, title, description, type }) => {
        const Icon = ICONS[isKind(type) ? type : 'info'];
        // Swiped away it is out of sight already: no leave-taking.
        const remove = () => {
          if (id !== undefined) toaster.remove(id);
        };
        return (
          <Toast.Root {...swipeAway(SWIPE_PX, remove)}>
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
      }}
    </Toaster>
  );
}

function isKind(type: unknown): type is ToastContent['kind'] {
  return typeof type === 'string' && type in ICONS;
}
