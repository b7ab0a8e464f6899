import { useRef, useState, type ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { Button } from '../controls/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { useOnlineOnly } from '../../browser/useOnline.ts';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  readonly text: ReactNode;
  /** The action as its button says it: "Delete trip". */
  readonly action: string;
  /** Does it. Until it is over the button works and cannot be pressed again; it is not to reject. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly isDanger?: boolean;
  /** What gets the focus when it closes, where what opened it may be gone by then. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** Asks before an action that many would regret, and that needs the connection. What is harmless has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  action,
  onConfirm,
  onClose,
  isDanger = false,
  finalFocus,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isAtIt = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const onlineOnly = useOnlineOnly();
  const confirm = async () => {
    // State alone would let a second press through that comes before it is rendered.
    if (isAtIt.current) return;
    isAtIt.current = true;
    setWorking(true);
    await onConfirm();
    isAtIt.current = false;
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
            Cancel
          </Button>
          <Button
            variant={isDanger ? 'dangerSolid' : 'primary'}
            onClick={() => void confirm()}
            isWorking={isWorking}
            {...onlineOnly}
          >
            {action}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{text}</p>
    </AppDialog>
  );
}
