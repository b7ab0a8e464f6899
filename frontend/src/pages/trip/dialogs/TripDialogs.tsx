import type { FragmentType } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';
import { isCalendarDate } from '../../../../../domain/time/calendarDate.ts';
import { MEAL_TYPES } from '../../../../../domain/plan/meal.ts';
import { useFeatures } from '../../../account/useFeatures.ts';
import type { SlotId } from '../../../plan/slot.ts';
import { readAction } from '../../../people/members/memberAction.ts';
import { createDrafts, DraftsProvider } from '../../../ui/controls/drafts.ts';
import { lazyDialog } from '../../../ui/layout/lazyDialog.tsx';
import { useWasOpen } from '../../../ui/layout/useOpening.ts';
import { useUrlSearch } from '../../../browser/url/useUrlSearch.ts';
import { preloadWhenIdle } from '../../../browser/preload.ts';
import { useUrlSwap } from '../../../browser/url/useUrlValue.ts';
import { useTripDialogsFragment, type TripDialogsFragment } from './TripDialogs.generated.ts';
import { ExportTripsDialog } from '../../../trip/export/exportTripsDialog.ts';
import { useIngredientMarks } from './useIngredientMarks.ts';
import { useTripUrl } from './useTripUrl.ts';

const loadMealSheet = () => import('./MealSheet.tsx').then((module) => ({ default: module.MealSheet }));
const loadAssignMealsDialog = () =>
  import('../../../plan/assign/AssignMealsDialog.tsx').then((module) => ({
    default: module.AssignMealsDialog,
  }));
const loadDeleteMealDialog = () =>
  import('../../../plan/schedule/DeleteMealDialog.tsx').then((module) => ({
    default: module.DeleteMealDialog,
  }));
const loadIngredientsDialog = () =>
  import('../../../shopping/ingredient/IngredientsDialog.tsx').then((module) => ({
    default: module.IngredientsDialog,
  }));
const loadRecipeDialog = () =>
  import('../../../plan/recipe/RecipeDialog.tsx').then((module) => ({ default: module.RecipeDialog }));
const loadPickRecipe = () => import('./PickRecipe.tsx').then((module) => ({ default: module.PickRecipe }));
const loadCopyMenu = () => import('./CopyMenu.tsx').then((module) => ({ default: module.CopyMenu }));
const loadKeepMeal = () => import('./KeepMeal.tsx').then((module) => ({ default: module.KeepMeal }));
const loadCookMeal = () => import('./CookMeal.tsx').then((module) => ({ default: module.CookMeal }));
const loadSuggestMealsDialog = () =>
  import('../../../plan/suggestion/SuggestMealsDialog.tsx').then((module) => ({
    default: module.SuggestMealsDialog,
  }));
const loadEditTripDialog = () =>
  import('../../../trip/edit/EditTripDialog.tsx').then((module) => ({ default: module.EditTripDialog }));
const loadInviteDialog = () =>
  import('../../../people/invitation/InviteDialog.tsx').then((module) => ({ default: module.InviteDialog }));
const loadMemberActionDialog = () =>
  import('../../../people/members/MemberActionDialog.tsx').then((module) => ({
    default: module.MemberActionDialog,
  }));
const loadWhoEatsDialog = () =>
  import('../../../people/eater/WhoEatsDialog.tsx').then((module) => ({ default: module.WhoEatsDialog }));
const loadMoveRestrictionsDialog = () =>
  import('../../../people/restrictions/MoveRestrictionsDialog.tsx').then((module) => ({
    default: module.MoveRestrictionsDialog,
  }));
const loadWelcomeDialog = () =>
  import('../../../people/welcome/WelcomeDialog.tsx').then((module) => ({ default: module.WelcomeDialog }));
const loadDeleteTripDialog = () =>
  import('../../../trip/DeleteTripDialog.tsx').then((module) => ({ default: module.DeleteTripDialog }));

const MealSheet = lazyDialog(loadMealSheet);
const AssignMealsDialog = lazyDialog(loadAssignMealsDialog);
const DeleteMealDialog = lazyDialog(loadDeleteMealDialog);
const IngredientsDialog = lazyDialog(loadIngredientsDialog);
const RecipeDialog = lazyDialog(loadRecipeDialog);
const PickRecipe = lazyDialog(loadPickRecipe);
const CopyMenu = lazyDialog(loadCopyMenu);
const KeepMeal = lazyDialog(loadKeepMeal);
const CookMeal = lazyDialog(loadCookMeal);
const SuggestMealsDialog = lazyDialog(loadSuggestMealsDialog);
const EditTripDialog = lazyDialog(loadEditTripDialog);
const InviteDialog = lazyDialog(loadInviteDialog);
const MemberActionDialog = lazyDialog(loadMemberActionDialog);
const WhoEatsDialog = lazyDialog(loadWhoEatsDialog);
const MoveRestrictionsDialog = lazyDialog(loadMoveRestrictionsDialog);
const WelcomeDialog = lazyDialog(loadWelcomeDialog);
const DeleteTripDialog = lazyDialog(loadDeleteTripDialog);

/** Those one tap away. */
const PRELOADED = [
  loadMealSheet,
  loadIngredientsDialog,
  loadRecipeDialog,
  loadPickRecipe,
  loadSuggestMealsDialog,
  loadEditTripDialog,
  loadInviteDialog,
  loadMemberActionDialog,
  loadWhoEatsDialog,
];

interface TripDialogsProps {
  readonly trip: FragmentType<TripDialogsFragment>;
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

/** The address says which dialog is open. */
export function TripDialogs({ trip: ref, onRemoved }: TripDialogsProps) {
  const trip = useTripDialogsFragment(ref);
  const {
    assigned,
    ingredients,
    recipe,
    picked,
    keptMeal,
    cookedMeal,
    deletedMeal,
    askedAction,
    eater,
    assignMeals,
    copyMenu,
    suggestMeals,
    exportTrip,
    edit,
    invite,
    restrictions,
    welcome,
    deleteTrip,
  } = useTripUrl();
  const { suggestionSource, textsEnabled } = useFeatures();
  const dietMarkOf = useIngredientMarks(trip.restrictionsRead);
  const [drafts] = useState(createDrafts);
  useEffect(() => preloadWhenIdle(...PRELOADED), []);

  const { set: setAssigned } = assigned;
  const { set: setIngredients } = ingredients;
  const closeSlot = useCallback(() => setAssigned(null), [setAssigned]);
  const showRecipe = useUrlSwap('ingredients', 'recipe');
  const showRecipeOfSlot = useUrlSwap('assign', 'recipe');
  const moveFromSlot = useUrlSwap('assign', 'move');
  const pickForSlot = useUrlSwap('assign', 'pick');
  const writeSlot = useUrlSwap('pick', 'assign');
  const cookFromSlot = useUrlSwap('assign', 'cook');
  const cookFromRecipe = useUrlSwap('recipe', 'cook');
  const { change } = useUrlSearch();
  const closeDeleted = () =>
    change(
      (next) => {
        next.delete('delete-meal');
        next.delete('assign');
      },
      { replace: true },
    );
  const showIngredients = useUrlSwap('recipe', 'ingredients');
  const closeIngredients = useCallback(() => setIngredients(null), [setIngredients]);

  const can = (ability: (typeof trip.viewerCan)[number]) => trip.viewerCan.includes(ability);
  const ingredientsPart = {
    canEdit: can('EDIT_INGREDIENTS'),
    canTick: can('TICK_INGREDIENTS'),
    isTripCompleted: trip.isCompleted,
    dietMarkOf,
  };
  const slot = can('PLAN_MEALS') ? parseSlot(assigned.value) : null;
  const pickedSlot = can('PLAN_MEALS') ? parseSlot(picked.value) : null;
  const isAssigning = assignMeals.isOpen && can('PLAN_MEALS');
  const isCopying = copyMenu.isOpen && can('PLAN_MEALS');
  const isSuggesting = suggestMeals.isOpen && can('SUGGEST_MEALS');
  const isExporting = exportTrip.isOpen && can('EXPORT');
  const isEditing = edit.isOpen && can('EDIT');
  const isInviting = invite.isOpen && can('INVITE');
  const isMoving = restrictions.isOpen && can('EDIT_EATERS');
  const isWelcomed = welcome.value !== null && can('EDIT_OWN_EATERS');
  const isDeleting = deleteTrip.isOpen && can('DELETE');

  const hasAssigned = useWasOpen(slot !== null);
  const hasAssignedAll = useWasOpen(isAssigning);
  const hasCopied = useWasOpen(isCopying);
  const hasSuggested = useWasOpen(isSuggesting);
  const hasIngredients = useWasOpen(ingredients.value !== null);
  const hasRecipe = useWasOpen(recipe.value !== null);
  const hasPicked = useWasOpen(pickedSlot !== null);
  const hasKept = useWasOpen(keptMeal.value !== null);
  const hasCooked = useWasOpen(cookedMeal.value !== null);
  const hasDeletedMeal = useWasOpen(deletedMeal.value !== null);
  const hasAsked = useWasOpen(askedAction.value !== null);
  const hasEater = useWasOpen(eater.value !== null);
  const hasExported = useWasOpen(isExporting);
  const hasEdited = useWasOpen(isEditing);
  const hasInvited = useWasOpen(isInviting);
  const hasMoved = useWasOpen(isMoving);
  const hasWelcomed = useWasOpen(isWelcomed);
  const hasDeleted = useWasOpen(isDeleting);
  return (
    <DraftsProvider value={drafts}>
      {hasAssigned && (
        <MealSheet
          trip={trip}
          slot={slot}
          canVote={can('VOTE')}
          ingredients={ingredientsPart}
          onRecipe={showRecipeOfSlot}
          onPick={({ date, type }) => pickForSlot(`${date}.${type}`)}
          onKeep={keptMeal.set}
          onCook={cookFromSlot}
          onMove={moveFromSlot}
          onDelete={deletedMeal.set}
          isDeleting={deletedMeal.value !== null}
          onClose={closeSlot}
        />
      )}
      {hasAssignedAll && <AssignMealsDialog trip={trip} isOpen={isAssigning} onClose={assignMeals.close} />}
      {hasCopied && <CopyMenu trip={trip} isOpen={isCopying} onClose={copyMenu.close} />}
      {hasSuggested && (
        <SuggestMealsDialog
          trip={trip}
          source={suggestionSource}
          isOpen={isSuggesting}
          onClose={suggestMeals.close}
        />
      )}
      {hasIngredients && (
        <IngredientsDialog
          mealId={ingredients.value}
          {...ingredientsPart}
          onRecipe={showRecipe}
          onClose={closeIngredients}
        />
      )}
      {hasRecipe && (
        <RecipeDialog
          tripId={trip.id}
          mealId={recipe.value}
          canEdit={can('PLAN_MEALS')}
          restrictionsRead={trip.restrictionsRead}
          onIngredients={showIngredients}
          onCook={cookFromRecipe}
          onClose={() => recipe.set(null)}
        />
      )}
      {hasPicked && (
        <PickRecipe
          trip={trip}
          slot={pickedSlot}
          onWrite={({ date, type }) => writeSlot(`${date}.${type}`)}
          onClose={() => picked.set(null)}
        />
      )}
      {hasKept && <KeepMeal trip={trip} mealId={keptMeal.value} onClose={() => keptMeal.set(null)} />}
      {hasCooked && <CookMeal trip={trip} mealId={cookedMeal.value} onClose={() => cookedMeal.set(null)} />}
      {hasDeletedMeal && (
        <DeleteMealDialog
          trip={trip}
          mealId={deletedMeal.value}
          onClose={() => deletedMeal.set(null)}
          onDeleted={closeDeleted}
        />
      )}
      {hasAsked && (
        <MemberActionDialog
          trip={trip}
          asked={readAction(askedAction.value)}
          onClose={() => askedAction.set(null)}
          onLeft={onRemoved}
        />
      )}
      {hasEater && (
        <WhoEatsDialog
          trip={trip}
          eaterId={eater.value}
          onSelect={eater.set}
          onClose={() => eater.set(null)}
        />
      )}
      {hasExported && <ExportTripsDialog trip={trip} isOpen={isExporting} onClose={exportTrip.close} />}
      {hasEdited && <EditTripDialog trip={trip} isOpen={isEditing} onClose={edit.close} />}
      {hasInvited && (
        <InviteDialog trip={trip} areTextsEnabled={textsEnabled} isOpen={isInviting} onClose={invite.close} />
      )}
      {hasMoved && <MoveRestrictionsDialog trip={trip} isOpen={isMoving} onClose={restrictions.close} />}
      {hasWelcomed && <WelcomeDialog trip={trip} isOpen={isWelcomed} onClose={() => welcome.set(null)} />}
      {hasDeleted && (
        <DeleteTripDialog
          tripId={trip.id}
          name={trip.name}
          isOpen={isDeleting}
          onClose={deleteTrip.close}
          onDeleted={onRemoved}
        />
      )}
    </DraftsProvider>
  );
}

/** Parses `?assign=2026-06-14.dinner`. */
function parseSlot(text: string | null): SlotId | null {
  const [date = '', typeText = ''] = text?.split('.') ?? [];
  const type = MEAL_TYPES.find((known) => known === typeText);
  return type !== undefined && isCalendarDate(date) ? { date, type } : null;
}
