import { BookmarkPlus, BookOpen, BookSearch, ChefHat, Pencil } from 'lucide-react';
import { useId } from 'react';
import { readRecipe } from '../../../../domain/plan/recipeFacts.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRecipeQuery, type RecipeQuery } from '../recipe/Recipe.generated.ts';
import { RecipeFacts } from '../recipe/RecipeFacts.tsx';
import { RecipeForm, RecipeFormButtons, useRecipeForm } from '../recipe/RecipeForm.tsx';
import { RecipeSteps } from '../recipe/RecipeSteps.tsx';
import styles from './MealSheet.module.css';

const KEEP_ID = 'meal-sheet-keep';

/** The sheet's button, as a focus target; null if not shown. */
export function sheetKeep(): HTMLElement | null {
  return document.getElementById(KEEP_ID);
}

interface RecipeSectionProps {
  readonly tripId: string;
  readonly mealId: string;
  /** Opens the recipe alone, to cook by or print. */
  readonly onRecipe: (mealId: string) => void;
  /** Looks for a recipe in its place. */
  readonly onPick: () => void;
  /** Keeps the meal as a recipe. */
  readonly onKeep: (mealId: string) => void;
  readonly onCook: (mealId: string) => void;
}

/** The recipe in the meal's sheet, read and edited in place. */
export function RecipeSection(props: RecipeSectionProps) {
  const { data, error, refetch } = useRecipeQuery({ variables: { mealId: props.mealId } });
  const headId = useId();
  return (
    <section className={styles['section']} aria-labelledby={headId}>
      <h2 id={headId} className={styles['title']}>
        Recipe
      </h2>
      {data !== undefined && <Recipe meal={data.meal} {...props} />}
      {data === undefined && error === undefined && (
        <Loading label="Loading the recipe">
          <Skeleton height={74} />
        </Loading>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState
          title="The recipe could not be loaded"
          text={readFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

interface RecipeProps extends RecipeSectionProps {
  readonly meal: RecipeQuery['meal'];
}

function Recipe({ meal, tripId, mealId, onRecipe, onPick, onKeep, onCook }: RecipeProps) {
  const formId = useId();
  const onlineOnly = useOnlineOnly();
  const recipeForm = useRecipeForm(tripId, mealId, meal);
  const { isEditing, edit, editRef } = recipeForm;
  if (isEditing)
    return (
      <>
        <RecipeForm id={formId} {...recipeForm} />
        <p className={styles['buttons']}>
          <RecipeFormButtons {...recipeForm} formId={formId} leaveLabel="Leave the recipe as it is" />
        </p>
      </>
    );
  const { instructions, recipe, ingredients } = meal;
  const { facts, text } = readRecipe(recipe);
  const isCookable = instructions.length > 0 || ingredients.length > 0;
  const isWritten = instructions.length > 0 || recipe !== null;
  return (
    <>
      <RecipeFacts facts={facts} minutes={meal.minutes} servings={meal.servings} portions={meal.portions} />
      {isWritten && <RecipeSteps instructions={instructions} text={text} />}
      {!isWritten && ingredients.length === 0 && (
        <p className={styles['none']}>No recipe details available for this meal yet.</p>
      )}
      <p className={styles['buttons']}>
        <Button icon={<Pencil size={19} />} ref={editRef} onClick={edit} {...onlineOnly}>
          {isWritten ? 'Edit recipe' : 'Write the recipe'}
        </Button>
        <Button variant="quiet" icon={<BookOpen size={19} />} onClick={() => onRecipe(mealId)}>
          View recipe
        </Button>
        {isCookable && (
          <Button variant="quiet" icon={<ChefHat size={19} />} onClick={() => onCook(mealId)}>
            Cook
          </Button>
        )}
        <Button variant="quiet" icon={<BookSearch size={19} />} onClick={onPick} {...onlineOnly}>
          Pick a recipe
        </Button>
        {isCookable && (
          <Button
            variant="quiet"
            icon={<BookmarkPlus size={19} />}
            id={KEEP_ID}
            onClick={() => onKeep(mealId)}
            {...onlineOnly}
          >
            Save as recipe
          </Button>
        )}
      </p>
    </>
  );
}
