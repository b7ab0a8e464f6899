import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { MEAL_FORM_FIELDS, type MealFormField } from '../../../../domain/plan/mealFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { TextAreaField, TextField } from '../../ui/controls/Field.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { CookPicker } from '../CookPicker.tsx';
import type { useMealForm } from './useMealForm.ts';

interface MealFieldsProps
  extends
    Pick<ReturnType<typeof useMealForm>, 'form' | 'isRestored' | 'discard'>,
    Pick<ComponentProps<typeof CookPicker>, 'participants' | 'meals'> {
  /** Name of another person’s meal that took the slot meanwhile, or null. */
  readonly taken: string | null;
}

/** Name, description and cook of a meal, with notices about what was typed. */
export function MealFields({ form, isRestored, discard, participants, meals, taken }: MealFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const fields: Record<MealFormField, ReactElement> = {
    name: (
      <TextField
        label={t`Meal name`}
        hint={t`Ingredients and steps come after saving.`}
        maxLength={LIMITS.name}
        dir="auto"
        {...register('name')}
        error={errors.name?.message}
      />
    ),
    description: (
      <TextAreaField
        label={t`Description`}
        isOptional
        maxLength={LIMITS.text}
        dir="auto"
        {...register('description')}
        error={errors.description?.message}
      />
    ),
    assignedToId: (
      <Controller
        control={control}
        name="assignedToId"
        render={({ field, fieldState }) => (
          <CookPicker
            participants={participants}
            meals={meals}
            isShort={false}
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
    ),
  };
  return (
    <>
      {taken !== null && (
        <Notice
          tone="ember"
          role="alert"
          text={
            <Trans>
              Someone else has just filled this slot
              {taken !== '' && <> with “{taken}”</>}. What you typed is still here: press Save again to
              replace theirs, or Cancel to keep it.
            </Trans>
          }
        />
      )}
      {isRestored && <DraftNotice onDiscard={discard} />}
      {MEAL_FORM_FIELDS.map((field) => (
        <Fragment key={field}>{fields[field]}</Fragment>
      ))}
    </>
  );
}
