import type { FragmentType } from '@apollo/client';
import { useId, useState, type ReactNode } from 'react';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../../domain/plan/meal.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogPartsProvider, useDialogParts } from '../../ui/layout/dialogPart.ts';
import { useLastValue } from '../../ui/layout/useOpening.ts';
import { useRecentChange } from '../../live/liveState.ts';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import { useAssignMealFragment, type AssignMealFragment } from '../AssignMeal.generated.ts';
import styles from './AssignMealDialog.module.css';
import { MealFields } from '../meal/MealFields.tsx';
import { RemovedMeal } from '../meal/RemovedMeal.tsx';
import { PickOffer } from '../meal/PickOffer.tsx';
import { RecipeSection } from '../meal/RecipeSection.tsx';
import { AnswerFooter, WritingFooter } from '../meal/SheetFooter.tsx';
import sheet from '../meal/MealSheet.module.css';
import { isPlanned, useMealForm } from '../meal/useMealForm.ts';
import { mealOf, slotKey, type Meal, type SlotId } from '../slot.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useMarkSlot } from '../useMarkSlot.ts';

interface AssignMealDialogProps {
  readonly trip: FragmentType<AssignMealFragment>;
  readonly slot: SlotId;
  /** The meal that is edited; null: the first dish of the slot is written. */
  readonly opened: Meal | null;
  readonly ingredientsOf: (mealId: string) => ReactNode;
  /** Looks for a recipe for the slot. */
  readonly onPick: (slot: SlotId) => void;
  /** The viewer is asked whether to delete the meal. */
  readonly isDeleting: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form of a slot's meal: name, description and cook; of a planned one its ingredients and recipe, too. */
export function AssignMealDialog({ trip: ref, slot, opened, ingredientsOf, ...rest }: AssignMealDialogProps) {
  const { onPick, isDeleting, isOpen, onClose } = rest;
  const trip = useAssignMealFragment(ref);
  const formId = useId();
  const { markNotNeeded, isMarking } = useMarkSlot(trip.id);

  const meals = trip.meals.map(mealOf);
  const inSlot = meals.find(({ date, type }) => date === slot.date && type === slot.type) ?? null;
  const mealId = opened?.id ?? null;
  const sheetMeal = meals.find(({ id }) => id === mealId) ?? null;
  const meal = mealId === null ? inSlot : sheetMeal;
  const shownSlot = sheetMeal ?? slot;
  const isGone = mealId !== null && sheetMeal === null;
  const { report, hasUnsavedParts, saveParts, label } = useDialogParts();
  const mealForm = useMealForm({
    trip,
    slot,
    meal,
    opened,
    removedId: isGone ? mealId : null,
    successor: isGone ? inSlot : null,
    keepsDraft: isOpen && !(isGone && isDeleting),
    saveParts,
    onClose,
  });
  const { form, save, isSaving, isTaken, words, discard, conflict, backToWriting, saveChosen } = mealForm;
  const { isDirty } = form.formState;
  const remover = useRemover(mealId, isGone);
  const ingredientCount = useLastValue(sheetMeal?.ingredientCount ?? null);
  const isRemoved = isGone && isOpen && !isDeleting;
  const asked = isRemoved ? null : conflict.conflict;

  function letGo(): void {
    discard();
    onClose();
  }

  async function notNeeded(): Promise<void> {
    if (await markNotNeeded(shownSlot, meal?.id ?? null)) onClose();
  }

  let footer = (
    <WritingFooter
      formId={formId}
      save={label ?? 'Save'}
      isSaving={isSaving}
      isMarking={isMarking(shownSlot)}
      onNotNeeded={() => void notNeeded()}
      onCancel={onClose}
    />
  );
  if (isRemoved) {
    const putBack = isDirty ? 'Put it back with my text' : 'Put it back';
    footer = (
      <AnswerFooter
        back="Let it go"
        onBack={letGo}
        save={isPlanned(inSlot) ? 'Replace it with mine' : putBack}
        onSave={save}
        isSaving={isSaving}
      />
    );
  } else if (asked !== null) {
    const saveAsked = saveLabel(asked, conflict.isMine, words);
    footer = (
      <AnswerFooter
        back="Back to writing"
        onBack={backToWriting}
        save={saveAsked}
        onSave={saveChosen}
        isSaving={isSaving}
      />
    );
  }
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      onEscape={asked === null ? undefined : backToWriting}
      title={`Assign ${mealTypeLabel(shownSlot.type)} - ${monthDayLabel(shownSlot.date)}`}
      description={`${weekdayLabel(shownSlot.date)}, ${MEAL_TIMES[shownSlot.type]}`}
      hasUnsavedInput={isDirty || hasUnsavedParts}
      finalFocus={() => slotButton(slotKey(shownSlot))}
      footer={footer}
    >
      {asked !== null && (
        <ConflictView
          conflict={asked}
          words={words}
          noun="meal"
          isMine={conflict.isMine}
          onChoose={conflict.choose}
        />
      )}
      {isRemoved && (
        <RemovedMeal
          remover={remover}
          hadIngredients={ingredientCount !== null && ingredientCount > 0}
          taken={isTaken || isPlanned(inSlot) ? (inSlot?.name ?? '') : null}
          values={form.getValues()}
          words={words}
        />
      )}
      {/* Hidden parts keep their input. */}
      <div className={styles['sheet']} hidden={asked !== null || isRemoved}>
        {sheetMeal === null && <PickOffer onPick={() => onPick(shownSlot)} />}
        <form id={formId} className={styles['form']} noValidate onSubmit={save}>
          <MealFields
            {...mealForm}
            participants={trip.participants}
            meals={meals}
            taken={isTaken && !isRemoved ? (inSlot?.name ?? '') : null}
            isShort={sheetMeal !== null}
          />
        </form>
        {sheetMeal !== null && (
          <DialogPartsProvider value={report}>
            <section className={sheet['section']} aria-labelledby={`${formId}-ingredients`}>
              <h2 id={`${formId}-ingredients`} className={sheet['title']}>
                Ingredients
              </h2>
              {ingredientsOf(sheetMeal.id)}
            </section>
            <RecipeSection tripId={trip.id} mealId={sheetMeal.id} />
          </DialogPartsProvider>
        )}
      </div>
    </AppDialog>
  );
}

/** Who removed the meal: the last to change it, by the live updates since the sheet was opened. */
function useRemover(mealId: string | null, isGone: boolean) {
  const latest = useRecentChange(mealId === null ? [] : [mealId]);
  const [changer, setChanger] = useState(latest);
  if (latest !== null && latest !== changer) setChanger(latest);
  return isGone ? changer : null;
}
