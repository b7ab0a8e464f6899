import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LIMITS } from '../../../../domain/limits.ts';
import { saveMealFields, type SaveMealFields } from '../../../../domain/recipes/recipeFields.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { zodResolver, type Parser } from '../../ui/controls/zodResolver.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { useLastValue, useOpening } from '../../browser/hooks/useOpening.ts';
import { RecipeExtras } from './RecipeExtras.tsx';
import type { KeptMeal } from './keptMeal.ts';
import { useMealAsRecipeMutation } from './MealAsRecipe.generated.ts';
import { forgetRecipeLists } from './useKeepRecipe.ts';

export interface KeepMealDialogProps {
  /** Null closes the dialog. */
  readonly meal: KeptMeal | null;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Keeps a meal in the own recipe book. */
export function KeepMealDialog({ meal, ...rest }: KeepMealDialogProps) {
  const opening = useOpening(meal !== null);
  const shown = useLastValue(meal);
  if (shown === null) return null;
  return <KeepMeal key={opening} shown={shown} isOpen={meal !== null} {...rest} />;
}

interface KeepMealProps extends Omit<KeepMealDialogProps, 'meal'> {
  readonly shown: KeptMeal;
  readonly isOpen: boolean;
}

interface KeepMealInput {
  readonly name: string;
  readonly minutes: string;
}

const keptFields: Parser<SaveMealFields> = {
  safeParse: (values) => {
    // Shape of the default values.
    const { name, minutes } = values as KeepMealInput;
    return saveMealFields.safeParse({ name, minutes: minutes.trim() === '' ? null : Number(minutes) });
  },
};

function readWhole(typed: string): number {
  const count = Math.round(Number(typed));
  return Number.isNaN(count) ? 1 : Math.min(LIMITS.servings, Math.max(1, count));
}

function KeepMeal({ shown: meal, isOpen, onClose, finalFocus }: KeepMealProps) {
  const navigate = useNavigate();
  const [mealAsRecipe, { loading }] = useMealAsRecipeMutation();
  const idempotencyKey = useIdempotencyKey();
  const [initialServings] = useState(String(Math.max(1, Math.round(meal.servings ?? meal.portions))));
  const [servings, setServings] = useState(initialServings);
  const form = useForm({
    defaultValues: { name: meal.name, minutes: meal.minutes === null ? '' : String(meal.minutes) },
    resolver: zodResolver<KeepMealInput, SaveMealFields>(keptFields),
  });
  const [parts, setParts] = useState({ withIngredients: true, withSteps: true, withSwaps: true });
  const { errors, isDirty } = form.formState;

  const save = useSubmitOnce(
    form.handleSubmit(async ({ name, minutes }) => {
      const input = {
        mealId: meal.id,
        tripId: meal.tripId,
        name: name ?? null,
        servings: readWhole(servings),
        minutes: minutes ?? null,
        ...parts,
      };
      try {
        const { data } = await mealAsRecipe({
          variables: { input },
          context: { headers: idempotencyKey(input) },
          update: forgetRecipeLists,
        });
        const id = data?.saveMealAsRecipe.recipe.id;
        showToast({
          kind: 'success',
          title: t`Saved in your recipes`,
          ...(id !== undefined && {
            action: { label: t`Open it`, onClick: () => void navigate(`/recipes/${id}`) },
          }),
        });
        onClose();
      } catch (error) {
        showError(errorMessage(error, t`Check your connection and try again.`), t`Not saved`);
      }
    }),
  );

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Save as recipe`}
      width="sheet"
      finalFocus={finalFocus}
      hasUnsavedInput={isDirty || servings !== initialServings || Object.values(parts).includes(false)}
      footer={
        <DialogActions onCancel={onClose} type="submit" form="keep-meal" isWorking={loading}>
          <Trans>Save recipe</Trans>
        </DialogActions>
      }
    >
      <form
        id="keep-meal"
        className="column gap24"
        noValidate
        // The stepper reports it only after a delay.
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.getAttribute('role') === 'spinbutton')
            setServings(target.value);
        }}
        onSubmit={save}
        aria-label={t`Save as recipe`}
      >
        <TextField
          label={t`Recipe name`}
          maxLength={LIMITS.name}
          dir="auto"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <NumberStepper
          label={t`Amounts for`}
          note={t`portions`}
          min={1}
          max={LIMITS.servings}
          value={servings}
          onChange={setServings}
          read={readWhole}
        />
        <TextField
          label={t`Time`}
          note={t`minutes`}
          inputMode="numeric"
          {...form.register('minutes')}
          error={errors.minutes?.message}
        />
        <RecipeExtras
          meal={meal}
          servings={readWhole(servings)}
          parts={parts}
          onChange={(changed) => setParts((before) => ({ ...before, ...changed }))}
        />
      </form>
    </AppDialog>
  );
}
