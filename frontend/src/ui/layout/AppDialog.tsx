import { t } from '@lingui/core/macro';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './AppDialog.module.css';
import { IconButton } from '../controls/Button.tsx';
import { typeAheadInto } from '../../browser/typedAhead.ts';
import { hasOwnEscape } from './ownEscape.ts';

const SIZES = { narrow: 'xs', sheet: 'sm', form: 'md', wide: 'lg', room: 'xl' } as const;

interface AppDialogProps {
  readonly isOpen: boolean;
  /** By Escape, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Stands above the title. */
  readonly isDescriptionAbove?: boolean;
  /** Icon buttons before Close. */
  readonly tools?: ReactNode;
  /** 440, 480, 600, 720 or 960 px. */
  readonly width?: keyof typeof SIZES;
  /** Buttons, the main one last; submit a form in the body by `form`. */
  readonly footer?: ReactNode;
  /** Default: the first field, else the close button. */
  readonly initialFocusRef?: RefObject<HTMLElement | null>;
  /** A dialog to read: the title has the focus, and no keyboard opens on a phone. */
  readonly isToRead?: boolean;
  /** Focus target on closing if the opener may be gone. */
  readonly finalFocus?: () => HTMLElement | null;
  /** Then a press outside does not close it. */
  readonly hasUnsavedInput?: boolean;
  /** False while it must stay open; see OWN_ESCAPE for a use inside. */
  readonly closesOnEscape?: boolean;
  /** Instead of closing. */
  readonly onEscape?: (() => void) | undefined;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A dialog, or a bottom sheet on phones. The focus returns to the opener, else to the page. */
export function AppDialog({
  isOpen,
  onClose,
  title,
  description,
  isDescriptionAbove = false,
  tools,
  width = 'form',
  footer,
  initialFocusRef,
  isToRead = false,
  finalFocus,
  hasUnsavedInput = false,
  closesOnEscape = true,
  onEscape,
  role = 'dialog',
  children,
}: AppDialogProps) {
  const pageRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) pageRef.current = document.getElementById('main');
  }, [isOpen]);
  const firstFocus = () =>
    initialFocusRef?.current ?? (isToRead ? focusedOr(titleRef.current) : firstField());
  const about = description !== undefined && <Dialog.Description>{description}</Dialog.Description>;
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
      onEscapeKeyDown={(event) => {
        if (hasOwnEscape(event) || onEscape !== undefined) event.preventDefault();
        if (!hasOwnEscape(event)) onEscape?.();
      }}
      // A dialog may replace another: it stays open when that one closes and restores the focus.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
      onInteractOutside={keepOpenForToasts}
      initialFocusEl={firstFocus}
      finalFocusEl={() => {
        // After Chakra has restored the focus.
        setTimeout(() => keepFocusIn(finalFocus, pageRef.current));
        return finalFocus?.() ?? stillThere(openerRef.current);
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <div className={`${styles['grabber']} onPhone`} aria-hidden="true" />
            <Dialog.Header>
              <div className={styles['heading']} data-above={isDescriptionAbove ? '' : undefined}>
                {isDescriptionAbove && about}
                <Dialog.Title asChild>
                  {/* The page's own h1 is hidden meanwhile. */}
                  <h1 ref={titleRef} tabIndex={-1}>
                    {title}
                  </h1>
                </Dialog.Title>
                {!isDescriptionAbove && about}
              </div>
              {tools}
              <IconButton label={t`Close`} icon={<X />} onClick={onClose} hasTooltip={false} />
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
            <FocusAtOnce target={firstFocus} openerRef={openerRef} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** What had the focus on the page before the last dialog. */
let lastOnPage: HTMLElement | null = null;

/** A dialog that replaced another gives the focus to the opener of that one. */
function stillThere(opener: HTMLElement | null): HTMLElement | null {
  return [opener, lastOnPage].find((element) => element?.isConnected) ?? null;
}

interface FocusAtOnceProps {
  readonly target: () => HTMLElement | null;
  /** Takes what had the focus before. */
  readonly openerRef: RefObject<HTMLElement | null>;
}

/** The dialog itself moves the focus some frames later, and would take the field for its own opener. */
function FocusAtOnce({ target, openerRef }: FocusAtOnceProps) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const from =
      activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
    openerRef.current = from;
    if (from?.closest('[data-scope=dialog]') == null) lastOnPage = from;
    const field = target();
    field?.focus({ preventScroll: true });
    typeAheadInto(field);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening, which mounts it
  }, []);
  return null;
}

/** Toasts stay above the dialog; pressing one does not close it. */
function keepOpenForToasts(event: CustomEvent<{ readonly target: EventTarget | null }>): void {
  const { target } = event.detail;
  if (target instanceof Element && target.closest('[data-scope=toast]') !== null) event.preventDefault();
}

/** In the order of the page: the topmost is the last one. */
export function openDialogs(): Element[] {
  return [
    ...document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]'),
  ];
}

/** Focuses the target, which may be another by now, else the page, if nothing else has the focus or is about to. */
function keepFocusIn(target: (() => HTMLElement | null) | undefined, page: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isInClosing = activeElement?.closest('[data-scope=dialog][data-state=closed]') != null;
  if (activeElement !== body && !isInClosing) return;
  if (openDialogs().length === 0) (target?.() ?? page)?.focus({ preventScroll: true });
}

const FIELDS = 'input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** What the user has already focused in the dialog of its title, else the title. */
function focusedOr(title: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const dialog = title?.closest('[role=dialog]');
  const isInDialog = activeElement !== dialog && dialog?.contains(activeElement) === true;
  return isInDialog && activeElement instanceof HTMLElement ? activeElement : title;
}

/** First field of the topmost dialog, unless the user has already focused something in it. */
function firstField(): HTMLElement | null {
  const dialog = openDialogs().at(-1);
  const { activeElement } = document;
  const isInDialog = activeElement instanceof HTMLElement && dialog?.contains(activeElement) === true;
  if (isInDialog) return activeElement;
  const shown = [...(dialog?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(isShown);
  return chosenOf(shown[0] ?? null);
}

function isShown(field: Element): boolean {
  return field.closest('[hidden], [inert]') === null;
}

/** Of a radio group the chosen one, which the arrow keys start from. */
function chosenOf(field: HTMLElement | null): HTMLElement | null {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const radios = field.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [];
  return [...radios].find(({ checked }) => checked) ?? field;
}
