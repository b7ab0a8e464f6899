import { useUrlDialog } from '../../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../../browser/url/useUrlValue.ts';

/** The day and the open dialog in a trip page's address. */
export function useTripUrl() {
  return {
    /** `yyyy-MM-dd`. */
    day: useUrlValue('day'),
    /** A slot: `2026-06-14.dinner`. */
    assigned: useUrlValue('assign'),
    /** A slot that a recipe is picked for. */
    picked: useUrlValue('pick'),
    /** This and the next ones are ids of meals. */
    ingredients: useUrlValue('ingredients'),
    recipe: useUrlValue('recipe'),
    /** To be kept as a recipe, and to be cooked. */
    keptMeal: useUrlValue('keep'),
    cookedMeal: useUrlValue('cook'),
    deletedMeal: useUrlValue('delete-meal'),
    movedMeal: useUrlValue('move'),
    /** `remove.{participantId}`. */
    askedAction: useUrlValue('member'),
    /** An eater's id, or `new`. */
    eater: useUrlValue('eater'),
    assignMeals: useUrlDialog('assign-meals'),
    copyMenu: useUrlDialog('copy-menu'),
    suggestMeals: useUrlDialog('suggest-meals'),
    exportTrip: useUrlDialog('export-trip'),
    edit: useUrlDialog('edit-trip'),
    invite: useUrlDialog('invite'),
    restrictions: useUrlDialog('restrictions'),
    /** Accepting an invitation, and "Ask everybody", lead to it; signing in keeps it. */
    welcome: useUrlValue('welcome'),
    deleteTrip: useUrlDialog('delete-trip'),
  };
}
