import { capitalized } from '../../../../domain/text/capitalized.ts';
import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { mealTimeLabel } from '../../labels/slotLabel.ts';
import { useId, useRef, useState } from 'react';
import { monthDayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useRecentChange } from '../../live/liveState.ts';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import { useAssignMealFragment, type AssignMealFragment } from '../AssignMeal.generated.ts';
import { MealFields } from '../meal/MealFields.tsx';
import { RemovedMeal } from '../meal/RemovedMeal.tsx';
import { PickOffer } from '../meal/PickOffer.tsx';
import { AnswerFooter, WritingFooter } from '../meal/SheetFooter.tsx';
import { isPlanned, useMealForm } from '../meal/useMealForm.ts';
import { isSameSlot, mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealOf, type Meal } from '../slot.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useMarkSlot } from '../useMarkSlot.ts';

interface AssignMealDialogProps {
  readonly trip: FragmentType<AssignMealFragment>;
  readonly slot: MealTime;
  /** The meal of the open sheet, as it was known before somebody removed it; null: the slot was empty. */
  readonly opened: Meal | null;
  /** Looks for a recipe for the slot. */
  readonly onPick: (slot: MealTime) => void;
  /** The viewer is asked whether to delete the meal. */
  readonly isDeleting: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form of an empty slot: name, description and cook; or what to do with a meal that somebody removed. */
export function AssignMealDialog({ trip: ref, slot: asked, opened, ...rest }: AssignMealDialogProps) {
  const { onPick, isDeleting, isOpen, onClose } = rest;
  const trip = useAssignMealFragment(ref);
  const formId = useId();
  const removedRef = useRef<HTMLDivElement>(null);
  const { markNotNeeded, isMarking } = useMarkSlot(trip.id);
  const meals = trip.meals.map(mealOf);
  const slot = opened ?? asked;
  const inSlot = meals.find((meal) => isSameSlot(meal, slot) && meal.position === 0) ?? null;
  const isRemoved = opened !== null && isOpen && !isDeleting;
  const keepsDraft = isOpen && !(opened !== null && isDeleting);
  const mealForm = useMealForm({ trip, slot, inSlot, removed: opened, keepsDraft, onClose });
  const { form, submit, isSaving, isTaken, words, discard, conflict, backToWriting } = mealForm;
  const { isDirty } = form.formState;
  const remover = useRemover(opened);
  const differing = isRemoved ? null : conflict.conflict;

  async function notNeeded(): Promise<void> {
    if (await markNotNeeded(slot, inSlot?.id ?? null)) onClose();
  }

  let footer = (
    <WritingFooter
      formId={formId}
      isSaving={isSaving}
      isMarking={isMarking(slot)}
      onNotNeeded={() => void notNeeded()}
      onCancel={onClose}
    />
  );
  if (isRemoved || differing !== null) {
    const answer =
      differing === null
        ? {
            back: t`Let it go`,
            onBack: () => {
              discard();
              onClose();
            },
            save: putBackLabel(inSlot, isDirty),
          }
        : { back: t`Back to writing`, onBack: backToWriting, save: saveLabel(differing, conflict.isMine) };
    footer = <AnswerFooter {...answer} onSave={submit} isSaving={isSaving} />;
  }
  const taken = inSlot?.name ?? '';
  const type = mealTypeLabel(slot.type);
  const date = monthDayLabel(slot.date);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      onEscape={differing === null ? undefined : backToWriting}
      title={t`Assign ${type} - ${date}`}
      description={`${capitalized(weekdayLabel(slot.date))}, ${mealTimeLabel(slot.type)}`}
      hasUnsavedInput={isDirty}
      finalFocus={() => slotButton(mealTimeKey(slot))}
      initialFocusRef={removedRef}
      footer={footer}
    >
      {differing !== null && <ConflictView conflict={conflict} words={words} noun="meal" />}
      {isRemoved && (
        <RemovedMeal
          messageRef={removedRef}
          remover={remover}
          hadIngredients={opened.ingredientCount > 0}
          taken={isTaken || isPlanned(inSlot) ? taken : null}
          values={form.getValues()}
          words={words}
        />
      )}
      {/* Hidden parts keep their input. */}
      <div className="column" hidden={differing !== null || isRemoved}>
        <PickOffer onPick={() => onPick(slot)} />
        <form id={formId} className="column gap24" noValidate onSubmit={submit}>
          <MealFields
            {...mealForm}
            participants={trip.participants}
            meals={meals}
            taken={isTaken && !isRemoved ? taken : null}
          />
        </form>
      </div>
    </AppDialog>
  );
}

function putBackLabel(inSlot: Meal | null, isDirty: boolean): string {
  if (isPlanned(inSlot)) return t`Replace it with mine`;
  return isDirty ? t`Put it back with my text` : t`Put it back`;
}

/** Who removed the meal: the last to change it, by the live updates since the sheet was opened. */
function useRemover(removed: Meal | null) {
  const latest = useRecentChange(removed === null ? [] : [removed.id]);
  const [changer, setChanger] = useState(latest);
  if (latest !== null && latest !== changer) setChanger(latest);
  return removed === null ? null : changer;
}
