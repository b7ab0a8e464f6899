import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { newIngredientFields, type NewIngredientFields } from '../../../domain/ingredientFields.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { showToast } from '../ui/toaster.tsx';
import { useSubmitOnce } from '../ui/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../ui/zodResolver.ts';
import { useAddIngredientMutation } from './AddIngredient.generated.ts';
import styles from './AddIngredientForm.module.css';

interface AddIngredientFormProps {
  readonly mealId: string;
  /** Gets the name's input, for those who want to bring the focus back to it. */
  readonly nameRef: RefObject<HTMLInputElement | null>;
}

interface IngredientInput {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly notes: string;
}

const EMPTY: IngredientInput = { name: '', quantity: '', unit: '', notes: '' };
const FIELD_ORDER = ['quantity', 'unit', 'notes'] as const;

/** Adds one ingredient after the other: after each the form is empty and the focus is back at the name. */
export function AddIngredientForm({ mealId, nameRef }: AddIngredientFormProps) {
  const [addIngredient, { loading }] = useAddIngredientMutation();
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    defaultValues: EMPTY,
    resolver: zodResolver<IngredientInput, NewIngredientFields>(newIngredientFields),
  });
  const { errors } = formState;
  const nameField = register('name');

  const submit = handleSubmit(
    async ({ name, quantity = null, unit = null, notes = null }) => {
      try {
        await addIngredient({
          variables: { input: { mealId, name, quantity, unit, notes, purchased: false } },
        });
      } catch {
        const description = 'Failed to add ingredient. Please try again.';
        showToast({ kind: 'error', title: 'Error', description });
        return;
      }
      showToast({ kind: 'success', title: 'Ingredient added!' });
      // In this order: a form that was reset knows its fields again only once it is rendered.
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
          {...nameField}
          ref={(input) => {
            nameField.ref(input);
            nameRef.current = input;
          }}
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
      <div className={styles['deed']}>
        <Button type="submit" variant="primary" isWide icon={<Plus size={20} />} isWorking={loading}>
          Add ingredient
        </Button>
      </div>
    </form>
  );
}
