import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookmarkPlus, ChefHat, Ellipsis, FileDown, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useOnline } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { exportRecipe } from '../../recipes/keep/exportRecipe.ts';
import { copyOf } from '../../recipes/keep/recipeInput.ts';
import { useKeepRecipe } from '../../recipes/keep/useKeepRecipe.ts';
import type { BookRecipeQuery } from '../../recipes/page/RecipePage.generated.ts';
import { ReplaceDialog } from '../../recipes/pick/ReplaceDialog.tsx';
import { useFillSlot } from '../../recipes/pick/useFillSlot.ts';
import { shortSlotLabel } from '../../recipes/recipeTexts.ts';
import type { RecipeSlot } from '../../recipes/slotAddress.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import styles from './RecipesPages.module.css';
import { useRecipeUrl } from './recipesUrl.ts';

interface RecipeActionsProps {
  readonly recipe: BookRecipeQuery['recipe'];
  /** That the recipe can be put on; null without. */
  readonly slot: RecipeSlot | null;
}

function putOnText(slot: string): string {
  return t`Add to ${slot}`;
}

/** What can be done with a recipe: cook it, put it on a slot, copy it; the owner edits, shares and deletes it. */
export function RecipeActions({ recipe, slot }: RecipeActionsProps) {
  const navigate = useNavigate();
  const url = useRecipeUrl();
  const isOnline = useOnline();
  const { keep, isKeeping } = useKeepRecipe();
  const {
    fill,
    filling,
    question,
    replace,
    keep: keepDish,
  } = useFillSlot(slot, () => {
    if (slot !== null) void navigate(`/trips/${slot.tripId}?day=${slot.date}`, { replace: true });
  });
  const { viewerCanEdit } = recipe;

  async function saveCopy(): Promise<void> {
    try {
      const id = await keep(copyOf(recipe));
      showToast({
        kind: 'success',
        title: t`Saved in your recipes`,
        action: { label: t`Open it`, onClick: () => void navigate(`/recipes/${id}`) },
      });
    } catch (error) {
      showError(errorMessage(error, t`Check your connection and try again.`), t`Not saved`);
    }
  }

  const isDisabled = !isOnline;
  const entries: MenuEntry[] = [
    { id: 'print', label: t`Print`, icon: <Printer />, onSelect: () => window.print() },
    {
      id: 'export',
      label: t`Export`,
      icon: <FileDown />,
      isDisabled,
      onSelect: () => void exportRecipe(recipe),
    },
    // Without a slot it is a button.
    ...(viewerCanEdit && slot !== null
      ? ([
          { id: 'edit', label: t`Edit`, icon: <Pencil />, onSelect: url.edit.open, isDisabled },
        ] satisfies MenuEntry[])
      : []),
    ...(viewerCanEdit
      ? ([
          {
            id: 'share',
            label: t`Share with a trip`,
            icon: <Share2 />,
            onSelect: url.share.open,
            isDisabled,
          },
          {
            id: 'copy',
            label: t`Save a copy`,
            icon: <BookmarkPlus />,
            isDisabled,
            onSelect: () => void saveCopy(),
          },
          {
            id: 'delete',
            label: t`Delete`,
            icon: <Trash2 />,
            isDanger: true,
            isDisabled,
            onSelect: url.remove.open,
          },
        ] satisfies MenuEntry[])
      : []),
  ];
  return (
    <div className={styles['actions']}>
      {!viewerCanEdit && (
        <Button
          variant="line"
          icon={<BookmarkPlus size={20} />}
          onClick={() => void saveCopy()}
          isWorking={isKeeping}
          isOnlineOnly
        >
          <Trans>Save a copy</Trans>
        </Button>
      )}
      {viewerCanEdit && slot === null && (
        <Button variant="line" icon={<Pencil size={19} />} onClick={url.edit.open} isOnlineOnly>
          <Trans>Edit</Trans>
        </Button>
      )}
      <Button
        variant={slot === null ? 'primary' : 'line'}
        icon={<ChefHat size={20} />}
        onClick={url.cook.open}
      >
        <Trans>Cook</Trans>
      </Button>
      {slot !== null && (
        <Button
          variant="primary"
          isWorking={filling !== null}
          onClick={() => fill({ id: recipe.id, name: recipe.name, swaps: recipe.verdict?.swaps ?? [] })}
          isOnlineOnly
        >
          {putOnText(shortSlotLabel(slot))}
        </Button>
      )}
      <Menu
        trigger={(props) => <IconButton label={t`More`} icon={<Ellipsis />} hasTooltip={false} {...props} />}
        entries={entries}
      />
      <ReplaceDialog question={question} onReplace={replace} onClose={keepDish} />
    </div>
  );
}
