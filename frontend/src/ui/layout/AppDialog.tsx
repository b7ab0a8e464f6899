import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './AppDialog.module.css';
import { IconButton } from '../controls/Button.tsx';

const SIZES = { narrow: 'sm', form: 'md', wide: 'lg' } as const;

interface AppDialogProps {
  readonly isOpen: boolean;
  /** Escape, the close button, and a press beside the dialog ask for it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** 440, 600 or 720 px where there is room. */
  readonly width?: keyof typeof SIZES;
  /** The buttons; the last one is the action. Use `form` on it to send a form of the body. */
  readonly footer?: ReactNode;
  /** What has the focus first; without it the first field, else the close button. */
  readonly initialFocusRef?: RefObject<HTMLElement | null>;
  /** What gets the focus when it closes, where what opened it may be gone by then. */
  readonly finalFocus?: () => HTMLElement | null;
  /** Something was typed that would be lost: then a press beside the dialog does not close it. */
  readonly hasUnsavedInput?: boolean;
  /** False while Escape means something else inside, such as leaving a row that is being edited. */
  readonly closesOnEscape?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/**
 * The frame of every dialog: centred on a desktop, a sheet from the bottom on a phone. The focus returns after it: to
 * what had it before, and where nothing had (the address opened the dialog) or that is gone, to the page.
 */
export function AppDialog({
  isOpen,
  onClose,
  title,
  description,
  width = 'form',
  footer,
  initialFocusRef,
  finalFocus,
  hasUnsavedInput = false,
  closesOnEscape = true,
  role = 'dialog',
  children,
}: AppDialogProps) {
  const pageRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) pageRef.current = document.getElementById('main');
  }, [isOpen]);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      size={SIZES[width]}
      role={role}
      closeOnInteractOutside={!hasUnsavedInput}
      closeOnEscape={closesOnEscape}
      // One dialog may take the place of another: it is no part of the one that closes below it, and not left when that
      // one gives the focus back to where it was opened.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
      persistentElements={toastRegion() === null ? [] : [toastRegion]}
      initialFocusEl={() => initialFocusRef?.current ?? firstFocus()}
      finalFocusEl={() => {
        // Once the focus has been given back.
        setTimeout(() => keepFocusIn(pageRef.current));
        return finalFocus?.() ?? null;
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <div className={styles['grabber']} aria-hidden="true" />
            <Dialog.Header>
              <div className={styles['heading']}>
                <Dialog.Title asChild>
                  {/* The page behind is hidden from everybody while the dialog is open, its h1 too. */}
                  <h1>{title}</h1>
                </Dialog.Title>
                {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
              </div>
              <IconButton label="Close" icon={<X />} onClick={onClose} hasTooltip={false} />
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Notifications stay above a dialog, and a press on one is none beside it. */
function toastRegion(): Element | null {
  return document.querySelector('[data-scope=toast][data-part=group]');
}

const OPEN_DIALOGS = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Where nothing has the focus but what is going, and no other dialog is about to take it, the page gets it. */
function keepFocusIn(page: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isInClosing = activeElement?.closest('[data-scope=dialog][data-state=closed]') != null;
  if (activeElement !== body && !isInClosing) return;
  if (document.querySelector(OPEN_DIALOGS) === null) page?.focus({ preventScroll: true });
}

const FIELDS = 'input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** The first field of the topmost dialog, or what has the focus in it already: a person may be faster than the dialog. */
function firstFocus(): HTMLElement | null {
  const dialog = [...document.querySelectorAll(OPEN_DIALOGS)].at(-1);
  const { activeElement } = document;
  const isInDialog = activeElement instanceof HTMLElement && dialog?.contains(activeElement) === true;
  return isInDialog ? activeElement : (dialog?.querySelector<HTMLElement>(FIELDS) ?? null);
}
