import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { amountLabel, chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { FieldConflict } from '../../forms/FieldConflict.tsx';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Input, NameInput } from '../../ui/controls/Field.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { amountOf } from '../../labels/amounts.ts';
import { useEditIngredientMutation } from './EditIngredient.generated.ts';
import { IngredientMore } from './IngredientMore.tsx';
import {
  editOf,
  INGREDIENT_WORDS,
  ingredientChange,
  ingredientEditDraft,
  ingredientEditFields,
  valuesBefore,
  valuesOf,
  type IngredientEdit,
  type IngredientValues,
} from './ingredientEdit.ts';
import styles from './IngredientEditRow.module.css';
import type { IngredientRowFragment } from '../../gql/fragments/IngredientRow.generated.ts';
import { TickBox } from './IngredientTick.tsx';
import { NAME_MISSING } from '../../../../domain/shopping/ingredient/ingredientFields.ts';

interface IngredientEditRowProps {
  readonly tripId: string;
  readonly ingredient: IngredientRowFragment;
  readonly canTick: boolean;
  readonly saving: Saving;
  readonly onRemove: (ingredient: IngredientRowFragment) => void;
}

const FIELD_ORDER = ['name', 'amount', 'notes', 'alternatives'] as const;

/** An ingredient as fields, saved at once: amount and name, and behind a button its notes and alternatives. */
export function IngredientEditRow({ tripId, ingredient, canTick, saving, onRemove }: IngredientEditRowProps) {
  const [isMore, setMore] = useState(false);
  const { form, conflict, settle, onLeave } = useIngredientEdit(tripId, ingredient, saving);
  const { name } = ingredient;
  const food = capitalized(chosenName(ingredient));
  const invalid = firstMessage(form.formState.errors, FIELD_ORDER);
  return (
    <li className={styles['row']} data-row={ingredient.id} onBlur={onLeave}>
      <TickBox ingredient={ingredient} canTick={canTick} />
      <Input
        aria-label={t`Amount of ${name}`}
        maxLength={LIMITS.quantity + LIMITS.unit}
        autoComplete="off"
        {...form.register('amount')}
      />
      <NameInput
        aria-label={t`Ingredient: ${name}`}
        maxLength={LIMITS.name}
        dir="auto"
        {...form.register('name')}
      />
      <IconButton
        label={t`Notes and alternatives of ${name}`}
        icon={<ChevronDown size={18} />}
        hasTooltip={false}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      />
      <IconButton
        label={t`Remove ${name}`}
        icon={<X size={20} />}
        hasTooltip={false}
        data-remove=""
        onClick={() => onRemove(ingredient)}
        isOnlineOnly
      />
      {ingredient.amount.calculation !== null &&
        ingredient.amount.text !== amountLabel(ingredient.quantity, ingredient.unit) && (
          <p className={styles['about']}>
            <bdi>
              <Trans>
                Needed: {amountOf(ingredient.amount, name)} ({withUnitNames(ingredient.amount.calculation)})
              </Trans>
            </bdi>
          </p>
        )}
      {isReplaced(ingredient) && (
        <p className={styles['about']} dir="auto">
          <Trans>
            {food} instead of {name}.
          </Trans>
        </p>
      )}
      {invalid !== '' && (
        <p className={styles['error']} role="alert">
          {invalid}
        </p>
      )}
      {FIELD_ORDER.map((field) => (
        <FieldConflict
          key={field}
          conflict={conflict.conflict}
          field={field}
          words={INGREDIENT_WORDS}
          onSettle={(one, side) => void settle(one, side)}
        />
      ))}
      {isMore && (
        <FormProvider {...form}>
          <IngredientMore tripId={tripId} ingredient={ingredient} />
        </FormProvider>
      )}
    </li>
  );
}

function useIngredientEdit(tripId: string, ingredient: IngredientRowFragment, saving: Saving) {
  const [editIngredient] = useEditIngredientMutation();
  return useEntityForm<IngredientEdit, IngredientValues>({
    saving,
    tripId,
    key: ingredientEditDraft(ingredient.id),
    current: editOf(ingredient),
    schema: ingredientEditFields,
    words: INGREDIENT_WORDS,
    before: valuesBefore,
    theirs: valuesOf,
    save: async (mine, fields, version) => {
      const input = { id: ingredient.id, tripId, ...ingredientChange(mine, fields), version };
      const { data } = await editIngredient({ variables: { input } });
      return data === undefined ? null : editOf(data.updateIngredient.ingredient);
    },
    failure: (error) => {
      const failed = t`Failed to update ingredient.`;
      return errorCode(error) === 'BAD_USER_INPUT' ? errorMessage(error, failed) : failed;
    },
    onInvalid: (errors) => {
      const isMissing = errors.name?.message === NAME_MISSING;
      const title = isMissing ? t`Missing name` : t`Validation Error`;
      showError(firstMessage(errors, FIELD_ORDER), title);
    },
  });
}
