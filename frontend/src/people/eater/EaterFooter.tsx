import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './WhoEatsDialog.module.css';

interface EaterFooterProps {
  readonly formId: string;
  /** The eater can be removed. */
  readonly removed: { readonly label: string; readonly question: ReactNode; readonly action: string } | null;
  readonly isSaving: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function EaterFooter({ formId, removed, isSaving, onRemove, onClose }: EaterFooterProps) {
  const [isAsking, setAsking] = useState(false);
  const keepRef = useRef<HTMLButtonElement>(null);
  const onlineOnly = useOnlineOnly();
  useEffect(() => {
    // The pressed button is gone.
    if (isAsking) keepRef.current?.focus();
  }, [isAsking]);
  if (isAsking && removed !== null) {
    return (
      <>
        <p className={styles['question']} role="alert">
          {removed.question}
        </p>
        <Button ref={keepRef} onClick={() => setAsking(false)}>
          Keep
        </Button>
        <Button variant="dangerSolid" isWorking={isSaving} onClick={onRemove} {...onlineOnly}>
          {removed.action}
        </Button>
      </>
    );
  }
  return (
    <>
      {removed !== null && (
        <span className={styles['remove']}>
          <Button variant="danger" onClick={() => setAsking(true)} {...onlineOnly}>
            {removed.label}
          </Button>
        </span>
      )}
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" form={formId} isWorking={isSaving} {...onlineOnly}>
        Save
      </Button>
    </>
  );
}
