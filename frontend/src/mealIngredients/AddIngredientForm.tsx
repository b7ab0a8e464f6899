import { Plus } from 'lucide-react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { newIngredientFields, type NewIngredientFields } from '../../../domain/shopping/ingredientFields.ts';
import { Button } from '../ui/controls/Button.tsx';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { useSubmitOnce } from '../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../ui/controls/zodResolver.ts';
import { IngredientFields } from './IngredientFields.tsx';
import styles from './IngredientFields.module.css';
import type { IngredientInput } from './ingredientDraft.ts';
import { useAddIngredients } from './useAddIngredients.ts';

const EMPTY: IngredientInput = { name: '', quantity: '', unit: '', notes: '' };
const FIELD_ORDER = ['quantity', 'unit', 'notes'] as const;

type IngredientForm = UseFormReturn<IngredientInput, unknown, NewIngredientFields>;

/** Tells of unsaved input. */
export function useAddIngredientForm(): IngredientForm {
  return useForm({
    defaultValues: EMPTY,
    resolver: zodResolver<IngredientInput, NewIngredientFields>(newIngredientFields),
  });
}

interface AddIngredientFormProps {
  readonly mealId: string;
  readonly form: IngredientForm;
  /** In a larger dialog with another main action. */
  readonly isPart: boolean;
  readonly onOtherWay: () => void;
}

/** One ingredient at a time; then focuses the name again. */
export function AddIngredientForm({ mealId, form, isPart, onOtherWay }: AddIngredientFormProps) {
  const { addIngredients, isAdding } = useAddIngredients(mealId);
  const onlineOnly = useOnlineOnly();
  const { handleSubmit, reset, setError, setFocus } = form;

  const submit = handleSubmit(
    async (fields) => {
      const outcome = await addIngredients([fields]);
      if (!outcome.isAdded) {
        if (outcome.reason !== undefined) setError('name', { message: outcome.reason });
        return;
      }
      // A reset form knows its fields only after rendering.
      setFocus('name');
      reset();
    },
    (refused) => {
      const missing = refused.name?.message;
      if (missing !== undefined) showToast({ kind: 'error', title: 'Missing name', description: missing });
      else
        showToast({
          kind: 'error',
          title: 'Validation Error',
          description: firstMessage(refused, FIELD_ORDER),
        });
    },
  );

  const add = useSubmitOnce(submit);

  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={add} aria-label="Add ingredient">
        <IngredientFields />
        <div className={styles['add']}>
          <Button
            type="submit"
            variant={isPart ? 'plain' : 'primary'}
            isWide
            icon={<Plus size={20} />}
            isWorking={isAdding}
            {...onlineOnly}
          >
            Add ingredient
          </Button>
        </div>
        <div className={styles['otherWay']}>
          <Button variant="link" onClick={onOtherWay}>
            Type or paste a list instead
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
