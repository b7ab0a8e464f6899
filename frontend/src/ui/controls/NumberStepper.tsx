import { Minus, Plus } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import styles from './NumberStepper.module.css';

interface NumberStepperProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max'
> {
  readonly label: string;
  /** More beside the label. */
  readonly note?: string;
  /** Label and stepper side by side where there is more room too. */
  readonly isInLine?: boolean;
  readonly min: number;
  readonly max: number;
  /** As it is typed; it may be no number for a while. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Makes a number within the bounds of what was typed. */
  readonly read: (typed: string) => number;
}

/** A whole number with a button for one less and one for one more; typing works as well, and so do the arrow keys. */
export function NumberStepper({
  label,
  note,
  isInLine = false,
  min,
  max,
  value,
  onChange,
  read,
  onBlur,
  ...input
}: NumberStepperProps) {
  const id = useId();
  const count = read(value);
  return (
    <div className={styles['field']} data-in-line={isInLine ? '' : undefined}>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {note !== undefined && <span className={styles['note']}> {note}</span>}
      </label>
      <div className={styles['stepper']}>
        <button
          type="button"
          aria-label={`${label}: one less`}
          aria-disabled={count <= min || undefined}
          onClick={() => {
            if (count > min) onChange(String(count - 1));
          }}
        >
          <Minus size={18} />
        </button>
        <input
          {...input}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            onChange(String(count));
            onBlur?.(event);
          }}
        />
        <button
          type="button"
          aria-label={`${label}: one more`}
          aria-disabled={count >= max || undefined}
          onClick={() => {
            if (count < max) onChange(String(count + 1));
          }}
        >
          <Plus size={18} />
        </button>
      </div>
    </div>
  );
}
