import type { FragmentType } from '@apollo/client';
import { useMemo, useState, type ComponentProps } from 'react';
import { asText } from '../../../../../domain/text/asText.ts';
import { isOnlyViewer, unansweredOf } from '../../../../../domain/people/eater/answer.ts';
import { eatText } from '../../../../../domain/people/eater/seatTexts.ts';
import { MEAL_TYPES, slotState } from '../../../../../domain/plan/meal.ts';
import { MealConflicts } from '../../../people/meal/MealConflicts.tsx';
import { SlotPeople } from '../../../people/meal/SlotPeople.tsx';
import { useMealProblems } from '../../../people/verdict/useMealProblems.ts';
import { VerdictsFailure } from '../../../people/verdict/VerdictsFailure.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { useTripTable } from '../../../people/useTripTable.ts';
import { AssignMealDialog } from '../../../plan/assign/AssignMealDialog.tsx';
import { useAssignMealFragment } from '../../../plan/AssignMeal.generated.ts';
import { MealRoom, type MealRoomProps } from '../../../plan/meal/MealRoom.tsx';
import type { TripEater } from '../../../people/tripTable.ts';
import { firstName } from '../../../labels/firstName.ts';
import { mealOf, slotKey, type Meal, type SlotId } from '../../../plan/slot.ts';
import { MealIngredients, type MealIngredientsProps } from '../../../shopping/ingredient/MealIngredients.tsx';
import { useLastValue, useOpening } from '../../../ui/layout/useOpening.ts';
import { askAboutFood } from './askAboutFood.ts';

type AssignMealProps = ComponentProps<typeof AssignMealDialog>;

interface MealSheetProps
  extends
    Omit<AssignMealProps, 'trip' | 'slot' | 'opened' | 'isOpen'>,
    Pick<MealRoomProps, 'canPlan' | 'canVote'> {
  readonly trip: AssignMealProps['trip'] & FragmentType<WhoEatsFragment>;
  /** The slot whose meal is shown, or is to be written; null closes the sheet. */
  readonly slot: SlotId | null;
  /** Instead of a slot: a meal, also one that is outside of the plan. */
  readonly mealId: string | null;
  readonly ingredients: MealIngredientsProps;
  /** The viewer says what they don’t eat. */
  readonly onAnswer: () => void;
  readonly onKeep: (mealId: string) => void;
  readonly onCook: (mealId: string) => void;
  readonly onMove: (mealId: string) => void;
  readonly onDelete: (mealId: string) => void;
  /** To the sheet of another meal. */
  readonly onTurn: (slot: SlotId) => void;
}

/** The sheet of a meal, to read and to edit; of an empty slot the form for its first dish. */
export function MealSheet({ slot, mealId, ...rest }: MealSheetProps) {
  const trip = useAssignMealFragment(rest.trip);
  // The same object at the next render.
  const meals = useMemo(() => trip.meals.map(mealOf), [trip.meals]);
  const isOpen = slot !== null || mealId !== null;
  const opening = useOpening(isOpen);
  const asked = meals.find(
    ({ id, date, type }) => id === mealId || (date === slot?.date && type === slot.type),
  );
  const turned = useLastValue(slot);
  const shown = useLastValue((rest.canPlan ? slot : null) ?? asked ?? null);
  if (shown === null) return null;
  return (
    // Another slot without closing is another sheet.
    <OpenSheet
      key={`${opening}.${turned === null ? '' : slotKey(turned)}`}
      {...rest}
      slot={shown}
      asked={asked ?? null}
      meals={meals}
      isOpen={isOpen}
    />
  );
}

interface OpenSheetProps extends Omit<MealSheetProps, 'slot' | 'mealId'> {
  readonly slot: SlotId;
  /** On opening. */
  readonly asked: Meal | null;
  readonly meals: readonly Meal[];
  readonly isOpen: boolean;
}

function OpenSheet({ asked, meals, ingredients, canPlan, canVote, ...props }: OpenSheetProps) {
  const { onAnswer, onKeep, onCook, onMove, onDelete, ...rest } = props;
  const { slot, onPick, isOpen, onClose } = rest;
  // The sheet stays with its meal. One that somebody else plans here meanwhile does not turn the form into a sheet.
  const [mealId] = useState(() =>
    asked !== null && (slotState(asked) !== 'unassigned' || asked.ingredientCount > 0) ? asked.id : null,
  );
  const known = meals.find(({ id }) => id === mealId) ?? null;
  const last = useLastValue(known);
  const trip = useWhoEatsFragment(rest.trip);
  const { table } = useTripTable(trip);
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const present = table.at(slot).eaters;
  const shown = known ?? (rest.isDeleting || !isOpen ? last : null);
  if (shown === null) return <AssignMealDialog {...rest} opened={last} />;
  return (
    <MealRoom
      trip={rest.trip}
      meal={shown}
      canPlan={canPlan}
      canVote={canVote}
      isTripCompleted={ingredients.isTripCompleted}
      eating={table.eaters.length > 1 ? asText(eatText(table.eaters.map(called), present.map(called))) : ''}
      eaters={<SlotPeople tripId={trip.id} slot={slot} table={table} viewerId={viewer?.id ?? null} />}
      verdict={
        table.eaters.length > 0 && (
          <Verdict
            tripId={trip.id}
            slot={slot}
            present={present}
            canEdit={ingredients.canEdit}
            onPick={() => onPick(slot)}
            onAnswer={onAnswer}
          />
        )
      }
      ingredients={(props) => (
        <MealIngredients {...ingredients} {...props} tripId={trip.id} mealId={shown.id} />
      )}
      beside={besideOf(shown, meals)}
      onTurn={rest.onTurn}
      onPick={() => onPick(slot)}
      onKeep={() => onKeep(shown.id)}
      onCook={() => onCook(shown.id)}
      onMove={() => onMove(shown.id)}
      onDelete={() => onDelete(shown.id)}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

/** The planned meals before and after this one on its day. */
function besideOf({ id, date }: Meal, meals: readonly Meal[]) {
  const ofDay = MEAL_TYPES.flatMap((type) =>
    meals.filter((meal) => meal.date === date && meal.type === type && slotState(meal) !== 'unassigned'),
  ).filter(({ status }) => status === 'planned');
  const place = ofDay.findIndex((meal) => meal.id === id);
  return { previous: ofDay[place - 1] ?? null, next: place < 0 ? null : (ofDay[place + 1] ?? null) };
}

/** By first name. */
function called(eater: TripEater): TripEater {
  return { ...eater, name: firstName(eater) };
}

interface VerdictProps extends Pick<
  ComponentProps<typeof MealConflicts>,
  'tripId' | 'present' | 'canEdit' | 'onPick'
> {
  readonly slot: SlotId;
  readonly onAnswer: () => void;
}

function Verdict({ slot, onAnswer, ...rest }: VerdictProps) {
  const { found, hasFailed, retry } = useMealProblems(rest.tripId, slot);
  const onAsk = isOnlyViewer(unansweredOf(rest.present)) ? onAnswer : () => askAboutFood(rest.tripId);
  return (
    <>
      {hasFailed && <VerdictsFailure onRetry={retry} />}
      {found !== null && <MealConflicts {...rest} {...found} onAsk={onAsk} />}
    </>
  );
}
