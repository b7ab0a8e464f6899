import { Toast, Toaster as ChakraToaster, createToaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { swipeAway } from './swipe.ts';

/** The figures of notifications (specification, section 9): one at a time, 5 s, F8 leads to them. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

type ToastKind = keyof typeof ICONS;

interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly kind: ToastKind;
}

const toaster = createToaster({
  placement: 'bottom-end',
  duration: DURATION_MS,
  hotkey: ['F8'],
  offsets: '16px',
});

let shownId: string | undefined;

/** Says what happened. A notification that is still there gives way to the new one. */
export function showToast({ title, description, kind }: ToastContent): void {
  if (shownId !== undefined) toaster.remove(shownId);
  shownId = toaster.create({ title, description, type: kind });
}

/** Where notifications appear: once, at the root of the app. They are read out by screen readers. */
export function Toaster() {
  return (
    <ChakraToaster toaster={toaster}>
      {({ id, title, description, type }) => {
        const Icon = ICONS[isKind(type) ? type : 'info'];
        return (
          <Toast.Root {...swipeAway(SWIPE_PX, () => id !== undefined && toaster.dismiss(id))}>
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
    </ChakraToaster>
  );
}

function isKind(type: unknown): type is ToastKind {
  return typeof type === 'string' && type in ICONS;
}
