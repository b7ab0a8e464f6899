import { Plus, X } from 'lucide-react';
import { useEffect, type KeyboardEvent } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { IngredientChangeFields } from '../../../domain/shopping/ingredientFields.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { Button, IconButton } from '../ui/controls/Button.tsx';
import { TextField } from '../ui/controls/Field.tsx';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { useSubmitOnce } from '../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../ui/controls/zodResolver.ts';
import styles from './EditIngredient.module.css';
import { useEditIngredientMutation } from './EditIngredient.generated.ts';
import { editOf, ingredientEditFields, type IngredientEdit } from './ingredientEdit.ts';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';

interface EditIngredientProps {
  readonly ingredient: IngredientRowFragment;
  readonly onDone: () => void;
}

const FIELD_ORDER = ['name', 'quantity', 'unit', 'notes', 'alternatives'] as const;

/** Edits an ingredient in place. */
export function EditIngredient({ ingredient, onDone }: EditIngredientProps) {
  const [editIngredient, { loading }] = useEditIngredientMutation();
  const onlineOnly = useOnlineOnly();
  const { control, register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: editOf(ingredient),
    resolver: zodResolver<IngredientEdit, IngredientChangeFields>(ingredientEditFields(ingredient)),
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'alternatives' });
  const { errors } = formState;
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = handleSubmit(
    async (changes) => {
      if (Object.keys(changes).length === 0) {
        onDone();
        return;
      }
      try {
        await editIngredient({ variables: { input: { id: ingredient.id, ...sent(changes) } } });
      } catch (error) {
        const failed = 'Failed to update ingredient.';
        const isExplained = errorCode(error) === 'BAD_USER_INPUT';
        showToast({
          kind: 'error',
          title: 'Error',
          description: isExplained ? errorMessage(error, failed) : failed,
        });
        return;
      }
      showToast({ kind: 'success', title: 'Ingredient updated' });
      onDone();
    },
    (refused) => {
      const isMissing = refused.name?.message === 'Please enter an ingredient name.';
      const title = isMissing ? 'Missing name' : 'Validation Error';
      showToast({ kind: 'error', title, description: firstMessage(refused, FIELD_ORDER) });
    },
  );

  const save = useSubmitOnce(submit);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDone();
  }

  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={`Edit ${ingredient.name}`}
      onSubmit={save}
      onKeyDown={onKeyDown}
    >
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
      <div className={styles['wide']}>
        <TextField
          label="Notes"
          isOptional
          maxLength={LIMITS.text}
          dir="auto"
          {...register('notes')}
          error={errors.notes?.message}
        />
      </div>
      <fieldset className={styles['wide']}>
        <legend className={styles['legend']}>Alternatives</legend>
        <ul className={styles['alternatives']}>
          {fields.map(({ id }, index) => (
            <li key={id} className={styles['alternative']}>
              <input
                className={styles['input']}
                aria-label={`Alternative ${index + 1}`}
                maxLength={LIMITS.name}
                autoComplete="off"
                dir="auto"
                {...register(`alternatives.${index}.text`)}
              />
              <IconButton
                label={`Remove alternative ${index + 1}`}
                icon={<X size={20} />}
                hasTooltip={false}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        {fields.length < LIMITS.ingredientAlternatives && (
          <Button variant="quiet" icon={<Plus size={18} />} onClick={() => append({ text: '', place: 0 })}>
            Add alternative
          </Button>
        )}
      </fieldset>
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isWorking={loading} {...onlineOnly}>
          Save ingredient
        </Button>
      </div>
    </form>
  );
}

/** Drops undefined fields: a present field is a change. */
function sent(changes: IngredientChangeFields) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
