import { Plus } from 'lucide-react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { newIngredientFields, type NewIngredientFields } from '../../../domain/shopping/ingredientFields.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { Button } from '../ui/controls/Button.tsx';
import { TextField } from '../ui/controls/Field.tsx';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { useSubmitOnce } from '../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../ui/controls/zodResolver.ts';
import styles from './AddIngredientForm.module.css';
import type { IngredientInput } from './ingredientDraft.ts';
import { useAddIngredients } from './useAddIngredients.ts';

const EMPTY: IngredientInput = { name: '', quantity: '', unit: '', notes: '' };
const FIELD_ORDER = ['quantity', 'unit', 'notes'] as const;

type IngredientForm = UseFormReturn<IngredientInput, unknown, NewIngredientFields>;

/** The form's state, to check for unsaved input. */
export function useAddIngredientForm(): IngredientForm {
  return useForm({
    defaultValues: EMPTY,
    resolver: zodResolver<IngredientInput, NewIngredientFields>(newIngredientFields),
  });
}

interface AddIngredientFormProps {
  readonly mealId: string;
  readonly form: IngredientForm;
  /** Switches to typing lines. */
  readonly onOtherWay: () => void;
}

/** Adds ingredients one by one in fields; clears and focuses the name after each. */
export function AddIngredientForm({ mealId, form, onOtherWay }: AddIngredientFormProps) {
  const { addIngredients, isAdding } = useAddIngredients(mealId);
  const onlineOnly = useOnlineOnly();
  const { register, handleSubmit, reset, setError, setFocus, formState } = form;
  const { errors } = formState;

  const submit = handleSubmit(
    async (fields) => {
      const outcome = await addIngredients([fields]);
      if (!outcome.isAdded) {
        if (outcome.reason !== undefined) setError('name', { message: outcome.reason });
        return;
      }
      // Only after rendering does a reset form know its fields.
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
    <form className={styles['form']} noValidate onSubmit={add} aria-label="Add ingredient">
      <div className={styles['name']}>
        <TextField
          label="Ingredient"
          maxLength={LIMITS.name}
          dir="auto"
          {...register('name')}
          error={errors.name?.message}
        />
      </div>
      <TextField
        label="Quantity"
        maxLength={LIMITS.quantity}
        {...register('quantity')}
        error={errors.quantity?.message}
      />
      <TextField
        label="Unit"
        maxLength={LIMITS.unit}
        autoCapitalize="none"
        {...register('unit')}
        error={errors.unit?.message}
      />
      <div className={styles['notes']}>
        <TextField
          label="Notes"
          isOptional
          maxLength={LIMITS.text}
          dir="auto"
          {...register('notes')}
          error={errors.notes?.message}
        />
      </div>
      <div className={styles['action']}>
        <Button
          type="submit"
          variant="primary"
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
  );
}
