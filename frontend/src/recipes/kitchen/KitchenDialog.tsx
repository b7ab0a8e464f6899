import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { ArrowLeft, ArrowRight, Check, Sun, X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useWakeLock } from '../../browser/hooks/useWakeLock.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import type { Chapters, DishToCook } from './dish.ts';
import { KitchenBar } from './KitchenBar.tsx';
import styles from './KitchenDialog.module.css';
import { KitchenScreen } from './KitchenScreen.tsx';
import { RunningTimers } from './TimerButton.tsx';
import { useKitchen } from './useKitchen.ts';
import { useKitchenGestures } from './useKitchenGestures.ts';

interface KitchenDialogProps {
  readonly dish: DishToCook;
  /** Absent for one dish. */
  readonly chapters?: Chapters;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dish step by step, to be read from a distance and pressed with wet hands. */
export function KitchenDialog({ dish, chapters, isOpen, onClose }: KitchenDialogProps) {
  const opening = useOpening(isOpen);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const openerRef = useRef<HTMLElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      size="full"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      initialFocusEl={() => headingRef.current}
      finalFocusEl={() => (openerRef.current?.isConnected === true ? openerRef.current : pageMain())}
      closeOnInteractOutside={false}
      // It replaces another dialog, which may close later.
      onRequestDismiss={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>
            <Kitchen
              key={opening}
              dish={dish}
              {...(chapters !== undefined && { chapters })}
              headingRef={headingRef}
              openerRef={openerRef}
              onClose={onClose}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function pageMain(): HTMLElement | null {
  return document.getElementById('main');
}

interface KitchenProps extends Omit<KitchenDialogProps, 'isOpen'> {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Takes what had the focus before. */
  readonly openerRef: RefObject<HTMLElement | null>;
}

function Kitchen({ openerRef, ...props }: KitchenProps) {
  const { headingRef, dish } = props;
  const hasOpened = useRef(false);
  const { id } = dish;
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!hasOpened.current) openerRef.current = activeElement instanceof HTMLElement ? activeElement : null;
    hasOpened.current = true;
    // The dialog itself moves the focus some frames later.
    headingRef.current?.focus({ preventScroll: true });
    // For each dish, also one that was shown before.
  }, [openerRef, headingRef, id]);
  return <Dish key={id} {...props} />;
}

function Dish({ dish, chapters, headingRef, onClose }: Omit<KitchenProps, 'openerRef'>) {
  const isScreenOn = useWakeLock();
  const kitchen = useKitchen(dish, headingRef, chapters, onClose);
  const gestures = useKitchenGestures(kitchen);
  const { screen, timers, show } = kitchen;
  return (
    // Keys and swipes for all that is inside; each has a button, too.
    <div className={styles['kitchen']} {...gestures}>
      <header className={styles['head']}>
        <IconButton label={t`Close`} icon={<X />} onClick={onClose} hasTooltip={false} />
        <div className="grow">
          <Dialog.Title asChild>
            <h1 className={styles['name']}>
              <bdi>{dish.name}</bdi>
            </h1>
          </Dialog.Title>
          {dish.about !== '' && <p className="secondary">{dish.about}</p>}
        </div>
        {isScreenOn && (
          <p className={styles['awake']}>
            <Sun size={16} strokeWidth={2} />
            <span className="visuallyHiddenOnPhone">
              <Trans>Screen stays on</Trans>
            </span>
          </p>
        )}
      </header>
      <div className={styles['body']}>
        <div className={styles['column']}>
          {chapters !== undefined && <ChapterList dish={dish} chapters={chapters} />}
          {chapters?.timers}
          <RunningTimers timers={timers} step={screen - 1} onShow={(step) => show(step + 1)} />
          <KitchenScreen dish={dish} kitchen={kitchen} headingRef={headingRef} />
        </div>
      </div>
      <footer className={styles['foot']}>
        <div className={styles['column']}>
          <KitchenBar kitchen={kitchen} />
          <div className={styles['buttons']}>
            <button
              type="button"
              className={styles['back']}
              data-control="quiet"
              aria-disabled={screen === 0 || undefined}
              onClick={kitchen.back}
            >
              <ArrowLeft size={26} />
              <span className="visuallyHiddenOnPhone">
                <Trans>Back</Trans>
              </span>
            </button>
            <Button variant="primary" className={styles['next']} onClick={kitchen.next}>
              {kitchen.nextLabel}
              {kitchen.isEnd ? <Check size={26} /> : <ArrowRight size={26} />}
            </Button>
          </div>
        </div>
      </footer>
    </div>
  );
}

function ChapterList({
  dish,
  chapters: { dishes, onShow },
}: {
  readonly dish: DishToCook;
  readonly chapters: Chapters;
}) {
  return (
    <nav aria-label={t`Dishes`}>
      <ul className="wrap">
        {dishes.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['chapter']}
              data-control="tile"
              aria-current={id === dish.id ? 'true' : undefined}
              dir="auto"
              onClick={() => onShow(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
