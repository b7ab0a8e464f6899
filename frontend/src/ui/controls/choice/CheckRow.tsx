import { Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './CheckRow.module.css';
import { Tick } from './Tick.tsx';

interface CheckRowProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  /** Some of what it stands for. */
  readonly isPartly?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox for long lists. */
export function CheckRow({ label, isChecked, isPartly = false, onChange }: CheckRowProps) {
  return (
    <label className={styles['row']}>
      <Tick
        ref={(input) => {
          if (input !== null) input.indeterminate = isPartly;
        }}
        data-partly={isPartly ? '' : undefined}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      >
        {isPartly ? <Minus size={14} strokeWidth={3} /> : undefined}
      </Tick>
      {label}
    </label>
  );
}
