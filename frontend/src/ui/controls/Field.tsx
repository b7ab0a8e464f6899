import { Field as ChakraField, useFieldContext } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { inputRecipe } from '../theme/field.recipe.ts';

const InputElement = chakra('input', inputRecipe);
const TextAreaElement = chakra('textarea', inputRecipe);

export interface FieldLook {
  readonly label: ReactNode;
  /** Says "optional" on the label's line. */
  readonly isOptional?: boolean | undefined;
  /** More on the label's line: how to write it. */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  readonly error?: string | undefined;
}

interface FieldProps extends FieldLook {
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A control with its label, hint and error, tied together for those who listen. The control is a {@link FieldInput} or the like. */
export function Field({
  label,
  isOptional = false,
  note,
  hint,
  error,
  isDisabled = false,
  children,
}: FieldProps) {
  const notes = [isOptional && 'optional', note].filter(Boolean).join(', ');
  return (
    <ChakraField.Root invalid={error !== undefined} disabled={isDisabled}>
      <ChakraField.Label>
        {label}
        {notes !== '' && <span className={styles['note']}>{notes}</span>}
      </ChakraField.Label>
      {children}
      {hint !== undefined && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText>
        <TriangleAlert size={16} />
        {error}
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}

/** The input of a {@link Field}, tied to its label, hint and error. */
export function FieldInput(props: Omit<ComponentProps<'input'>, 'size' | 'color'>) {
  return <InputElement type="text" autoComplete="off" {...useFieldContext().getInputProps()} {...props} />;
}

function FieldTextArea(props: Omit<ComponentProps<'textarea'>, 'color'>) {
  const field = useFieldContext().getTextareaProps();
  return <TextAreaElement rows={3} className={styles['textArea']} {...field} {...props} />;
}

type Control<T extends 'input' | 'textarea'> = FieldLook &
  Omit<ComponentProps<T>, 'children' | 'size' | 'color'>;

/** One line of text. Takes all that an input takes, a ref too, so that react-hook-form's `register` can be spread on it. */
export function TextField({ label, isOptional, note, hint, error, disabled, ...input }: Control<'input'>) {
  return (
    <Field label={label} isOptional={isOptional} note={note} hint={hint} error={error} isDisabled={disabled}>
      <FieldInput {...input} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  isOptional,
  note,
  hint,
  error,
  disabled,
  ...input
}: Control<'textarea'>) {
  return (
    <Field label={label} isOptional={isOptional} note={note} hint={hint} error={error} isDisabled={disabled}>
      <FieldTextArea {...input} />
    </Field>
  );
}

/** A day, by the platform's own calendar; its value is `yyyy-MM-dd`. */
export function DateField(props: Control<'input'>) {
  return <TextField {...props} type="date" />;
}

interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** A box to tick with its text; the whole line is the target. */
export function CheckField({ label, ...input }: CheckProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" {...input} />
      <span className={styles['box']} aria-hidden="true">
        <Check size={14} strokeWidth={3} />
      </span>
      {label}
    </label>
  );
}

interface CheckTileProps extends CheckProps {
  readonly icon?: ReactNode;
}

/** A choice as a tile with a mark on its corner when it is on; for rows of a few. */
export function CheckTile({ label, icon, ...input }: CheckTileProps) {
  return (
    <label className={styles['tile']}>
      <input type="checkbox" {...input} />
      <span className={styles['tileIcon']}>{icon}</span>
      {label}
      <span className={styles['corner']} aria-hidden="true">
        <Check size={12} strokeWidth={3.2} />
      </span>
    </label>
  );
}
