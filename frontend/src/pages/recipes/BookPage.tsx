import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Link2, PencilLine } from 'lucide-react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useSettled } from '../../browser/hooks/useSettled.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import type { RecipeSource } from '../../gql/schema.generated.ts';
import { useKeptRecipeList } from '../../offline/saved/savedRecipes.ts';
import { RecipeList, RecipeRow } from '../../recipes/book/RecipeList.tsx';
import { ShowMore } from '../../recipes/book/ShowMore.tsx';
import { RecipeSearchField } from '../../recipes/book/RecipeSearchField.tsx';
import { useRecipeSearch } from '../../recipes/book/useRecipeSearch.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './RecipesPages.module.css';
import { useBookUrl } from './recipesUrl.ts';

const RecipeFormDialog = lazyDialog(() =>
  import('../../recipes/form/RecipeFormDialog.tsx').then((module) => module.RecipeFormDialog),
);

const ImportRecipeDialog = lazyDialog(() =>
  import('../../recipes/import/ImportRecipeDialog.tsx').then((module) => module.ImportRecipeDialog),
);

const SHELVES = {
  ours: { label: t`Yours`, list: t`Yours: recipes`, sources: ['OWN', 'SHARED'] },
  cookbook: { label: t`Cookbook`, list: t`Cookbook: recipes`, sources: ['COOKBOOK'] },
  cooked: { label: t`Cooked before`, list: t`Cooked before: recipes`, sources: ['MEAL'] },
} as const satisfies Record<string, { label: string; list: string; sources: readonly RecipeSource[] }>;
type ShelfName = keyof typeof SHELVES;

const SHELF_CHOICES = (Object.keys(SHELVES) as ShelfName[]).map((value) => ({
  value,
  label: SHELVES[value].label,
}));

const SETTLE_MS = 200;

/** The recipe book: own recipes and shared ones, the cookbook, and what was cooked before. */
export function BookPage() {
  useDocumentTitle(t`Recipes`);
  const navigate = useNavigate();
  const url = useBookUrl();
  const isOnline = useOnline();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shelf = SHELF_CHOICES.find(({ value }) => value === url.from.value)?.value ?? 'ours';
  const isWriting = url.write.isOpen;
  return (
    <div className={styles['page']}>
      <Link to="/" className="label inline touch notOnPaper">
        <ArrowLeft size={16} strokeWidth={2} />
        <Trans>Your Trips</Trans>
      </Link>
      <header className={styles['head']}>
        <div>
          <h1 className="breaks">
            <Trans>Recipes</Trans>
          </h1>
          <p className={styles['lead']}>
            <Trans>Keep what you like, and put it into the plan of any trip.</Trans>
          </p>
        </div>
        <div className={styles['actions']}>
          <Button variant="line" icon={<PencilLine size={20} />} onClick={url.write.open} isOnlineOnly>
            <Trans>New recipe</Trans>
          </Button>
          <Button variant="primary" icon={<Link2 size={20} />} onClick={url.importRecipe.open} isOnlineOnly>
            <Trans>Import</Trans>
          </Button>
        </div>
      </header>
      <div className={styles['tools']}>
        <RecipeSearchField
          value={url.search.value ?? ''}
          onChange={(value) => url.search.set(value === '' ? null : value)}
        />
        <Segments
          label={t`Which recipes`}
          isLabelHidden
          choices={SHELF_CHOICES}
          value={shelf}
          onChange={(value) => url.from.set(value === 'ours' ? null : value)}
        />
      </div>
      {!isOnline && (
        <Notice
          tone="sky"
          text={t`You are offline. Recipes that you opened on this device can be read and cooked.`}
        />
      )}
      <VisuallyHidden>
        <h2 ref={headingRef} tabIndex={-1}>
          {SHELVES[shelf].label}
        </h2>
      </VisuallyHidden>
      <Shelf
        // Without a key, the previous list would stay under another list's name.
        key={shelf}
        shelf={shelf}
        search={(url.search.value ?? '').trim()}
        onClear={() => url.search.set(null)}
        onSearchCookbook={() => {
          url.from.set('cookbook');
          headingRef.current?.focus();
        }}
        onImport={url.importRecipe.open}
      />
      <ImportRecipeDialog
        isOpen={url.importRecipe.isOpen}
        shared={url.importRecipe.shared}
        onClose={url.importRecipe.close}
      />
      <RecipeFormDialog
        recipe={null}
        isOpen={isWriting}
        onClose={url.write.close}
        onSaved={(id) => void navigate(`/recipes/${id}`, { replace: true })}
      />
    </div>
  );
}

interface ShelfProps {
  readonly shelf: ShelfName;
  readonly search: string;
  readonly onClear: () => void;
  readonly onSearchCookbook: () => void;
  readonly onImport: () => void;
}

function Shelf({ shelf, search, ...actions }: ShelfProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const settled = useSettled(search, SETTLE_MS);
  const found = useRecipeSearch({
    sources: [...SHELVES[shelf].sources],
    search: settled === '' ? null : settled,
  });
  useKeptRecipeList(shelf === 'ours' && settled === '' ? found.recipes : null);
  const { recipes, isStale, error, retry, isRetrying } = found;
  if (recipes === null) {
    if (error !== undefined)
      return (
        <ErrorState
          title={t`This did not load.`}
          text={readFailure(error)}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      );
    return <ListSkeleton />;
  }
  if (recipes.length === 0) return <NothingThere shelf={shelf} search={settled} {...actions} />;
  return (
    <div ref={listRef} aria-busy={isStale} className="fades">
      <RecipeList label={SHELVES[shelf].list} hasColumns>
        {recipes.map((recipe) => (
          <RecipeRow key={`${recipe.source}.${recipe.id}`} recipe={recipe} to={`/recipes/${recipe.id}`} />
        ))}
      </RecipeList>
      <ShowMore found={found} listRef={listRef} />
    </div>
  );
}

function NothingThere({ shelf, search, onClear, onSearchCookbook, onImport }: ShelfProps) {
  if (search !== '')
    return (
      <EmptyState
        title={t`Nothing called “${search}”`}
        text={t`Try another word, or look in the other lists.`}
        action={
          <div className="wrap centred">
            {shelf !== 'cookbook' && (
              <Button onClick={onSearchCookbook} isOnlineOnly>
                <Trans>Search the cookbook</Trans>
              </Button>
            )}
            <Button onClick={onClear}>
              <Trans>Clear the search</Trans>
            </Button>
          </div>
        }
      />
    );
  if (shelf === 'cooked')
    return (
      <EmptyState
        title={t`Nothing cooked yet`}
        text={t`Meals of your trips appear here to be cooked again.`}
      />
    );
  return (
    <EmptyState
      title={t`No recipes yet.`}
      text={t`Import one, or keep a meal you liked.`}
      action={
        <Button icon={<Link2 size={20} />} onClick={onImport} isOnlineOnly>
          <Trans>Import a recipe</Trans>
        </Button>
      }
    />
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

function ListSkeleton() {
  return (
    <Loading label={t`Loading the recipes`}>
      <div className="column gap8">
        {ROWS.map((row) => (
          <Skeleton key={row} height={84} radius={14} />
        ))}
      </div>
    </Loading>
  );
}
