import type { FragmentType } from '@apollo/client';
import { useId, useRef, useState, type ReactNode } from 'react';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel, slotState } from '../../../../domain/trip/meal.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogPartsProvider, useDialogParts } from '../../ui/layout/dialogPart.ts';
import { useLastValue, useOpening } from '../../ui/layout/useOpening.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useAssignMealFragment, type AssignMealFragment } from '../AssignMeal.generated.ts';
import styles from './AssignMealDialog.module.css';
import { MealFields } from '../sheet/MealFields.tsx';
import { RecipeSection } from '../sheet/RecipeSection.tsx';
import { SheetBar } from '../sheet/SheetBar.tsx';
import sheet from '../sheet/MealSheet.module.css';
import { useMealForm } from '../sheet/useMealForm.ts';
import { mealOf, slotKey, type SlotId } from '../slot.ts';
import { firstDropTarget } from '../slot/usePickUp.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useMarkSlot } from '../useMarkSlot.ts';

interface AssignMealDialogProps {
  readonly trip: FragmentType<AssignMealFragment>;
  /** Null closes the dialog. */
  readonly slot: SlotId | null;
  readonly canVote: boolean;
  /** The ingredients of a meal. */
  readonly ingredientsOf: (mealId: string) => ReactNode;
  readonly onRecipe: (mealId: string) => void;
  readonly onMove: (mealId: string) => void;
  readonly onDelete: (mealId: string) => void;
  readonly onClose: () => void;
}

/** The home of a slot's meal: name, description and cook; of a planned one everything else, too. */
export function AssignMealDialog({ trip, slot, ...actions }: AssignMealDialogProps) {
  const opening = useOpening(slot !== null);
  const shownSlot = useLastValue(slot);
  if (shownSlot === null) return null;
  return <AssignMealForm key={opening} trip={trip} slot={shownSlot} isOpen={slot !== null} {...actions} />;
}

interface AssignMealFormProps extends Omit<AssignMealDialogProps, 'slot'> {
  readonly slot: SlotId;
  readonly isOpen: boolean;
}

function AssignMealForm({ trip: ref, slot, canVote, ingredientsOf, ...rest }: AssignMealFormProps) {
  const { onRecipe, onMove, onDelete, isOpen, onClose } = rest;
  const trip = useAssignMealFragment(ref);
  const formId = useId();
  const onlineOnly = useOnlineOnly();
  const { markNotNeeded, isMarking } = useMarkSlot(trip.id);

  const meals = trip.meals.map(mealOf);
  const meal = meals.find(({ date, type }) => date === slot.date && type === slot.type) ?? null;
  const isFilled = meal !== null && (slotState(meal) !== 'unassigned' || meal.ingredientCount > 0);
  // A meal that somebody else plans here meanwhile does not turn the form into a sheet.
  const [wasFilled] = useState(isFilled);
  const sheetMeal = wasFilled ? meal : null;
  const isMoving = useRef(false);
  const { report, hasUnsavedParts, saveParts } = useDialogParts();
  const mealForm = useMealForm({
    tripId: trip.id,
    slot,
    meal,
    isOpen,
    isGone: wasFilled && meal === null,
    saveParts,
    onClose,
  });
  const { form, save, isSaving, isTaken } = mealForm;
  const { isDirty } = form.formState;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        <>
          {wasFilled ? <VisuallyHidden>Assign </VisuallyHidden> : 'Assign '}
          {mealTypeLabel(slot.type)} - {monthDayLabel(slot.date)}
        </>
      }
      description={`${weekdayLabel(slot.date)}, ${MEAL_TIMES[slot.type]}`}
      hasUnsavedInput={isDirty || hasUnsavedParts}
      finalFocus={() => (isMoving.current ? firstDropTarget() : slotButton(slotKey(slot)))}
      footer={
        <>
          <span className={styles['left']}>
            <Button
              variant="quiet"
              isWorking={isMarking(slot)}
              onClick={() => {
                void markNotNeeded(slot, meal?.id ?? null).then((isDone) => {
                  if (isDone) onClose();
                });
              }}
              {...onlineOnly}
            >
              Not Needed
            </Button>
          </span>
          <span className={styles['cancel']}>
            <Button onClick={onClose}>Cancel</Button>
          </span>
          <Button variant="primary" type="submit" form={formId} isWorking={isSaving} {...onlineOnly}>
            Save
          </Button>
        </>
      }
    >
      {sheetMeal !== null && (
        <SheetBar
          meal={sheetMeal}
          canVote={canVote}
          onMove={() => {
            isMoving.current = true;
            onMove(sheetMeal.id);
          }}
          onDelete={() => onDelete(sheetMeal.id)}
        />
      )}
      <form id={formId} className={styles['form']} noValidate onSubmit={save}>
        <MealFields
          {...mealForm}
          participants={trip.participants}
          meals={meals}
          taken={isTaken ? (meal?.name ?? '') : null}
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
          <RecipeSection mealId={sheetMeal.id} onRecipe={onRecipe} />
        </DialogPartsProvider>
      )}
    </AppDialog>
  );
}
