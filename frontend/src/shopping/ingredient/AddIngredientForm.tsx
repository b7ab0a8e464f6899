import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { NewIngredientFields } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { useFlush } from '../../forms/useFlush.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { useFormDraft } from '../../ui/controls/drafts.ts';
import { useSave } from '../../forms/useSave.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { IngredientFields } from './IngredientFields.tsx';
import styles from './IngredientFields.module.css';
import { typedIngredientFields, type IngredientInput } from '../../ui/recipe/ingredientDraft.ts';
import { useAddIngredients } from './useAddIngredients.ts';

const EMPTY: IngredientInput = { name: '', quantity: '', unit: '', notes: '' };
const FIELD_ORDER = ['quantity', 'unit', 'notes'] as const;

/** Draft key. */
export function newIngredientDraft(mealId: string): string {
  return `ingredient.${mealId}`;
}

interface AddIngredientFormProps {
  readonly tripId: string;
  readonly mealId: string;
  readonly saving: Saving;
  /** Its name takes the focus. */
  readonly takesFocus: boolean;
  readonly onSwitch: () => void;
}

/** One ingredient at a time; then focuses the name again. */
export function AddIngredientForm({ tripId, mealId, saving, takesFocus, onSwitch }: AddIngredientFormProps) {
  const { addIngredients, isAdding } = useAddIngredients(tripId, mealId, saving);
  const form = useForm({
    defaultValues: EMPTY,
    resolver: zodResolver<IngredientInput, NewIngredientFields>(typedIngredientFields),
  });
  const formRef = useRef<HTMLFormElement>(null);
  const { setError, setFocus } = form;
  const { isDirty } = form.formState;
  const { isRestored, discard } = useFormDraft(form, newIngredientDraft(mealId));

  const { save, submit } = useSave(form, {
    send: async (fields) => {
      const outcome = await addIngredients([fields]);
      if (outcome.isAdded) {
        // A reset form knows its fields only after rendering.
        setFocus('name');
        return true;
      }
      if (outcome.reason !== undefined) setError('name', { message: outcome.reason });
      return false;
    },
    onInvalid: (errors) => {
      const missing = errors.name?.message;
      if (missing !== undefined) showError(missing, t`Missing name`);
      else showError(firstMessage(errors, FIELD_ORDER), t`Validation Error`);
    },
    emptied: EMPTY,
  });
  useFlush(saving, isDirty, save);
  useEffect(() => {
    // The form knows its fields only after a draft is restored.
    if (takesFocus) formRef.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        className={styles['form']}
        noValidate
        onSubmit={submit}
        aria-label={t`Add ingredient`}
      >
        {isRestored && (
          <div className={styles['wide']}>
            <DraftNotice onDiscard={() => discard()} />
          </div>
        )}
        <IngredientFields />
        <div className={styles['add']}>
          <Button type="submit" isWide icon={<Plus size={20} />} isWorking={isAdding} isOnlineOnly>
            <Trans>Add ingredient</Trans>
          </Button>
        </div>
        {!isDirty && (
          <div className={styles['switch']}>
            <Button variant="link" onClick={onSwitch}>
              <Trans>Type or paste a list instead</Trans>
            </Button>
          </div>
        )}
      </form>
    </FormProvider>
  );
}
