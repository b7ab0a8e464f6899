import { t } from '@lingui/core/macro';
import { useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import type { MealNumbers } from '../../../../domain/plan/mealFields.ts';
import { TextAreaField, TextField } from '../controls/Field.tsx';

/** Of a form of a recipe, or of a meal. */
export interface DishInput {
  readonly description: string;
  /** '' keeps amounts fixed. */
  readonly servings: string;
  readonly minutes: string;
}

export function DescriptionField() {
  const { register, formState } = useFormContext<DishInput>();
  return (
    <TextAreaField
      label={t`Description`}
      isOptional
      rows={2}
      maxLength={LIMITS.text}
      dir="auto"
      {...register('description')}
      error={formState.errors.description?.message}
    />
  );
}

export function ServingsField({ hint }: { readonly hint?: string }) {
  const { register, formState } = useFormContext<DishInput>();
  return (
    <TextField
      label={t`Amounts for`}
      note={t`portions`}
      hint={hint}
      inputMode="decimal"
      {...register('servings')}
      error={formState.errors.servings?.message}
    />
  );
}

interface WholeNumberFieldProps {
  readonly name: keyof MealNumbers;
  readonly label: string;
  readonly unit: string;
}

export function WholeNumberField({ name, label, unit }: WholeNumberFieldProps) {
  const { register, formState } = useFormContext<Readonly<Record<keyof MealNumbers, string>>>();
  return (
    <TextField
      label={label}
      note={unit}
      inputMode="numeric"
      {...register(name)}
      error={formState.errors[name]?.message}
    />
  );
}
