import { t } from '@lingui/core/macro';
import { useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import styles from './IngredientFields.module.css';
import type { IngredientInput } from '../../ui/recipe/ingredientDraft.ts';

/** Needs a `FormProvider`, and a form of the class `form`. */
export function IngredientFields() {
  const { register, formState } = useFormContext<IngredientInput>();
  const { errors } = formState;
  return (
    <>
      <div className={styles['name']}>
        <TextField
          label={t`Ingredient`}
          maxLength={LIMITS.name}
          dir="auto"
          {...register('name')}
          error={errors.name?.message}
        />
      </div>
      <TextField
        label={t`Quantity`}
        maxLength={LIMITS.quantity}
        {...register('quantity')}
        error={errors.quantity?.message}
      />
      <TextField
        label={t`Unit`}
        maxLength={LIMITS.unit}
        autoCapitalize="none"
        {...register('unit')}
        error={errors.unit?.message}
      />
      <div className={styles['notes']}>
        <TextField
          label={t`Notes`}
          isOptional
          maxLength={LIMITS.text}
          dir="auto"
          {...register('notes')}
          error={errors.notes?.message}
        />
      </div>
    </>
  );
}
