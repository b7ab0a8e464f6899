import { t } from '@lingui/core/macro';
import { Tick } from '../../ui/controls/choice/Tick.tsx';
import { amountText, notesText, type DishToCook } from './dish.ts';
import styles from './KitchenIngredients.module.css';
import type { KitchenState } from './useKitchen.ts';

interface KitchenIngredientsProps {
  readonly dish: DishToCook;
  readonly kitchen: Pick<KitchenState, 'ticked' | 'tickIngredient' | 'batches'>;
  /** Indexes. */
  readonly shown: readonly number[];
  /** For screen readers. */
  readonly label?: string;
}

/** Ingredients to tick, with the amounts of the table or of one batch. */
export function KitchenIngredients({
  dish,
  kitchen,
  shown,
  label = t`Ingredients to check off`,
}: KitchenIngredientsProps) {
  const { ticked, tickIngredient, batches } = kitchen;
  if (shown.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={label}>
      {shown.map((index) => {
        const ingredient = dish.ingredients[index];
        if (ingredient === undefined) return null;
        const notes = notesText(ingredient, batches);
        const isTicked = ticked.ingredients.includes(index);
        return (
          <li key={index}>
            <label className={styles['row']} data-ticked={isTicked ? '' : undefined}>
              <Tick
                className={styles['box']}
                checked={isTicked}
                onChange={({ target }) => tickIngredient(index, target.checked)}
              />
              <span className={styles['amount']}>{amountText(ingredient, batches)}</span>{' '}
              <span className={styles['what']} dir="auto">
                {ingredient.name}
                {notes !== '' && <small> {notes}</small>}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
