import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { readBackup } from './backupFile.ts';
import styles from './BackupField.module.css';

interface BackupFieldProps {
  readonly onTrips: (trips: readonly unknown[]) => void;
  readonly onChoice: () => void;
}

/** A backup file, chosen or dropped. */
export function BackupField({ onTrips, onChoice }: BackupFieldProps) {
  const hintId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);

  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    onChoice();
    setRefusal(null);
    setReading(true);
    const backup = await readBackup(file);
    setReading(false);
    if (backup.isRead) onTrips(backup.value);
    else setRefusal(asText(backup.message));
  };
  const drag = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };

  return (
    <>
      <label
        className={styles['drop']}
        data-over={isOver ? '' : undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <FileUp size={28} aria-hidden="true" />
        <span className={styles['action']}>
          <Trans>Choose a backup file</Trans>
        </span>
        <span className={styles['hint']} id={hintId}>
          {isReading ? t`Reading the file…` : t`A .json file from Export Trip Data.`}
          {!isReading && (
            <span className={styles['mouse']}>
              {' '}
              <Trans>You can also drop it here.</Trans>
            </span>
          )}
        </span>
        <input
          type="file"
          ref={takeFocus}
          accept=".json,application/json"
          className={styles['input']}
          aria-label={t`Choose a backup file`}
          aria-describedby={hintId}
          disabled={isReading}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            // Allows the same file again.
            currentTarget.value = '';
          }}
        />
      </label>
      {refusal !== null && <Notice tone="berry" role="alert" text={refusal} />}
    </>
  );
}
