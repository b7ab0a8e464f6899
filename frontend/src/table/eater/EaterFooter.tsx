import { useEffect, useRef, useState } from 'react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './WhoEatsDialog.module.css';

interface EaterFooterProps {
  readonly formId: string;
  /** A companion who can be removed; `mealCount` meals would lose them. */
  readonly removed: { readonly name: string; readonly mealCount: number } | null;
  readonly isSaving: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Save, and remove after a question in the same place. */
export function EaterFooter({ formId, removed, isSaving, onRemove, onClose }: EaterFooterProps) {
  const [isAsking, setAsking] = useState(false);
  const keepRef = useRef<HTMLButtonElement>(null);
  const onlineOnly = useOnlineOnly();
  useEffect(() => {
    // The pressed button is gone.
    if (isAsking) keepRef.current?.focus();
  }, [isAsking]);
  if (isAsking && removed !== null) {
    const meals = removed.mealCount === 1 ? '1 meal' : `${removed.mealCount} meals`;
    return (
      <>
        <p className={styles['question']} role="alert">
          Remove <bdi>{removed.name}</bdi> {removed.mealCount === 0 ? 'from the table' : `from ${meals}`}?
        </p>
        <Button ref={keepRef} onClick={() => setAsking(false)}>
          Keep
        </Button>
        <Button variant="dangerSolid" isWorking={isSaving} onClick={onRemove} {...onlineOnly}>
          Remove
        </Button>
      </>
    );
  }
  return (
    <>
      {removed !== null && (
        <span className={styles['remove']}>
          <Button variant="danger" onClick={() => setAsking(true)} {...onlineOnly}>
            Remove {removed.name}
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
