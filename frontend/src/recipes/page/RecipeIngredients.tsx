import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, useMemo } from 'react';
import { shownNote } from '../../../../domain/recipes/kitchen/insteadOfNote.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { byPart } from '../../../../domain/recipes/partHeading.ts';
import { portionsLabel, portionText } from '../../../../domain/shopping/amount/portion.ts';
import { scaledAmount } from '../../../../domain/shopping/amount/neededAmount.ts';
import { amountOf } from '../../labels/amounts.ts';
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
      <h2 id="recipe-ingredients">
        <Trans>Ingredients</Trans>
      </h2>
      {ingredients.length === 0 && (
        <p className={styles['none']}>
          <Trans>No ingredients are listed.</Trans>
        </p>
      )}
      {ingredients.length > 0 && portionQuarters !== null && (
        <PortionStepper value={portionQuarters} onChange={onPortions} />
      )}
      {ingredients.length > 0 && (
        <p className={styles['note']}>
          {[amountsFor(servingsQuarters), ...(slot === null ? [] : [needsText(slot)])].join(' ')}
        </p>
      )}
      {byPart(numberedRows(ingredients)).map(({ part, rows }) => (
        <Fragment key={part}>
          {part !== null && (
            <h3 className={styles['heading']} dir="auto">
              {part}
            </h3>
          )}
          <ul className={styles['ingredients']}>
            {rows.map(({ index, name, notes, alternatives }) => (
              // Ingredients have no id.
              <li key={index}>
                {/* A new amount flashes. */}
                <span key={amounts[index]} className={styles['amount']}>
                  {amounts[index]}
                </span>{' '}
                <span className="stack" dir="auto">
                  {name}
                  {notes !== null && <small>{textInUnits(shownNote(notes))}</small>}
                  {alternatives.length > 0 && <small>{otherwise(alternatives)}</small>}
                </span>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function amountsFor(servingsQuarters: number | null): string {
  if (servingsQuarters === null) return t`These amounts are fixed.`;
  const portions = portionsLabel(servingsQuarters);
  return t`Amounts for ${portions}.`;
}

function needsText({ label, quarters }: NonNullable<RecipeIngredientsProps['slot']>): string {
  const portions = portionText(quarters);
  return t`${label} needs ${portions}.`;
}

function otherwise(alternatives: readonly string[]): string {
  const foods = alternatives.join(', ');
  return t`or ${foods}`;
}

function numberedRows(ingredients: BookRecipeFragment['ingredients']) {
  return ingredients.map((one, index) => ({ ...one, index }));
}

/** As shown: "1½ cups". */
function scaledAmounts(
  ingredients: BookRecipeFragment['ingredients'],
  portionQuarters: number | null,
  servingsQuarters: number | null,
): string[] {
  const scale = {
    portionQuarters: portionQuarters ?? 0,
    servingsQuarters: portionQuarters === null ? null : servingsQuarters,
  };
  return ingredients.map(({ name, quantity, unit }) =>
    amountOf(scaledAmount({ quantity, unit }, scale), name),
  );
}
