import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';

/** View state in the address of the recipe book. */
export function useBookUrl() {
  return {
    search: useUrlValue('search'),
    /** `ours`, `cookbook` or `cooked`. */
    from: useUrlValue('from'),
    write: useUrlDialog('new-recipe'),
    importRecipe: useUrlDialog('import-recipe'),
  };
}

/** View state in the address of a recipe. */
export function useRecipeUrl() {
  return {
    /** Portions that the amounts are shown for: `5.5`. */
    portions: useUrlValue('for'),
    /** A slot that a recipe is looked for: see `slotAddress`. */
    slot: useUrlValue('slot'),
    cook: useUrlDialog('cook'),
    edit: useUrlDialog('edit-recipe'),
    share: useUrlDialog('share-recipe'),
    remove: useUrlDialog('delete-recipe'),
  };
}
