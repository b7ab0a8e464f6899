import { useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { MEAL_TYPES, mealTypeLabel } from '../../../../domain/trip/meal.ts';
import { COOKING_EQUIPMENT } from '../../../../domain/trip/suggestionOptions.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { EQUIPMENT_LABELS } from '../../labels/equipmentLabels.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { Field, TextAreaField, TextField } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { useSave } from '../../ui/controls/useSave.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../ui/layout/useOpening.ts';
import { StepFields } from '../../ui/recipe/StepFields.tsx';
import { refusalOf } from '../../versions/refusal.ts';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import { useChangeRecipeMutation } from '../keep/KeepRecipe.generated.ts';
import { forgetRecipeLists, useKeepRecipe } from '../keep/useKeepRecipe.ts';
import { IngredientsField } from './IngredientsField.tsx';
import { recipeChange, recipeInput, recipeParser, type RecipeInput } from './recipeForm.ts';
import styles from './RecipeFormDialog.module.css';

export interface RecipeFormDialogProps {
  /** Null writes a new one. */
  readonly recipe: BookRecipeFragment | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (recipeId: string) => void;
}

/** Writes a recipe of the own book. */
export function RecipeFormDialog(props: RecipeFormDialogProps) {
  const opening = useOpening(props.isOpen);
  return <RecipeForm key={opening} {...props} />;
}

const MEAL_TYPE_CHOICES = MEAL_TYPES.map((value) => ({ value, label: mealTypeLabel(value) }));
const EQUIPMENT_CHOICES = COOKING_EQUIPMENT.map((value) => ({ value, label: EQUIPMENT_LABELS[value] }));
const FIELD_ORDER = [
  ...(['name', 'description', 'servings', 'minutes', 'ingredients', 'steps'] as const),
  ...(['sourceName', 'sourceUrl'] as const),
];

function RecipeForm({ recipe, isOpen, onClose, onSaved }: RecipeFormDialogProps) {
  const onlineOnly = useOnlineOnly();
  const { keep, isKeeping } = useKeepRecipe();
  const [changeRecipe, change] = useChangeRecipeMutation();
  /** Of a change elsewhere, which saving again overwrites. */
  const [newerVersion, setNewerVersion] = useState<number | null>(null);
  const form = useForm({
    defaultValues: recipeInput(recipe),
    resolver: zodResolver<RecipeInput, RecipeInput>(recipeParser),
  });
  const { register, control, formState, setError } = form;
  const { errors, isDirty } = formState;

  async function send(input: RecipeInput): Promise<boolean> {
    try {
      if (recipe === null) {
        const id = await keep(recipeChange(input));
        showToast({ kind: 'success', title: 'Recipe saved' });
        onSaved(id);
        return true;
      }
      const alternatives = new Map(recipe.ingredients.map((one) => [one.name, one.alternatives]));
      const version = newerVersion ?? recipe.version;
      await changeRecipe({
        variables: { input: { id: recipe.id, ...recipeChange(input, alternatives), version } },
        update: forgetRecipeLists,
      });
      showToast({ kind: 'success', title: 'Recipe saved' });
      onSaved(recipe.id);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) {
        setNewerVersion(refusal.version);
        return false;
      }
      const description = errorMessage(error, 'Check your connection and try again.');
      const field = FIELD_ORDER.find((known) => known === errorField(error));
      if (field !== undefined) setError(field, { message: description });
      else showToast({ kind: 'error', title: 'The recipe could not be saved', description });
      return false;
    }
  }

  const { submit } = useSave(form, {
    send,
    onInvalid: (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  });

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={recipe === null ? 'New recipe' : 'Edit recipe'}
      width="wide"
      hasUnsavedInput={isDirty}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="recipe-form"
            isWorking={isKeeping || change.loading}
            {...onlineOnly}
          >
            Save recipe
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="recipe-form" className={styles['form']} noValidate onSubmit={submit} aria-label="Recipe">
          {newerVersion !== null && (
            <Notice
              tone="ember"
              role="alert"
              text="This recipe was changed on another device meanwhile. Save again to replace that change."
            />
          )}
          <TextField
            label="Recipe name"
            maxLength={LIMITS.name}
            dir="auto"
            {...register('name')}
            error={errors.name?.message}
          />
          <TextAreaField
            label="Description"
            isOptional
            rows={2}
            maxLength={LIMITS.text}
            dir="auto"
            {...register('description')}
            error={errors.description?.message}
          />
          <div className={styles['three']}>
            <TextField
              label="Written for"
              note="portions"
              inputMode="decimal"
              {...register('servings')}
              error={errors.servings?.message}
            />
            <TextField
              label="Time"
              note="minutes"
              inputMode="numeric"
              {...register('minutes')}
              error={errors.minutes?.message}
            />
            <Controller
              control={control}
              name="difficulty"
              render={({ field: { ref: _ref, ...field } }) => (
                <Field label="Difficulty">
                  <Select aria-label="Difficulty" {...field}>
                    <option value="">Not said</option>
                    <option value="EASY">Easy</option>
                    <option value="MEDIUM">Medium</option>
                    <option value="HARD">Hard</option>
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
                // Of a Map react-hook-form knows no message.
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
                label="For"
                note="any, if you choose none"
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
                label="Cooked with"
                note="any of these"
                choices={EQUIPMENT_CHOICES}
                value={value}
                onChange={onChange}
              />
            )}
          />
          <div className={styles['two']}>
            <TextField
              label="Source"
              isOptional
              note="a book, a person"
              maxLength={LIMITS.name}
              dir="auto"
              {...register('sourceName')}
              error={errors.sourceName?.message}
            />
            <TextField
              label="Web address"
              isOptional
              inputMode="url"
              autoCapitalize="none"
              maxLength={LIMITS.text}
              {...register('sourceUrl')}
              error={errors.sourceUrl?.message}
            />
          </div>
        </form>
      </FormProvider>
    </AppDialog>
  );
}
