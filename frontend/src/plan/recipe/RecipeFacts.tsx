import { t } from '@lingui/core/macro';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { NO_FACTS, type RecipeFacts as Facts } from '../../../../domain/plan/recipeFacts.ts';
import { factTexts } from '../../labels/factTexts.ts';
import styles from './RecipeSteps.module.css';

/** Of a meal that has no such data (specification, section 2). */
const FALLBACK = [t`30 mins`, t`4 servings`, t`Medium difficulty`];

interface RecipeFactsProps {
  /** Null if the recipe states none. */
  readonly facts: Facts | null;
  /** Of the meal, for its table; null if nobody said. */
  readonly minutes: number | null;
  /** Of the meal; null: its amounts are fixed. */
  readonly servings: number | null;
  readonly portions: number;
}

/** Either what the meal and its recipe state, or the fallback; never both. */
export function RecipeFacts({ facts, minutes, ...meal }: RecipeFactsProps) {
  const known = minutes === null ? facts : { ...(facts ?? NO_FACTS), minutes };
  return (
    <ul className={styles['facts']} role="list" aria-label={t`Time, amount and difficulty`}>
      {factsOf({ facts: known, ...meal }).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The shown amounts are for the table, whatever the recipe's text was written for. */
function factsOf({ facts, servings, portions }: Omit<RecipeFactsProps, 'minutes'>): readonly string[] {
  if (servings === null) return facts === null ? FALLBACK : factTexts(facts);
  const others = facts === null ? [] : factTexts({ ...facts, servings: null });
  return [...others, portionsLabel(portions * 4)];
}
