import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './CheckRow.module.css';

interface CheckRowProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A native checkbox for long lists, where Chakra's state machine per row is slow. */
export function CheckRow({ label, isChecked, onChange }: CheckRowProps) {
  return (
    <label className={styles['row']}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles['box']} aria-hidden="true">
        <Check size={14} strokeWidth={3} />
      </span>
      {label}
    </label>
  );
}
