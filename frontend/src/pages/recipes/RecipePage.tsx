import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { errorCode } from '../../gql/errorMessage.ts';
import type { BookRecipeFragment } from '../../recipes/BookRecipe.generated.ts';
import { RecipeFacts } from '../../recipes/page/RecipeFacts.tsx';
import { RecipeIngredients } from '../../recipes/page/RecipeIngredients.tsx';
import { useBookRecipeQuery, type BookRecipeQuery } from '../../recipes/page/RecipePage.generated.ts';
import { RecipeSteps } from '../../recipes/page/RecipeSteps.tsx';
import { readPortions } from '../../recipes/portions.ts';
import { pickTitle, shortSlotLabel, sourceLine } from '../../recipes/recipeTexts.ts';
import { readSlotAddress, type RecipeSlot } from '../../recipes/slotAddress.ts';
import { dropSavedRecipe, useKeptRecipe } from '../../offline/saved/savedRecipes.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { RecipeActions } from './RecipeActions.tsx';
import { RecipeDialogs } from './RecipeDialogs.tsx';
import styles from './RecipesPages.module.css';
import { useRecipeUrl } from './recipesUrl.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';

/** A recipe: own, shared, of the cookbook, or a meal taken as one. With a slot in the address it can be put there. */
export function RecipePage() {
  const { recipeId = '' } = useParams();
  const url = useRecipeUrl();
  const slot = readSlotAddress(url.slot.value);
  // A deleted recipe must not be asked for again.
  const [isGone, setGone] = useState(false);
  const answer = useBookRecipeQuery(isGone ? skipToken : { variables: { id: recipeId, slot } });
  const recipe = answer.data?.recipe;
  useDocumentTitle(recipe?.name ?? t`Recipe`);
  useKeptRecipe(recipeId, recipe !== undefined);
  if (isGone) return null;
  if (recipe !== undefined)
    return (
      <Recipe
        recipe={recipe}
        slot={slot}
        onDeleted={() => {
          flushSync(() => setGone(true));
          dropSavedRecipe(recipeId);
        }}
      />
    );
  const code = errorCode(answer.error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <UntilLoaded
      isPage
      answer={answer}
      title={t`This recipe could not be loaded`}
      skeleton={<RecipeSkeleton />}
      action={
        <ButtonLink to="/recipes">
          <Trans>Recipes</Trans>
        </ButtonLink>
      }
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
          <h1 className="breaks" dir="auto">
            {recipe.name}
          </h1>
          {recipe.description !== null && (
            <p className={styles['lead']} dir="auto">
              {recipe.description}
            </p>
          )}
          <Source recipe={recipe} />
        </div>
        <RecipeActions recipe={recipe} slot={slot} />
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

function forText(portions: string): string {
  return t`for ${portions}`;
}

/** "for 5½ portions, Sun dinner" */
function aboutOf(slot: RecipeSlot | null, portionQuarters: number | null): string {
  return [
    portionQuarters === null ? '' : forText(portionsLabel(portionQuarters)),
    slot === null ? '' : shortSlotLabel(slot),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function BackLink({ slot }: Pick<RecipeProps, 'slot'>) {
  const to =
    slot === null
      ? '/recipes'
      : `/trips/${slot.tripId}?pick=${mealTimeKey({ date: slot.date, type: mealTypeOf(slot.type) })}`;
  return (
    <Link to={to} className="label inline touch notOnPaper">
      <ArrowLeft size={16} strokeWidth={2} />
      {slot === null ? t`Recipes` : pickTitle(mealTypeOf(slot.type))}
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
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : t`the web`;
}

const ROWS = [0, 1, 2, 3, 4, 5];

function RecipeSkeleton() {
  return (
    <div className={styles['page']}>
      <Loading label={t`Loading the recipe`} isPage>
        <Skeleton height={42} width={320} />
        <div className={styles['columns']}>
          <div className="column gap8">
            {ROWS.map((row) => (
              <Skeleton key={row} height={40} />
            ))}
          </div>
          <div className="column gap8">
            {ROWS.map((row) => (
              <Skeleton key={row} height={56} />
            ))}
          </div>
        </div>
      </Loading>
    </div>
  );
}
