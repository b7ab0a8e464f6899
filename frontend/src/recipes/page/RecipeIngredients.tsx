import { useMemo } from 'react';
import { portionText } from '../../../../domain/people/portion.ts';
import { scaledAmount } from '../../../../domain/shopping/neededAmount.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import { PortionStepper } from './PortionStepper.tsx';
import styles from './RecipeParts.module.css';

interface RecipeIngredientsProps {
  readonly recipe: BookRecipeFragment;
  /** What the amounts are shown for, in quarters; null: they are fixed. */
  readonly portionQuarters: number | null;
  readonly onPortions: (quarters: number) => void;
  /** "Sun dinner", and what it needs in quarters; null without a slot. */
  readonly slot: { readonly label: string; readonly quarters: number } | null;
}

export function RecipeIngredients({ recipe, portionQuarters, onPortions, slot }: RecipeIngredientsProps) {
  const { servings, ingredients } = recipe;
  const servingsQuarters = servings === null ? null : servings * 4;
  const amounts = useMemo(
    () => scaledAmounts(ingredients, portionQuarters, servingsQuarters),
    [ingredients, portionQuarters, servingsQuarters],
  );
  return (
    <section aria-labelledby="recipe-ingredients" className={styles['part']}>
      <h2 id="recipe-ingredients">Ingredients</h2>
      {ingredients.length === 0 && <p className={styles['none']}>No ingredients are listed.</p>}
      {ingredients.length > 0 && portionQuarters !== null && (
        <PortionStepper value={portionQuarters} onChange={onPortions} />
      )}
      {ingredients.length > 0 && (
        <p className={styles['note']}>
          {servingsQuarters === null
            ? 'These amounts are fixed.'
            : `Written for ${portionText(servingsQuarters)}.`}
          {slot !== null && ` ${slot.label} needs ${portionText(slot.quarters)}.`}
        </p>
      )}
      <ul className={styles['ingredients']}>
        {ingredients.map(({ name, notes, alternatives }, index) => (
          // Ingredients have no id.
          <li key={index}>
            {/* A new amount flashes. */}
            <span key={amounts[index]} className={styles['amount']}>
              {amounts[index]}
            </span>{' '}
            <span className={styles['what']} dir="auto">
              {name}
              {notes !== null && <small>{notes}</small>}
              {alternatives.length > 0 && <small>or {alternatives.join(', ')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As shown: "1½ cups". */
function scaledAmounts(
  ingredients: BookRecipeFragment['ingredients'],
  portionQuarters: number | null,
  servingsQuarters: number | null,
): string[] {
  return ingredients.map(({ quantity, unit }) =>
    withGlyphs(
      scaledAmount(
        { quantity, unit },
        {
          portionQuarters: portionQuarters ?? 0,
          servingsQuarters: portionQuarters === null ? null : servingsQuarters,
        },
      ).text,
    ),
  );
}
