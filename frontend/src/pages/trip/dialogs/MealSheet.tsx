import type { FragmentType } from '@apollo/client';
import { useMemo, useState, type ComponentProps } from 'react';
import { asText } from '../../../../../domain/text/asText.ts';
import { nextOwnAnswer } from '../../../../../domain/people/eater/answer.ts';
import { eatText } from '../../../../../domain/people/eater/seatTexts.ts';
import { MEAL_TYPES, slotState } from '../../../../../domain/plan/meal.ts';
import { MealConflicts } from '../../../people/meal/MealConflicts.tsx';
import { SlotPeople } from '../../../people/meal/SlotPeople.tsx';
import { VerdictsFailure } from '../../../people/verdict/VerdictsFailure.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { useTripAttendance } from '../../../people/useTripAttendance.ts';
import { AssignMealDialog } from '../../../plan/assign/AssignMealDialog.tsx';
import { useAssignMealFragment } from '../../../plan/AssignMeal.generated.ts';
import { MealRoom, type MealRoomProps } from '../../../plan/meal/MealRoom.tsx';
import { plateEatersOf } from '../../../people/verdict/plateEatersOf.ts';
import type { TripVerdicts } from '../../../people/verdict/tripVerdicts.ts';
import type { VerdictsState } from '../../../people/verdict/useTripVerdicts.ts';
import { withoutDish } from '../../../../../domain/people/dish/eatersByDish.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { getText } from '../../../plan/dish/dishPart.ts';
import { DishPartSetting } from '../../../plan/dish/DishPartSetting.tsx';
import { servedBy, type TripEater } from '../../../people/tripAttendance.ts';
import { byFirstName } from '../../../labels/firstName.ts';
import { isSameSlot, mealTimeKey, type MealTime } from '../../../../../domain/plan/mealTime.ts';
import { mealName, mealOf, type Meal } from '../../../plan/slot.ts';
import { MealIngredients, type MealIngredientsProps } from '../../../shopping/ingredient/MealIngredients.tsx';
import { useLastValue, useOpening } from '../../../browser/hooks/useOpening.ts';
import { askWhatTheyEat } from './askWhatTheyEat.ts';

type AssignMealProps = ComponentProps<typeof AssignMealDialog>;

interface MealSheetProps
  extends
    Omit<AssignMealProps, 'trip' | 'slot' | 'opened' | 'isOpen' | 'onPick'>,
    Pick<MealRoomProps, 'canPlan' | 'canVote'> {
  readonly trip: AssignMealProps['trip'] & FragmentType<WhoEatsFragment>;
  readonly checked: VerdictsState;
  /** The slot whose meal is shown, or is to be written; null closes the sheet. */
  readonly slot: MealTime | null;
  /** Instead of a slot: a meal, also one that is outside of the plan. */
  readonly mealId: string | null;
  readonly ingredients: MealIngredientsProps;
  /** The viewer says what they or a companion don’t eat. */
  readonly onAnswer: (eater: TripEater) => void;
  readonly onKeep: (mealId: string) => void;
  readonly onCook: (mealId: string) => void;
  readonly onMove: (mealId: string) => void;
  readonly onCopy: (mealId: string) => void;
  readonly onDelete: (mealId: string) => void;
  /** A recipe for a slot, or for the meal with this id. */
  readonly onPick: (picked: MealTime | string) => void;
  /** To the sheet of another meal. */
  readonly onShowSlot: (slot: MealTime) => void;
  /** To another dish of the slot. */
  readonly onShowDish: (mealId: string) => void;
  readonly onAddDish: (slot: MealTime) => void;
}

/** The sheet of a meal, to read and to edit; of an empty slot the form for its first dish. */
export function MealSheet({ slot, mealId, ...rest }: MealSheetProps) {
  const trip = useAssignMealFragment(rest.trip);
  // The same object at the next render.
  const meals = useMemo(() => trip.meals.map(mealOf), [trip.meals]);
  const isOpen = slot !== null || mealId !== null;
  const opening = useOpening(isOpen);
  const asked = meals.find(
    (meal) => meal.id === mealId || (slot !== null && isSameSlot(meal, slot) && meal.position === 0),
  );
  const sheetKey = useLastValue(mealId ?? (slot === null ? null : mealTimeKey(slot)));
  const shown = useLastValue((rest.canPlan ? slot : null) ?? asked ?? null);
  if (shown === null) return null;
  return (
    // Another slot without closing is another sheet.
    <OpenSheet
      key={`${opening}.${sheetKey ?? ''}`}
      {...rest}
      slot={shown}
      asked={asked ?? null}
      meals={meals}
      isOpen={isOpen}
    />
  );
}

interface OpenSheetProps extends Omit<MealSheetProps, 'slot' | 'mealId'> {
  readonly slot: MealTime;
  /** On opening. */
  readonly asked: Meal | null;
  readonly meals: readonly Meal[];
  readonly isOpen: boolean;
}

function OpenSheet({ asked, meals, checked, ingredients, canPlan, canVote, ...props }: OpenSheetProps) {
  const { onAnswer, onKeep, onCook, onMove, onCopy, onDelete, ...rest } = props;
  const { onPick, isOpen, onClose } = rest;
  const { onShowDish, onAddDish, ...form } = rest;
  // The sheet stays with its meal. One that somebody else plans here meanwhile does not turn the form into a sheet.
  const [mealId] = useState(() =>
    asked !== null && (slotState(asked) !== 'unassigned' || asked.ingredientCount > 0) ? asked.id : null,
  );
  const known = meals.find(({ id }) => id === mealId) ?? null;
  const last = useLastValue(known);
  const trip = useWhoEatsFragment(rest.trip);
  const { attendance } = useTripAttendance(trip);
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const shown = known ?? (rest.isDeleting || !isOpen ? last : null);
  const dishes = dishesOf(shown, meals);
  const served = servedBy(attendance, dishes);
  if (shown === null) return <AssignMealDialog {...form} opened={last} onPick={onPick} />;
  const there = attendance.at(shown).eaters;
  const present = served.of(shown).eaters;
  const called = byFirstName(present, attendance.eaters);
  const plateFor = plateEatersOf(called, checked.verdicts);
  // Then nothing is to be said of dishes.
  const isOne = dishes.length < 2 && shown.forWhom === null;
  const addDish = canPlan && dishes.length < LIMITS.slotDishes ? () => onAddDish(shown) : null;
  return (
    <MealRoom
      trip={rest.trip}
      meal={shown}
      canPlan={canPlan}
      canVote={canVote}
      isTripCompleted={ingredients.isTripCompleted}
      eating={eatingText(attendance.eaters, there, isOne ? null : present)}
      eaters={
        <>
          {!isOne && canPlan && (
            <DishPartSetting
              meal={shown}
              people={there}
              first={shown.position === 0 ? null : mealName(dishes[0] ?? shown)}
            />
          )}
          <SlotPeople tripId={trip.id} slot={shown} attendance={attendance} viewerId={viewer?.id ?? null} />
        </>
      }
      dishes={
        isOne
          ? null
          : {
              dishes: dishes.map((meal) => ({
                meal,
                count: countOf(served.of(meal).eaters, there),
                hasConflict: isConflict(checked.verdicts, meal),
              })),
              hungry: byFirstName(withoutDish(there, dishes.map(served.of)), attendance.eaters),
              selectedId: shown.id,
              canPlan,
              onSelect: onShowDish,
              onAdd: addDish,
            }
      }
      onAddDish={isOne ? addDish : null}
      verdict={
        attendance.eaters.length > 0 && (
          <Verdict
            tripId={trip.id}
            mealId={shown.id}
            checked={checked}
            present={called}
            isForPart={present.length < there.length}
            canEdit={ingredients.canEdit}
            onPick={() => onPick(shown.position === 0 ? shown : shown.id)}
            onAnswer={onAnswer}
          />
        )
      }
      plateFor={plateFor}
      ingredients={(props) => (
        <MealIngredients {...ingredients} {...props} tripId={trip.id} mealId={shown.id} plateFor={plateFor} />
      )}
      beside={besideOf(shown, meals)}
      onShowMeal={rest.onShowSlot}
      onPick={() => onPick(shown.position === 0 ? shown : shown.id)}
      onKeep={() => onKeep(shown.id)}
      onCook={() => onCook(shown.id)}
      onMove={() => onMove(shown.id)}
      onCopy={() => onCopy(shown.id)}
      onDelete={() => onDelete(shown.id)}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

/** All dishes of a meal's slot, the first one first. */
function dishesOf(shown: Meal | null, meals: readonly Meal[]): readonly Meal[] {
  if (shown === null) return [];
  const dishes = meals.filter((meal) => isSameSlot(meal, shown));
  return dishes.toSorted((one, other) => one.position - other.position);
}

/** "8 eat, not Ana", and of a dish for a part "3 of 8 get this dish". */
function eatingText(
  eaters: readonly TripEater[],
  there: readonly TripEater[],
  served: readonly TripEater[] | null,
): string {
  if (eaters.length < 2) return '';
  return served === null || served.length === there.length
    ? asText(eatText(byFirstName(eaters), byFirstName(there, eaters)))
    : getText(served.length, there.length);
}

function countOf(served: readonly TripEater[], there: readonly TripEater[]): number | null {
  return served.length === there.length ? null : served.length;
}

function isConflict(verdicts: TripVerdicts | null, { id }: Meal): boolean {
  const slot = verdicts?.slots.find(({ meal }) => meal?.id === id);
  return slot?.verdict?.verdict === 'conflict';
}

/** The first dishes of the planned slots before and after this one on its day. */
function besideOf({ id, date, type: ownType }: Meal, meals: readonly Meal[]) {
  const ofDay = MEAL_TYPES.flatMap((type) =>
    meals.filter(
      (meal) => isSameSlot(meal, { date, type }) && meal.position === 0 && slotState(meal) !== 'unassigned',
    ),
  ).filter(({ status }) => status === 'planned');
  const place = ofDay.findIndex((meal) => meal.id === id || meal.type === ownType);
  return { previous: ofDay[place - 1] ?? null, next: place < 0 ? null : (ofDay[place + 1] ?? null) };
}

interface VerdictProps extends Pick<
  ComponentProps<typeof MealConflicts>,
  'tripId' | 'present' | 'isForPart' | 'canEdit' | 'onPick'
> {
  readonly mealId: string;
  readonly checked: VerdictsState;
  readonly onAnswer: (eater: TripEater) => void;
}

function Verdict({ mealId, checked, onAnswer, ...rest }: VerdictProps) {
  const { verdicts, hasFailed } = checked;
  const found = useMemo(() => problemsOf(verdicts, mealId), [verdicts, mealId]);
  const own = nextOwnAnswer(rest.present);
  const onAsk = () => (own === null ? void askWhatTheyEat(rest.tripId, null) : onAnswer(own));
  return (
    <>
      {hasFailed && <VerdictsFailure checked={checked} />}
      {(found !== null || (verdicts === null && !hasFailed)) && (
        <MealConflicts {...rest} verdict={found} onAsk={onAsk} />
      )}
    </>
  );
}

/** What is open and what was made to fit in a meal; null while that is not known, and while it is not planned. */
function problemsOf(verdicts: TripVerdicts | null, mealId: string) {
  const slot = verdicts?.slots.find(({ meal }) => meal?.id === mealId);
  return verdicts === null || slot?.meal == null ? null : { meal: slot.meal, ...verdicts.problemsOf(slot) };
}
