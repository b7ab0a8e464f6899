import { NumberInput } from '@chakra-ui/react/number-input';
import { Minus, Plus } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { numberRecipe } from '../theme/number.recipe.ts';
import styles from './Legend.module.css';

interface NumberStepperProps {
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
  readonly onBlur?: () => void;
  /** Makes a number within the bounds of what was typed. */
  readonly read: (typed: string) => number;
  readonly ref?: Ref<HTMLInputElement>;
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
  onBlur,
  read,
  ref,
}: NumberStepperProps) {
  const count = read(value);
  const trigger = (name: string, next: number) => ({
    'aria-label': `${label}: ${name}`,
    // In the order of the Tab key, and never without the focus once it has it.
    tabIndex: 0,
    disabled: false,
    'aria-disabled': next < min || next > max || undefined,
    // Chakra's buttons hear the pointer alone.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 && next >= min && next <= max) onChange(String(next));
    },
  });
  return (
    <NumberInput.Root
      recipe={numberRecipe}
      data-in-line={isInLine ? '' : undefined}
      min={min}
      max={max}
      value={value}
      onValueChange={(details) => onChange(details.value)}
      // A phone would open its keyboard at each press.
      focusInputOnChange={false}
      inputMode="numeric"
    >
      <NumberInput.Label>
        {label}
        {note !== undefined && <span className={styles['note']}> {note}</span>}
      </NumberInput.Label>
      <NumberInput.Control>
        <NumberInput.DecrementTrigger {...trigger('one less', count - 1)}>
          <Minus size={18} />
        </NumberInput.DecrementTrigger>
        <NumberInput.Input
          ref={ref}
          onBlur={() => {
            onChange(String(count));
            onBlur?.();
          }}
        />
        <NumberInput.IncrementTrigger {...trigger('one more', count + 1)}>
          <Plus size={18} />
        </NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  );
}
