import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { Button } from '../controls/Button.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** Consequences, and whether they can be undone. */
  readonly text: ReactNode;
  /** Choices, below the text. */
  readonly children?: ReactNode;
  /** Label of the button: "Delete trip". */
  readonly action: string;
  /** Must not reject; the button works until it resolves. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly isDanger?: boolean;
  /** Focus target on closing if the opener may be gone. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** Confirms an action that needs the connection; Cancel has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  children,
  action,
  onConfirm,
  onClose,
  isDanger = false,
  finalFocus,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isInFlight = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const confirm = async () => {
    // State would miss a second press before the next render.
    if (isInFlight.current) return;
    isInFlight.current = true;
    setWorking(true);
    await onConfirm();
    isInFlight.current = false;
    setWorking(false);
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width="narrow"
      role="alertdialog"
      initialFocusRef={cancelRef}
      {...(finalFocus !== undefined && { finalFocus })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} ref={cancelRef}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={isDanger ? 'dangerSolid' : 'primary'}
            onClick={() => void confirm()}
            isWorking={isWorking}
            isOnlineOnly
          >
            {action}
          </Button>
        </>
      }
    >
      <p className="breaks">{text}</p>
      {children}
    </AppDialog>
  );
}
