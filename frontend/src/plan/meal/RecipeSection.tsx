import { Pencil } from 'lucide-react';
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

interface RecipeSectionProps {
  readonly tripId: string;
  readonly mealId: string;
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

function Recipe({ meal, tripId, mealId }: RecipeProps) {
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
      </p>
    </>
  );
}
