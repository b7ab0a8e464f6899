import { t } from '@lingui/core/macro';
import { isTyping } from '../../browser/hooks/singleKeys.ts';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { AddIngredientForm, newIngredientDraft } from './AddIngredientForm.tsx';
import { AddIngredients } from './AddIngredients.tsx';
import { IngredientEditRow } from './IngredientEditRow.tsx';
import type { MealIngredientsQuery } from './MealIngredients.generated.ts';
import styles from './MealIngredients.module.css';
import { useRemoveIngredient } from './useRemoveIngredient.ts';

interface EditIngredientsProps {
  readonly mealId: string;
  readonly meal: MealIngredientsQuery['meal'];
  readonly canTick: boolean;
  readonly saving: Saving;
  /** The field that adds one takes the focus. */
  readonly isAdding: boolean;
}

/** The rows as fields, and what adds rows; all of it saves at once. */
export function EditIngredients({
  mealId,
  meal: { tripId, ingredients },
  canTick,
  saving,
  isAdding,
}: EditIngredientsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const drafts = useDrafts();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [hasFields, setHasFields] = useState(() => drafts.get(newIngredientDraft(mealId)) !== undefined);
  const remove = useRemoveIngredient(tripId, saving);
  // The button that switches is gone, with the focus.
  const [hasSwitched, setSwitched] = useState(false);
  const takesFocus = isAdding || hasSwitched;
  useEffect(() => {
    if (takesFocus) boxRef.current?.focus();
  }, [takesFocus, hasFields]);
  const room = LIMITS.mealIngredients - ingredients.length;

  async function removeRow(ingredient: (typeof ingredients)[number]): Promise<void> {
    const place = ingredients.findIndex(({ id }) => id === ingredient.id);
    const beside = ingredients[place + 1] ?? ingredients[place - 1];
    if (!(await remove(ingredient))) return;
    // Somebody may have gone on to write.
    if (document.activeElement !== null && isTyping(document.activeElement)) return;
    const row = beside === undefined ? null : listRef.current?.querySelector(`[data-row="${beside.id}"]`);
    (row?.querySelector<HTMLElement>('[data-remove]') ?? boxRef.current)?.focus();
  }

  return (
    <div className={styles['edited']}>
      <ul className="column gap8" ref={listRef} role="list" aria-label={t`Ingredients`}>
        {ingredients.map((ingredient) => (
          <IngredientEditRow
            key={ingredient.id}
            tripId={tripId}
            ingredient={ingredient}
            canTick={canTick}
            saving={saving}
            onRemove={(row) => void removeRow(row)}
          />
        ))}
      </ul>
      {room <= 0 && (
        <p className={styles['quiet']}>
          {t`A meal can have at most ${{ max: LIMITS.mealIngredients }} ingredients.`}
        </p>
      )}
      {room > 0 && hasFields && (
        <AddIngredientForm
          tripId={tripId}
          mealId={mealId}
          saving={saving}
          takesFocus={takesFocus}
          onSwitch={() => {
            setSwitched(true);
            setHasFields(false);
          }}
        />
      )}
      {room > 0 && !hasFields && (
        <AddIngredients
          tripId={tripId}
          mealId={mealId}
          room={room}
          saving={saving}
          openKey={openKey}
          onOpen={setOpenKey}
          boxRef={boxRef}
          onSwitch={() => {
            setOpenKey(null);
            setSwitched(true);
            setHasFields(true);
          }}
        />
      )}
    </div>
  );
}
