import { useFieldContext } from '@chakra-ui/react/field';
import type { Ref } from 'react';
import styles from './CodeInput.module.css';
import { Field, type FieldLook } from '../Field.tsx';

const LENGTH = 6;

interface CodeInputProps extends FieldLook {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on the last digit, also by paste or autofill. */
  readonly onComplete: (code: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A code in boxes over one real input, for paste, autofill and screen readers. */
export function CodeInput({ value, onChange, onComplete, ref, ...look }: CodeInputProps) {
  const take = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    if (code.length === LENGTH && code !== value) onComplete(code);
  };
  return (
    <Field {...look}>
      <div className={styles['code']}>
        <RealInput value={value} onType={take} ref={ref} />
        {Array.from({ length: LENGTH }, (_, index) => (
          <span
            key={index}
            className={styles['box']}
            data-next={index === Math.min(value.length, LENGTH - 1) ? '' : undefined}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
      </div>
    </Field>
  );
}

interface RealInputProps {
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

function RealInput({ value, onType, ref }: RealInputProps) {
  return (
    <input
      {...useFieldContext().getInputProps()}
      className={styles['input']}
      ref={ref}
      value={value}
      onChange={(event) => onType(event.target.value)}
      // Keeps the real caret where the drawn one is: at the end.
      onSelect={({ currentTarget }) => {
        const end = currentTarget.value.length;
        if (currentTarget.selectionStart !== end && currentTarget.selectionEnd !== end) {
          currentTarget.setSelectionRange(end, end);
        }
      }}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      enterKeyHint="done"
      spellCheck={false}
    />
  );
}
