import { useUrlDialog } from '../../browser/useUrlDialog.ts';
import { useUrlValue } from '../../browser/useUrlValue.ts';

/** What the address of a trip page says beside the trip: the day that is looked at, and the dialog that is open. */
export function useTripUrl() {
  return {
    /** `yyyy-MM-dd`. */
    day: useUrlValue('day'),
    /** The slot that is being assigned: `2026-06-14.dinner`. */
    assigned: useUrlValue('assign'),
    /** The meal whose ingredients are shown, by its id. */
    ingredients: useUrlValue('ingredients'),
    /** The meal whose recipe is shown, by its id. */
    recipe: useUrlValue('recipe'),
    /** The meal whose deletion is asked about, by its id. */
    deletedMeal: useUrlValue('delete-meal'),
    /** The meal that waits for another slot, by its id. */
    movedMeal: useUrlValue('move'),
    /** What is asked about a participant: `remove.{participantId}`. */
    askedAction: useUrlValue('member'),
    assignMeals: useUrlDialog('assign-meals'),
    suggestMeals: useUrlDialog('suggest-meals'),
    exportTrip: useUrlDialog('export-trip'),
    edit: useUrlDialog('edit-trip'),
    invite: useUrlDialog('invite'),
    deleteTrip: useUrlDialog('delete-trip'),
  };
}
