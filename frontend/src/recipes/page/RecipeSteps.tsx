import { Check } from 'lucide-react';
import { useCooking } from '../cooking/useCooking.ts';
import styles from './RecipeParts.module.css';

interface RecipeStepsProps {
  readonly recipeId: string;
  readonly steps: readonly string[];
}

/** Instructions whose ticks this device keeps for a day. */
export function RecipeSteps({ recipeId, steps }: RecipeStepsProps) {
  const { cooking, tickStep } = useCooking(recipeId);
  const done = cooking.steps.filter((index) => index < steps.length).length;
  return (
    <section aria-labelledby="recipe-instructions" className={styles['part']}>
      <div className={styles['head']}>
        <h2 id="recipe-instructions">Instructions</h2>
        {done > 0 && (
          <p className={styles['count']} role="status">
            {done} of {steps.length}
          </p>
        )}
      </div>
      {steps.length === 0 && <p className={styles['none']}>No instructions yet.</p>}
      <ol className={styles['steps']} role="list">
        {steps.map((step, index) => (
          // Steps have no id.
          <li key={index}>
            <label className={styles['step']}>
              <input
                type="checkbox"
                checked={cooking.steps.includes(index)}
                onChange={({ target }) => tickStep(index, target.checked)}
              />
              <span className={styles['number']} aria-hidden="true">
                <span>{index + 1}</span>
                <Check size={18} strokeWidth={2.6} />
              </span>
              <span className={styles['text']} dir="auto">
                {step}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
