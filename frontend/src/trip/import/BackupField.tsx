import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { FileField } from '../../ui/controls/FileField.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { readBackup } from './backupFile.ts';

interface BackupFieldProps {
  readonly onTrips: (trips: readonly unknown[]) => void;
  readonly onChoice: () => void;
}

/** A backup file, chosen or dropped. */
export function BackupField({ onTrips, onChoice }: BackupFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  const read = async (file: File) => {
    onChoice();
    setRefusal(null);
    setReading(true);
    const backup = await readBackup(file);
    setReading(false);
    if (backup.isRead) onTrips(backup.value);
    else setRefusal(asText(backup.message));
  };

  return (
    <>
      <FileField
        label={t`Choose a backup file`}
        hint={t`A .json file from Export Trip Data.`}
        accept=".json,application/json"
        isReading={isReading}
        onFile={(file) => void read(file)}
      />
      {refusal !== null && <Notice tone="berry" role="alert" text={refusal} />}
    </>
  );
}
