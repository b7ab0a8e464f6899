import { t } from '@lingui/core/macro';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { NO_FACTS, type RecipeFacts } from '../../../../domain/plan/recipeFacts.ts';
import type { MealNumbers } from '../../../../domain/plan/mealFields.ts';
import { factTexts } from '../../labels/factTexts.ts';
import { mealNumberTexts } from '../../labels/mealNumbers.ts';
import styles from './MealRoom.module.css';

/** Of a meal that has no such data (specification, section 2). */
const FALLBACK = [t`30 mins`, t`4 servings`, t`Medium difficulty`];

interface RecipeFactsLineProps {
  /** Null if the recipe states none. */
  readonly facts: RecipeFacts | null;
  readonly meal: MealNumbers & {
    /** Null: its amounts are fixed. */
    readonly servings: number | null;
    readonly portions: number;
  };
}

/** Either what the meal and its recipe state, or the fallback; never both. */
export function RecipeFactsLine({ facts, meal }: RecipeFactsLineProps) {
  return (
    <ul className={styles['recipeFacts']} role="list" aria-label={t`Time, amount and difficulty`}>
      {factsOf(facts, meal).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The shown amounts are for the table, whatever the recipe's text was written for. */
function factsOf(
  stated: RecipeFacts | null,
  { servings, portions, minutes, ...numbers }: RecipeFactsLineProps['meal'],
): readonly string[] {
  const facts = stated ?? NO_FACTS;
  const texts = [
    ...factTexts({
      ...facts,
      minutes: minutes ?? facts.minutes,
      servings: servings === null ? facts.servings : null,
    }),
    ...(servings === null ? [] : [portionsLabel(portions * 4)]),
    ...mealNumberTexts(numbers),
  ];
  return stated === null && texts.length === 0 ? FALLBACK : texts;
}
