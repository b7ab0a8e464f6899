import { Plus, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import type { IngredientChangeFields } from '../../../../domain/shopping/ingredientFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useDrafts, useFormDraft } from '../../ui/controls/drafts.ts';
import { Input } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useSave } from '../../ui/controls/useSave.ts';
import { OWN_ESCAPE, useDialogPart } from '../../ui/layout/dialogPart.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { IngredientFields } from '../IngredientFields.tsx';
import styles from '../IngredientFields.module.css';
import { useEditIngredientMutation } from './EditIngredient.generated.ts';
import { editOf, ingredientEditDraft, ingredientEditFields, type IngredientEdit } from './ingredientEdit.ts';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';

interface EditIngredientProps {
  readonly ingredient: IngredientRowFragment;
  readonly onDone: () => void;
}

const FIELD_ORDER = ['name', 'quantity', 'unit', 'notes', 'alternatives'] as const;

export function EditIngredient({ ingredient, onDone }: EditIngredientProps) {
  const [editIngredient, { loading }] = useEditIngredientMutation();
  const onlineOnly = useOnlineOnly();
  const form = useForm({
    defaultValues: editOf(ingredient),
    resolver: zodResolver<IngredientEdit, IngredientChangeFields>(ingredientEditFields(ingredient)),
  });
  const { setFocus } = form;
  const { isDirty } = form.formState;
  const draftKey = ingredientEditDraft(ingredient.id);
  const drafts = useDrafts();
  // A draft opens with the dialog, whose first field has the focus.
  const [takesFocus] = useState(() => drafts.get(draftKey) === undefined);
  const { isRestored, discard } = useFormDraft(form, draftKey);
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);

  const { save, submit } = useSave(form, {
    send: async (changes) => {
      if (Object.keys(changes).length === 0) return true;
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
        return false;
      }
      showToast({ kind: 'success', title: 'Ingredient updated' });
      return true;
    },
    onSaved: onDone,
    onInvalid: (errors) => {
      const isMissing = errors.name?.message === 'Please enter an ingredient name.';
      const title = isMissing ? 'Missing name' : 'Validation Error';
      showToast({ kind: 'error', title, description: firstMessage(errors, FIELD_ORDER) });
    },
  });
  useDialogPart(isDirty, save);

  function leave(): void {
    discard();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // With changes it closes the dialog, which keeps them.
    if (event.key === 'Escape' && !isDirty) onDone();
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        data-edits=""
        noValidate
        aria-label={`Edit ${ingredient.name}`}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        {...(isDirty ? undefined : OWN_ESCAPE)}
      >
        {isRestored && (
          <div className={styles['wide']}>
            <DraftNotice onDiscard={() => discard()} />
          </div>
        )}
        <IngredientFields />
        <Alternatives />
        <div className={styles['buttons']}>
          <Button variant="quiet" onClick={leave}>
            {isDirty ? 'Discard changes' : 'Cancel'}
          </Button>
          <Button type="submit" variant="primary" isWorking={loading} {...onlineOnly}>
            Save ingredient
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function Alternatives() {
  const { control, register } = useFormContext<IngredientEdit>();
  const { fields, append, remove } = useFieldArray({ control, name: 'alternatives' });
  return (
    <Group label="Alternatives" className={styles['wide']}>
      <ul className={styles['alternatives']}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles['alternative']}>
            <Input
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
    </Group>
  );
}

/** Without undefined: a present field is a change. */
function sent(changes: IngredientChangeFields) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
