import { Plus, X } from 'lucide-react';
import { useEffect, type KeyboardEvent } from 'react';
import { FormProvider, useFieldArray, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Input } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { OWN_ESCAPE } from '../../ui/layout/dialogPart.ts';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import { IngredientFields } from './IngredientFields.tsx';
import styles from './IngredientFields.module.css';
import { INGREDIENT_WORDS, type IngredientEdit } from './ingredientEdit.ts';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';
import { useEditIngredient } from './useEditIngredient.ts';

interface EditIngredientProps {
  readonly tripId: string;
  readonly ingredient: IngredientRowFragment;
  readonly onDone: () => void;
}

/** The form of an ingredient, in its row. */
export function EditIngredient({ tripId, ingredient, onDone }: EditIngredientProps) {
  const onlineOnly = useOnlineOnly();
  const { form, conflict, backToWriting, isRestored, discard, isSaving, submit, takesFocus } =
    useEditIngredient(tripId, ingredient, onDone);
  const { setFocus } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);
  const asked = conflict.conflict;

  function leave(): void {
    discard();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    if (asked !== null) backToWriting();
    // With changes it closes the dialog, which keeps them.
    else if (!isDirty) onDone();
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
        {...(isDirty && asked === null ? undefined : OWN_ESCAPE)}
      >
        {isRestored && asked === null && (
          <div className={styles['wide']}>
            <DraftNotice onDiscard={discard} />
          </div>
        )}
        {asked === null ? (
          <>
            <IngredientFields />
            <Alternatives />
          </>
        ) : (
          <div className={styles['wide']}>
            <ConflictView
              conflict={asked}
              words={INGREDIENT_WORDS}
              noun="ingredient"
              isMine={conflict.isMine}
              onChoose={conflict.choose}
            />
          </div>
        )}
        <div className={styles['buttons']}>
          {asked === null ? (
            <Button variant="quiet" onClick={leave}>
              {isDirty ? 'Discard changes' : 'Cancel'}
            </Button>
          ) : (
            <Button variant="quiet" onClick={backToWriting}>
              Back to writing
            </Button>
          )}
          <Button type="submit" variant="primary" isWorking={isSaving} {...onlineOnly}>
            {asked === null ? 'Save ingredient' : saveLabel(asked, conflict.isMine, INGREDIENT_WORDS)}
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
