import { t } from '@lingui/core/macro';
import { NumberInput } from '@chakra-ui/react/number-input';
import { Minus, Plus } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import legend from './Legend.module.css';
import styles from './NumberStepper.module.css';

interface NumberStepperProps {
  readonly label: string;
  readonly note?: string;
  /** Label beside the stepper on wide screens too. */
  readonly isInLine?: boolean;
  readonly min: number;
  readonly max: number;
  /** Typed text; may not be a number yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Parses and clamps the text. */
  readonly read: (typed: string) => number;
  readonly ref?: Ref<HTMLInputElement>;
}

export function NumberStepper({
  label,
  note,
  isInLine = false,
  min,
  max,
  value,
  onChange,
  onBlur,
  read,
  ref,
}: NumberStepperProps) {
  const count = read(value);
  const trigger = (name: string, next: number) => ({
    'aria-label': name,
    // Tab stops that keep the focus at the limits.
    tabIndex: 0,
    disabled: false,
    'aria-disabled': next < min || next > max || undefined,
    // Chakra ignores keyboard clicks.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 && next >= min && next <= max) onChange(String(next));
    },
  });
  return (
    <NumberInput.Root
      unstyled
      className={styles['field']}
      data-in-line={isInLine ? '' : undefined}
      min={min}
      max={max}
      value={value}
      onValueChange={(details) => onChange(details.value)}
      // Else each press opens a phone's keyboard.
      focusInputOnChange={false}
      inputMode="numeric"
    >
      <NumberInput.Label className={styles['label']}>
        {label}
        {note !== undefined && <span className={legend['note']}> {note}</span>}
      </NumberInput.Label>
      <NumberInput.Control className={styles['control']} data-control="stepper">
        <NumberInput.DecrementTrigger {...trigger(t`${label}: one less`, count - 1)}>
          <Minus size={18} />
        </NumberInput.DecrementTrigger>
        <NumberInput.Input
          ref={ref}
          // Chakra's word is English; a screen reader has its own for the role.
          aria-roledescription=""
          onBlur={() => {
            onChange(String(count));
            onBlur?.();
          }}
        />
        <NumberInput.IncrementTrigger {...trigger(t`${label}: one more`, count + 1)}>
          <Plus size={18} />
        </NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  );
}
