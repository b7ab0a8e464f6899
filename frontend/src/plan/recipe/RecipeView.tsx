import { Fragment } from 'react';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { byPart } from '../../../../domain/recipes/partHeading.ts';
import { portionsLabel, portionText } from '../../../../domain/shopping/amount/portion.ts';
import { readRecipe } from '../../../../domain/plan/recipeFacts.ts';
import { chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { RecipeFacts } from './RecipeFacts.tsx';
import { RecipeSteps } from './RecipeSteps.tsx';
import type { RecipeQuery } from './Recipe.generated.ts';
import styles from './RecipeView.module.css';

type MealOfRecipe = RecipeQuery['meal'];

interface RecipeViewProps {
  readonly meal: MealOfRecipe;
  readonly onIngredients: () => void;
  /** Null without the right, or offline. */
  readonly onEdit: (() => void) | null;
}

/** A recipe to cook by: facts, ingredients with chosen substitutes, steps. */
export function RecipeView({ meal, onIngredients, onEdit }: RecipeViewProps) {
  const { ingredients, instructions, recipe } = meal;
  const { facts, text } = readRecipe(recipe);
  const isEmpty = ingredients.length === 0 && instructions.length === 0 && recipe === null;
  return (
    <div className={styles['recipe']}>
      <RecipeFacts facts={facts} minutes={meal.minutes} servings={meal.servings} portions={meal.portions} />
      {isEmpty ? (
        <div className={styles['empty']}>
          <p>No recipe details available for this meal yet.</p>
          {onEdit !== null && (
            <p className={styles['invitation']}>
              <Button onClick={onEdit}>Write the recipe</Button>
              <Button onClick={onIngredients}>Add ingredients</Button>
            </p>
          )}
        </div>
      ) : (
        <div className={styles['columns']}>
          <section aria-labelledby="recipe-ingredients">
            <h2 id="recipe-ingredients">Ingredients</h2>
            {meal.servings !== null && (
              <p className={styles['notes']}>
                Written for {portionText(meal.servings * 4)}, shown for {portionsLabel(meal.portions * 4)}.
              </p>
            )}
            {byPart(ingredients).map(({ part, rows }) => (
              <Fragment key={part}>
                {part !== null && (
                  <h3 className={styles['heading']} dir="auto">
                    {part}
                  </h3>
                )}
                <ul className={styles['ingredients']}>
                  {rows.map((ingredient) => (
                    <IngredientLine key={ingredient.id} ingredient={ingredient} />
                  ))}
                </ul>
              </Fragment>
            ))}
            <Button variant="link" onClick={onIngredients}>
              {ingredients.length === 0 ? 'Add ingredients' : 'Ingredients and shopping'}
            </Button>
          </section>
          <section aria-labelledby="recipe-instructions">
            <h2 id="recipe-instructions">Instructions</h2>
            <RecipeSteps instructions={instructions} text={text} />
          </section>
        </div>
      )}
    </div>
  );
}

function IngredientLine({ ingredient }: { readonly ingredient: MealOfRecipe['ingredients'][number] }) {
  const notes = [
    isReplaced(ingredient) ? `instead of ${ingredient.name}` : '',
    noteWithUse(ingredient.used, ingredient.notes) ?? '',
  ].filter((part) => part !== '');
  return (
    <li className={styles['ingredient']}>
      <span className={styles['amount']}>{withGlyphs(ingredient.amount.text)}</span>{' '}
      <span className={styles['what']} dir="auto">
        {chosenName(ingredient)}
        {notes.length > 0 && <span className={styles['notes']}> {notes.join(', ')}</span>}
      </span>
    </li>
  );
}
