import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { isWebAddress } from '../../../../../domain/text/site/webAddress.ts';
import { compareMealTimes } from '../../../../../domain/plan/mealTime.ts';
import { slotState } from '../../../../../domain/plan/meal.ts';
import { withoutBatchStep } from '../../../../../domain/recipes/kitchen/cooking.ts';
import { batchAmount } from '../../../../../domain/recipes/kitchen/batchAmount.ts';
import { noteWithUse } from '../../../../../domain/recipes/kitchen/noteWithUse.ts';
import { textInUnits } from '../../../../../domain/shopping/totals/textInUnits.ts';
import { isAsTyped } from '../../../../../domain/shopping/amount/neededAmount.ts';
import { portionsLabel } from '../../../../../domain/shopping/amount/portion.ts';
import { asText } from '../../../../../domain/text/asText.ts';
import { LEFT_OUT } from '../../../../../domain/shopping/missing/unavailable.ts';
import { chosenName, isReplaced } from '../../../../../domain/shopping/ingredient/ingredient.ts';
import { withRules } from '../../../../../domain/people/verdict/tripRules.ts';
import { mealTypeLabel, mealTypeWord } from '../../../labels/mealTypeLabel.ts';
import { readSteps } from '../../../../../domain/recipes/recipeSteps.ts';
import { readRecipe } from '../../../../../domain/plan/recipeFacts.ts';
import { mealTypeOf } from '../../../gql/mealEnums.ts';
import { shortWeekdayLabel } from '../../../../../domain/text/dates/dates.ts';
import { useRecipeQuery, type RecipeQuery } from '../../../plan/recipe/Recipe.generated.ts';
import { useAssignMealFragment, type AssignMealFragment } from '../../../plan/AssignMeal.generated.ts';
import { mealName, mealOf, type Meal } from '../../../plan/slot.ts';
import type { Chapters, DishToCook } from '../../../recipes/kitchen/dish.ts';
import { DishTimers } from '../../../recipes/kitchen/DishTimers.tsx';
import { KitchenDialog } from '../../../recipes/kitchen/KitchenDialog.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { servedBy, type TripEater } from '../../../people/tripAttendance.ts';
import { useTripAttendance } from '../../../people/useTripAttendance.ts';
import { byFirstName } from '../../../labels/firstName.ts';
import { ingredientInSteps, type PlateEatersOf } from '../../../labels/plates.ts';
import { notFoundText } from '../../../shopping/ingredient/notFoundText.ts';
import { plateText } from '../../../labels/plateText.ts';
import { plateEatersOf } from '../../../people/verdict/plateEatersOf.ts';
import type { TripVerdicts } from '../../../people/verdict/tripVerdicts.ts';
import { useLastValue } from '../../../browser/hooks/useOpening.ts';
import { allergyLine } from './allergyLine.ts';
import { RecipeLoading } from './RecipeLoading.tsx';

interface CookMealProps {
  readonly trip: FragmentType<WhoEatsFragment> & FragmentType<AssignMealFragment>;
  readonly verdicts: TripVerdicts | null;
  /** Null closes the kitchen view. */
  readonly mealId: string | null;
  /** To another dish of the slot. */
  readonly onShow: (mealId: string) => void;
  readonly onClose: () => void;
}

/** The kitchen view of a planned meal with the other dishes of its slot, each with the amounts of those who get it. */
export function CookMeal({ trip: ref, verdicts, mealId, onShow, onClose }: CookMealProps) {
  const trip = useWhoEatsFragment(ref);
  const planned = useAssignMealFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const [start, setStart] = useState<Start | null>(null);
  const answer = useRecipeQuery(mealId === null ? skipToken : { variables: { tripId: trip.id, mealId } });
  const { data } = answer;
  const meal = useLastValue(data?.meal ?? null);
  const dishes = useMemo(() => dishesOf(meal, planned.meals), [meal, planned.meals]);
  const dish = useMemo(() => {
    const shown = dishes.find(({ id }) => id === meal?.id);
    if (meal === null || shown === undefined) return null;
    const { eaters } = servedBy(attendance, dishes).of(shown);
    const called = byFirstName(eaters, attendance.eaters);
    const judged = verdicts?.slots.find((slot) => slot.meal?.id === meal.id);
    const avoided = allergyLine(withRules(called, attendance.rules), judged?.verdict?.reasons ?? []);
    const open = judged === undefined ? [] : (verdicts?.problemsOf(judged).problems ?? []);
    const allergies = [...(avoided === null ? [] : [avoided]), ...open.map(({ line }) => line)];
    return dishOf(meal, called, plateEatersOf(called, verdicts), allergies);
  }, [meal, dishes, attendance, verdicts]);
  if (mealId !== null && data === undefined)
    return <RecipeLoading title={t`Cook`} answer={answer} onClose={onClose} />;
  if (dish === null) return null;
  const show = (dishId: string, step: number | null) => {
    setStart({ dishId, step });
    onShow(dishId);
  };
  const others = dishes.filter(({ id }) => id !== dish.id);
  const chapters: Chapters = {
    dishes: dishes.map((each) => ({ id: each.id, name: mealName(each) })),
    timers: others.map(({ id }) => (
      <OtherTimers key={id} tripId={trip.id} mealId={id} onShow={(step) => show(id, step)} />
    )),
    step: start?.dishId === dish.id ? start.step : null,
    onShow: (dishId) => show(dishId, null),
  };
  return (
    <KitchenDialog
      dish={dish}
      {...(others.length > 0 && { chapters })}
      isOpen={mealId !== null}
      onClose={() => {
        setStart(null);
        onClose();
      }}
    />
  );
}

/** Where a dish goes on. */
interface Start {
  readonly dishId: string;
  readonly step: number | null;
}

/** The dishes of a meal's slot that there is something to cook for, and the meal itself; the first one first. */
function dishesOf(meal: RecipeQuery['meal'] | null, meals: AssignMealFragment['meals']): readonly Meal[] {
  if (meal === null) return [];
  const slot = { date: meal.date, type: mealTypeOf(meal.type) };
  return meals
    .map(mealOf)
    .filter(
      (dish) =>
        dish.id === meal.id || (compareMealTimes(dish, slot) === 0 && slotState(dish) !== 'unassigned'),
    )
    .toSorted((one, other) => one.position - other.position);
}

interface OtherTimersProps {
  readonly tripId: string;
  readonly mealId: string;
  readonly onShow: (step: number) => void;
}

/** Of a dish that is not shown, which is then there at once. */
function OtherTimers({ onShow, ...variables }: OtherTimersProps) {
  const { data } = useRecipeQuery({ variables });
  if (data === undefined) return null;
  return (
    <DishTimers
      dish={{ ...data.meal, name: mealName(data.meal), steps: stepsOf(data.meal).steps }}
      onShow={onShow}
    />
  );
}

function insteadOf(name: string): string {
  return t`instead of ${name}`;
}

/** @param eaters as sentences call them */
function dishOf(
  meal: RecipeQuery['meal'],
  eaters: readonly TripEater[],
  plateFor: PlateEatersOf,
  allergies: readonly string[],
): DishToCook {
  const type = mealTypeLabel(mealTypeOf(meal.type));
  const day = shortWeekdayLabel(meal.date);
  const word = mealTypeWord(mealTypeOf(meal.type));
  const portions = portionsLabel(meal.portions * 4);
  return {
    id: meal.id,
    name: mealName(meal),
    about: t`for ${portions}, ${day} ${word}`,
    eaterCount: eaters.length === 0 ? null : eaters.length,
    mealType: type,
    ingredients: meal.ingredients.map((ingredient) => ({
      name: chosenName(ingredient),
      ...ingredientInSteps(ingredient, meal.ingredients, plateFor),
      isSeparatePlate: ingredient.apartOfId !== null,
      quantity: ingredient.amount.quantity,
      unit: ingredient.amount.unit,
      isTyped: isAsTyped(ingredient),
      notes: (batches) =>
        [
          plateText(plateFor(ingredient, meal.ingredients)),
          ingredient.isLeftOut ? asText(LEFT_OUT) : stillSought(ingredient),
          isReplaced(ingredient) ? insteadOf(ingredient.name) : '',
          textInUnits(noteWithUse(ofBatch(ingredient, batches), ingredient.amount.unit) ?? ''),
        ]
          .filter((part) => part !== '')
          .join(', '),
      part: ingredient.part,
    })),
    ...stepsOf(meal),
    allergies,
  };
}

/** '' for what was found, and what nobody looked for. */
function stillSought(ingredient: RecipeQuery['meal']['ingredients'][number]): string {
  const { unavailable } = ingredient;
  return unavailable === null ? '' : notFoundText(chosenName(ingredient), unavailable);
}

function ofBatch<Row extends { readonly used: string | null }>(row: Row, batches: number): Row {
  return { ...row, used: row.used && batchAmount({ quantity: row.used, unit: null }, batches) };
}

function stepsOf({ instructions, recipe }: RecipeQuery['meal']) {
  return withoutBatchStep(instructions.length > 0 ? instructions : stepsIn(readRecipe(recipe).text));
}

/** A link alone has no steps. */
function stepsIn(text: string | null): readonly string[] {
  return text === null || isWebAddress(text) ? [] : readSteps(text);
}
