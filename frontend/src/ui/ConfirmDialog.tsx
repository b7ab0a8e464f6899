import { useRef } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { Button } from './Button.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen, and whether it can be taken back. */
  readonly text: string;
  /** The deed as its button says it: "Delete trip". */
  readonly deed: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly isDanger?: boolean;
  readonly isWorking?: boolean;
}

/** Asks before a deed that many would regret. What is harmless has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  deed,
  onConfirm,
  onClose,
  isDanger = false,
  isWorking = false,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width="narrow"
      role="alertdialog"
      initialFocusRef={cancelRef}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} ref={cancelRef}>
            Cancel
          </Button>
          <Button variant={isDanger ? 'dangerSolid' : 'primary'} onClick={onConfirm} isWorking={isWorking}>
            {deed}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </AppDialog>
  );
}
