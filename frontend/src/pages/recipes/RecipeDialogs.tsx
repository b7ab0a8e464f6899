import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { shownNote } from '../../../../domain/recipes/kitchen/insteadOfNote.ts';
import { scaledAmount } from '../../../../domain/shopping/amount/neededAmount.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { BookRecipeFragment } from '../../recipes/BookRecipe.generated.ts';
import type { DishToCook } from '../../recipes/kitchen/dish.ts';
import type { RecipeSlot } from '../../recipes/slotAddress.ts';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useRecipeUrl } from './recipesUrl.ts';

const KitchenDialog = lazyDialog(() =>
  import('../../recipes/kitchen/KitchenDialog.tsx').then((module) => module.KitchenDialog),
);
const RecipeFormDialog = lazyDialog(() =>
  import('../../recipes/form/RecipeFormDialog.tsx').then((module) => module.RecipeFormDialog),
);
const ShareRecipeDialog = lazyDialog(() =>
  import('../../recipes/keep/ShareRecipeDialog.tsx').then((module) => module.ShareRecipeDialog),
);
const DeleteRecipeDialog = lazyDialog(() =>
  import('../../recipes/keep/DeleteRecipeDialog.tsx').then((module) => module.DeleteRecipeDialog),
);

interface RecipeDialogsProps {
  readonly recipe: BookRecipeFragment;
  /** "for 5½ portions, Sun dinner" */
  readonly about: string;
  /** What is cooked for; null: amounts are fixed. */
  readonly portionQuarters: number | null;
  readonly slot: RecipeSlot | null;
  readonly onDeleted: () => void;
}

/** The address says which dialog is open. */
export function RecipeDialogs({ recipe, about, portionQuarters, slot, onDeleted }: RecipeDialogsProps) {
  const navigate = useNavigate();
  const { cook, edit, share, remove } = useRecipeUrl();
  const { viewerCanEdit } = recipe;
  const isEditing = edit.isOpen && viewerCanEdit;
  const isSharing = share.isOpen && viewerCanEdit;
  const isRemoving = remove.isOpen && viewerCanEdit;
  const dish = useDish(recipe, about, portionQuarters, slot);
  return (
    <>
      <KitchenDialog dish={dish} isOpen={cook.isOpen} onClose={cook.close} />
      <RecipeFormDialog recipe={recipe} isOpen={isEditing} onClose={edit.close} onSaved={edit.close} />
      <ShareRecipeDialog recipe={recipe} isOpen={isSharing} onClose={share.close} />
      <DeleteRecipeDialog
        recipe={recipe}
        isOpen={isRemoving}
        onClose={remove.close}
        onDeleted={() => {
          onDeleted();
          void navigate('/recipes', { replace: true });
        }}
      />
    </>
  );
}

function useDish(
  recipe: BookRecipeFragment,
  about: string,
  portionQuarters: number | null,
  slot: RecipeSlot | null,
): DishToCook {
  const mealType = slot === null ? null : mealTypeLabel(mealTypeOf(slot.type));
  return useMemo(() => {
    const servingsQuarters = recipe.servings === null ? null : recipe.servings * 4;
    return {
      id: recipe.id,
      name: recipe.name,
      about,
      eaterCount: null,
      mealType,
      ingredients: recipe.ingredients.map(({ name, quantity, unit, notes, part }) => ({
        name,
        names: [name],
        keepApart: '',
        portionApart: '',
        replaced: '',
        replacedBy: '',
        isSeparatePlate: false,
        part,
        ...amountOf({ quantity, unit }, portionQuarters, servingsQuarters),
        isTyped: false,
        notes: () => shownNote(notes ?? ''),
      })),
      steps: recipe.instructions,
      batches: null,
      allergies: [],
    };
  }, [recipe, about, portionQuarters, mealType]);
}

function amountOf(
  typed: { readonly quantity: string | null; readonly unit: string | null },
  portionQuarters: number | null,
  servingsQuarters: number | null,
) {
  if (portionQuarters === null) return typed;
  const { quantity, unit } = scaledAmount(typed, { portionQuarters, servingsQuarters });
  return { quantity, unit };
}
