import { useCallback } from 'react';
import { useUrlDialog } from '../../../browser/url/useUrlDialog.ts';
import { useUrlSearch } from '../../../browser/url/useUrlSearch.ts';
import { useUrlSwap, useUrlValue } from '../../../browser/url/useUrlValue.ts';
import type { TripEater } from '../../../people/tripAttendance.ts';

/** Of the meal's sheet: a slot, or the id of a meal. */
const SHEET = ['assign', 'ingredients', 'recipe', 'delete-meal', 'add-dish'] as const;

/** The day and the open dialog in a trip page's address. */
export function useTripUrl() {
  const { change } = useUrlSearch();
  /** To another dialog, in the same history entry; to none. */
  const leaveSheet = useCallback(
    (to: 'pick' | 'move' | 'assign' | 'ingredients' | 'add-dish' | null, value = '') =>
      change(
        (next) => {
          for (const name of SHEET) next.delete(name);
          if (to !== null) next.set(to, value);
        },
        { replace: true },
      ),
    [change],
  );
  const closeSheet = useCallback(() => leaveSheet(null), [leaveSheet]);
  const assigned = useUrlValue('assign');
  const ingredients = useUrlValue('ingredients');
  const recipe = useUrlValue('recipe');
  const cookedMeal = useUrlValue('cook');
  const eater = useUrlValue('eater');
  const welcome = useUrlValue('welcome');
  return {
    /** `yyyy-MM-dd`. */
    day: useUrlValue('day'),
    /** The slot of the open sheet: `2026-06-14.dinner`. */
    assigned,
    /** Or the id of its meal. */
    ingredients,
    recipe,
    /** Not while its meal is cooked; then it opens again. */
    isSheetOpen:
      cookedMeal.value === null && [assigned, ingredients, recipe].some(({ value }) => value !== null),
    leaveSheet,
    closeSheet,
    /** To the sheet of another slot. */
    showSlot: (slot: string) => leaveSheet('assign', slot),
    /** To the sheet of a dish. */
    showDish: (mealId: string) => leaveSheet('ingredients', mealId),
    /** A slot that another dish is for. */
    addedDish: useUrlValue('add-dish'),
    /** A slot, or the id of a meal, that a recipe is picked for. */
    picked: useUrlValue('pick'),
    /** From the search to the sheet. */
    writeSlot: useUrlSwap('pick', 'assign'),
    /** Meals to be kept as a recipe, cooked, deleted, moved, copied. */
    keptMeal: useUrlValue('keep'),
    cookedMeal,
    deletedMeal: useUrlValue('delete-meal'),
    movedMeal: useUrlValue('move'),
    copiedMeal: useUrlValue('copy-meal'),
    /** `remove.{participantId}`. */
    askedAction: useUrlValue('member'),
    /** An eater's id, or `new`. */
    eater,
    assignMeals: useUrlDialog('assign-meals'),
    /** Nothing, or what is copied of which trip. */
    copyMenu: useUrlValue('copy-menu'),
    planAgain: useUrlDialog('plan-again'),
    handbook: useUrlDialog('handbook'),
    suggestMeals: useUrlDialog('suggest-meals'),
    exportTrip: useUrlDialog('export-trip'),
    edit: useUrlDialog('edit-trip'),
    invite: useUrlDialog('invite'),
    restrictions: useUrlDialog('restrictions'),
    /** Accepting an invitation, and "Ask everybody", lead to it; signing in keeps it. */
    welcome,
    /** To what the viewer or a companion of theirs does not eat. */
    answerFor: ({ id, isViewer }: TripEater) => (isViewer === true ? welcome.push('1') : eater.push(id)),
    deleteTrip: useUrlDialog('delete-trip'),
  };
}
