import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { useDeleteRecipeMutation } from './KeepRecipe.generated.ts';
import { forgetRecipeLists } from './useKeepRecipe.ts';

interface DeleteRecipeDialogProps {
  readonly recipe: { readonly id: string; readonly name: string; readonly sharedWith: readonly string[] };
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Before the recipe leaves the cache. */
  readonly onDeleted: () => void;
}

export function DeleteRecipeDialog({ recipe, isOpen, onClose, onDeleted }: DeleteRecipeDialogProps) {
  const [deleteRecipe] = useDeleteRecipeMutation();
  const { id, name, sharedWith } = recipe;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Delete this recipe?`}
      text={
        sharedWith.length > 0 ? (
          <Trans>
            <bdi>{name}</bdi> is removed from your recipes and from the trips that you share it with. Meals
            made of it stay.
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> is removed from your recipes. Meals made of it stay.
          </Trans>
        )
      }
      action={t`Delete recipe`}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        try {
          await deleteRecipe({
            variables: { input: { id } },
            update: (cache) => {
              onDeleted();
              forgetRecipeLists(cache);
              forget(cache, { __typename: 'Recipe', id });
            },
          });
        } catch (error) {
          showError(
            errorMessage(error, t`Check your connection and try again.`),
            t`The recipe could not be deleted`,
          );
          return;
        }
        showToast({ kind: 'success', title: t`Recipe deleted`, description: name });
      }}
    />
  );
}
