import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { MEAL_TYPES } from '../../../../domain/plan/meal.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { EQUIPMENT_CHOICES } from '../../labels/equipmentLabels.ts';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { Field, TextField } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { DescriptionField, ServingsField, WholeNumberField } from '../../ui/recipe/DishFields.tsx';
import { StepFields } from '../../ui/recipe/StepFields.tsx';
import { IngredientsField } from './IngredientsField.tsx';
import type { RecipeInput } from './recipeForm.ts';
import styles from './RecipeFormDialog.module.css';

const MEAL_TYPE_CHOICES = MEAL_TYPES.map((value) => ({ value, label: mealTypeLabel(value) }));

/** What can be written of a recipe, in a form of {@link RecipeInput}. */
export function RecipeFields() {
  const { register, control, formState } = useFormContext<RecipeInput>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t`Recipe name`}
        maxLength={LIMITS.name}
        dir="auto"
        {...register('name')}
        error={errors.name?.message}
      />
      <DescriptionField />
      <div className={styles['three']}>
        <ServingsField />
        <WholeNumberField name="minutes" label={t`Time`} unit={t`minutes`} />
        <Controller
          control={control}
          name="difficulty"
          render={({ field: { ref: _ref, ...field } }) => (
            <Field label={t`Difficulty`}>
              <Select aria-label={t`Difficulty`} {...field}>
                <option value="">
                  <Trans>Not said</Trans>
                </option>
                <option value="EASY">
                  <Trans>Easy</Trans>
                </option>
                <option value="MEDIUM">
                  <Trans>Medium</Trans>
                </option>
                <option value="HARD">
                  <Trans>Hard</Trans>
                </option>
              </Select>
            </Field>
          )}
        />
      </div>
      <Controller
        control={control}
        name="ingredients"
        render={({ field, fieldState }) => (
          <IngredientsField
            draft={field.value}
            onChange={field.onChange}
            // react-hook-form has no type for the message of a Map.
            error={(fieldState.error as { readonly message?: string } | undefined)?.message}
          />
        )}
      />
      <StepFields />
      <Controller
        control={control}
        name="mealTypes"
        render={({ field: { value, onChange } }) => (
          <CheckChips
            label={t`For`}
            note={t`any, if you choose none`}
            choices={MEAL_TYPE_CHOICES}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="equipment"
        render={({ field: { value, onChange } }) => (
          <CheckChips
            label={t`Cooked with`}
            note={t`any of these`}
            choices={EQUIPMENT_CHOICES}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <div className={styles['two']}>
        <TextField
          label={t`Source`}
          isOptional
          note={t`a book, a person`}
          maxLength={LIMITS.name}
          dir="auto"
          {...register('sourceName')}
          error={errors.sourceName?.message}
        />
        <TextField
          label={t`Web address`}
          isOptional
          inputMode="url"
          autoCapitalize="none"
          maxLength={LIMITS.text}
          {...register('sourceUrl')}
          error={errors.sourceUrl?.message}
        />
      </div>
    </>
  );
}
