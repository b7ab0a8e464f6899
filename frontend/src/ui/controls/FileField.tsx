import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import styles from './FileField.module.css';
import { takeFocus } from './takeFocus.ts';

interface FileFieldProps {
  /** "Choose a backup file" */
  readonly label: string;
  readonly hint: string;
  /** ".json,application/json" */
  readonly accept?: string;
  readonly isReading: boolean;
  /** While what was read is saved. */
  readonly isDisabled?: boolean;
  /** False beside the choice that shows it. */
  readonly takesFocus?: boolean;
  readonly onFile: (file: File) => void;
}

/** A file, chosen or dropped. */
export function FileField({
  label,
  hint,
  accept,
  isReading,
  isDisabled = false,
  takesFocus = true,
  onFile,
}: FileFieldProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const takesNone = isReading || isDisabled;
  const take = (file: File | undefined) => {
    if (file !== undefined && !takesNone) onFile(file);
  };
  const drag = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };
  return (
    <label
      className={styles['drop']}
      data-over={isOver && !takesNone ? '' : undefined}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileUp size={28} aria-hidden="true" />
      <span className={styles['action']}>{label}</span>
      <span className="small" id={hintId}>
        {isReading ? t`Reading the file…` : hint}
        {!isReading && (
          <span className={styles['mouse']}>
            {' '}
            <Trans>You can also drop it here.</Trans>
          </span>
        )}
      </span>
      <input
        type="file"
        ref={takesFocus ? takeFocus : null}
        accept={accept}
        className={styles['input']}
        aria-label={label}
        aria-describedby={hintId}
        disabled={takesNone}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // Allows the same file again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
