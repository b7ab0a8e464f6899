import { skipToken } from '@apollo/client/react';
import { ArrowLeft, BookmarkPlus, ChefHat, Ellipsis, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate, useParams } from 'react-router';
import { portionText } from '../../../../domain/people/portion.ts';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { useOnline, useOnlineOnly } from '../../browser/useOnline.ts';
import { errorCode, errorMessage, readFailure } from '../../gql/errorMessage.ts';
import type { BookRecipeFragment } from '../../recipes/BookRecipe.generated.ts';
import { useKeepRecipe } from '../../recipes/keep/useKeepRecipe.ts';
import { copyOf } from '../../recipes/keep/recipeInput.ts';
import { RecipeFacts } from '../../recipes/page/RecipeFacts.tsx';
import { RecipeIngredients } from '../../recipes/page/RecipeIngredients.tsx';
import { useBookRecipeQuery, type BookRecipeQuery } from '../../recipes/page/RecipePage.generated.ts';
import { RecipeSteps } from '../../recipes/page/RecipeSteps.tsx';
import { ReplaceDialog } from '../../recipes/pick/ReplaceDialog.tsx';
import { useFillSlot } from '../../recipes/pick/useFillSlot.ts';
import { readPortions } from '../../recipes/portions.ts';
import { shortSlotLabel, sourceLine } from '../../recipes/recipeTexts.ts';
import { readSlotAddress, type RecipeSlot } from '../../recipes/slotAddress.ts';
import { Button, ButtonLink, IconButton } from '../../ui/controls/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { RecipeDialogs } from './RecipeDialogs.tsx';
import styles from './RecipesPages.module.css';
import { useRecipeUrl } from './recipesUrl.ts';
import { useKeptRecipe } from '../../offline/savedRecipes.ts';

/** A recipe: own, shared, of the cookbook, or a meal taken as one. With a slot in the address it can be put there. */
export function RecipePage() {
  const { recipeId = '' } = useParams();
  const url = useRecipeUrl();
  const slot = readSlotAddress(url.slot.value);
  // A deleted recipe must not be asked for again.
  const [isGone, setGone] = useState(false);
  const { data, error, refetch } = useBookRecipeQuery(
    isGone ? skipToken : { variables: { id: recipeId, slot } },
  );
  const recipe = data?.recipe;
  useDocumentTitle(recipe?.name ?? 'Recipe');
  useKeptRecipe(recipeId, recipe !== undefined);
  if (isGone) return null;
  if (recipe !== undefined)
    return <Recipe recipe={recipe} slot={slot} onDeleted={() => flushSync(() => setGone(true))} />;
  if (error === undefined) return <RecipeSkeleton />;
  const code = errorCode(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <ErrorState
      isPage
      title="This recipe could not be loaded"
      text={readFailure(error)}
      onRetry={() => void refetch()}
      action={<ButtonLink to="/recipes">Recipes</ButtonLink>}
    />
  );
}

interface RecipeProps {
  readonly recipe: BookRecipeQuery['recipe'];
  readonly slot: RecipeSlot | null;
  readonly onDeleted: () => void;
}

function Recipe({ recipe, slot, onDeleted }: RecipeProps) {
  const url = useRecipeUrl();
  const asked = readPortions(url.portions.value ?? '');
  const servingsQuarters = recipe.servings === null ? null : recipe.servings * 4;
  const portionQuarters = servingsQuarters === null ? null : (asked ?? servingsQuarters);
  const [slotQuarters] = useState(slot === null ? null : asked);
  return (
    <div className={styles['page']}>
      <BackLink slot={slot} />
      <header className={styles['head']}>
        <div>
          <h1 className={styles['title']} dir="auto">
            {recipe.name}
          </h1>
          {recipe.description !== null && (
            <p className={styles['lead']} dir="auto">
              {recipe.description}
            </p>
          )}
          <Source recipe={recipe} />
        </div>
        <Actions recipe={recipe} slot={slot} />
      </header>
      <RecipeFacts recipe={recipe} fit={recipe.verdict} />
      <div className={styles['columns']}>
        <RecipeIngredients
          recipe={recipe}
          portionQuarters={portionQuarters}
          onPortions={(quarters) => url.portions.set(String(quarters / 4))}
          slot={
            slot === null || slotQuarters === null
              ? null
              : { label: shortSlotLabel(slot), quarters: slotQuarters }
          }
        />
        <RecipeSteps recipeId={recipe.id} steps={recipe.instructions} />
      </div>
      <RecipeDialogs
        recipe={recipe}
        about={aboutOf(slot, portionQuarters)}
        portionQuarters={portionQuarters}
        slot={slot}
        onDeleted={onDeleted}
      />
    </div>
  );
}

/** "for 5½, Sun dinner" */
function aboutOf(slot: RecipeSlot | null, portionQuarters: number | null): string {
  return [
    portionQuarters === null ? '' : `for ${portionText(portionQuarters)}`,
    slot === null ? '' : shortSlotLabel(slot),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function BackLink({ slot }: Pick<RecipeProps, 'slot'>) {
  const to =
    slot === null ? '/recipes' : `/trips/${slot.tripId}?pick=${slot.date}.${slot.type.toLowerCase()}`;
  return (
    <Link to={to} className={styles['back']}>
      <ArrowLeft size={16} strokeWidth={2} />
      {slot === null ? 'Recipes' : `Pick a ${slot.type.toLowerCase()}`}
    </Link>
  );
}

function Source({ recipe }: { readonly recipe: BookRecipeFragment }) {
  const { sourceUrl } = recipe;
  return (
    <p className={styles['source']}>
      <bdi>{sourceLine(recipe)}</bdi>
      {sourceUrl !== null && (
        <>
          {', '}
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
            {hostOf(sourceUrl)}
          </a>
        </>
      )}
    </p>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : 'the web';
}

function Actions({ recipe, slot }: Pick<RecipeProps, 'recipe' | 'slot'>) {
  const navigate = useNavigate();
  const url = useRecipeUrl();
  const isOnline = useOnline();
  const onlineOnly = useOnlineOnly();
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
        title: 'Saved in your recipes',
        action: { label: 'Open it', onClick: () => void navigate(`/recipes/${id}`) },
      });
    } catch (error) {
      const description = errorMessage(error, 'Check your connection and try again.');
      showToast({ kind: 'error', title: 'Not saved', description });
    }
  }

  const isDisabled = !isOnline;
  const entries: MenuEntry[] = [
    { id: 'print', label: 'Print', icon: <Printer />, onSelect: () => window.print() },
    ...(viewerCanEdit
      ? ([
          { id: 'edit', label: 'Edit', icon: <Pencil />, onSelect: url.edit.open, isDisabled },
          { id: 'share', label: 'Share with a trip', icon: <Share2 />, onSelect: url.share.open, isDisabled },
          {
            ...{ id: 'copy', label: 'Save a copy', icon: <BookmarkPlus />, isDisabled },
            onSelect: () => void saveCopy(),
          },
          {
            ...{ id: 'delete', label: 'Delete', icon: <Trash2 />, isDanger: true, isDisabled },
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
          {...onlineOnly}
        >
          Save a copy
        </Button>
      )}
      {viewerCanEdit && slot === null && (
        <Button variant="line" icon={<Pencil size={19} />} onClick={url.edit.open} {...onlineOnly}>
          Edit
        </Button>
      )}
      <Button
        variant={slot === null ? 'primary' : 'line'}
        icon={<ChefHat size={20} />}
        onClick={url.cook.open}
      >
        Cook
      </Button>
      {slot !== null && (
        <Button
          variant="primary"
          isWorking={filling !== null}
          onClick={() =>
            fill({
              ...{ id: recipe.id, name: recipe.name },
              withSwaps: (recipe.verdict?.swaps.length ?? 0) > 0,
            })
          }
          {...onlineOnly}
        >
          Put on {shortSlotLabel(slot)}
        </Button>
      )}
      <Menu
        trigger={(props) => <IconButton label="More" icon={<Ellipsis />} hasTooltip={false} {...props} />}
        entries={entries}
      />
      <ReplaceDialog question={question} onReplace={replace} onClose={keepDish} />
    </div>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

function RecipeSkeleton() {
  return (
    <div className={styles['page']}>
      <Loading label="Loading the recipe" isPage>
        <Skeleton height={42} width={320} />
        <div className={styles['columns']}>
          <div className={styles['waiting']}>
            {ROWS.map((row) => (
              <Skeleton key={row} height={40} />
            ))}
          </div>
          <div className={styles['waiting']}>
            {ROWS.map((row) => (
              <Skeleton key={row} height={56} />
            ))}
          </div>
        </div>
      </Loading>
    </div>
  );
}
