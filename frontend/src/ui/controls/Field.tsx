import { t } from '@lingui/core/macro';
import { Field as ChakraField, useFieldContext } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { inputRecipe } from '../theme/field.recipe.ts';

/** A bare input for use with `aria-label`; else {@link TextField}. */
export const Input = chakra('input', inputRecipe);
export const TextArea = chakra('textarea', inputRecipe);

/** An input for a name: one line that grows before it cuts. Enter submits. */
export function NameInput({ onChange, ...props }: Omit<ComponentProps<'textarea'>, 'color' | 'rows'>) {
  return (
    <TextArea
      rows={1}
      className={styles['name']}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={(event) => {
        const { target } = event;
        if (target.value.includes('\n')) target.value = target.value.replace(/\s*\n\s*/g, ' ');
        onChange?.(event);
      }}
      {...props}
    />
  );
}

export interface FieldLook {
  readonly label: ReactNode;
  readonly isOptional?: boolean | undefined;
  /** Format hint beside the label. */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** Read out when it appears. */
  readonly error?: string | undefined;
}

interface FieldProps extends FieldLook {
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** Linked for screen readers. */
export function Field({
  label,
  isOptional = false,
  note,
  hint,
  error,
  isDisabled = false,
  children,
}: FieldProps) {
  const notes = [isOptional && t`optional`, note].filter(Boolean).join(', ');
  return (
    <ChakraField.Root invalid={error !== undefined} disabled={isDisabled}>
      <ChakraField.Label>
        <span>{label}</span>
        {notes !== '' && <span className="secondary">{notes}</span>}
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

export function FieldInput(props: Omit<ComponentProps<'input'>, 'size' | 'color'>) {
  return <Input type="text" autoComplete="off" {...useFieldContext().getInputProps()} {...props} />;
}

function FieldTextArea(props: Omit<ComponentProps<'textarea'>, 'color'>) {
  const field = useFieldContext().getTextareaProps();
  return <TextArea rows={3} className={styles['textArea']} {...field} {...props} />;
}

type Control<T extends 'input' | 'textarea'> = FieldLook &
  Omit<ComponentProps<T>, 'children' | 'size' | 'color'>;

/** Takes all input props, so react-hook-form's `register` can be spread. */
export function TextField({ label, isOptional, note, hint, error, disabled, ...input }: Control<'input'>) {
  return (
    <Field label={label} isOptional={isOptional} note={note} hint={hint} error={error} isDisabled={disabled}>
      <FieldInput {...input} />
    </Field>
  );
}

function FieldName(props: ComponentProps<typeof NameInput>) {
  return <NameInput {...useFieldContext().getTextareaProps()} {...props} />;
}

export function NameField({ label, error, ...input }: Control<'textarea'>) {
  return (
    <Field label={label} error={error}>
      <FieldName {...input} />
    </Field>
  );
}

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
