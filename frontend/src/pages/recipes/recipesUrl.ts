import { SHARED_TEXT, SHARED_URL } from '../../../../domain/text/site/shareTarget.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlSearch } from '../../browser/url/useUrlSearch.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import type { ReadInput } from '../../recipes/import/ReadRecipeForm.tsx';

/** View state in the address of the recipe book. */
export function useBookUrl() {
  const { search, change } = useUrlSearch();
  const importRecipe = useUrlDialog('import-recipe');
  const shared = sharedRecipe(search.get(SHARED_URL) ?? '', search.get(SHARED_TEXT) ?? '');
  const closeImport = () =>
    change((next) => [SHARED_URL, SHARED_TEXT, 'dialog'].forEach((name) => next.delete(name)), {
      replace: true,
    });
  return {
    search: useUrlValue('search'),
    /** `ours`, `cookbook` or `cooked`. */
    from: useUrlValue('from'),
    write: useUrlDialog('new-recipe'),
    /** `shared` is what another app shared with this one. */
    importRecipe: {
      isOpen: importRecipe.isOpen || shared !== null,
      shared,
      open: importRecipe.open,
      close: closeImport,
    },
  };
}

/** Many apps share the address inside the text. */
function sharedRecipe(url: string, text: string): ReadInput | null {
  const address = /https?:\/\/\S+/i.exec(url)?.[0] ?? /https?:\/\/\S+/i.exec(text)?.[0];
  if (address !== undefined) return { url: address };
  return text.trim() === '' ? null : { text };
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
