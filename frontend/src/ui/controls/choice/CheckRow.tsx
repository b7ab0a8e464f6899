import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './CheckRow.module.css';

interface CheckRowProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  /** Some of what it stands for. */
  readonly isPartly?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A native checkbox for long lists, where Chakra's state machine per row is slow. */
export function CheckRow({ label, isChecked, isPartly = false, onChange }: CheckRowProps) {
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input !== null) input.indeterminate = isPartly;
        }}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles['box']} aria-hidden="true">
        {isPartly ? <Minus size={14} strokeWidth={3} /> : <Check size={14} strokeWidth={3} />}
      </span>
      {label}
    </label>
  );
}
