import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import { useCooking } from '../cooking/useCooking.ts';
import styles from './RecipeParts.module.css';

interface RecipeStepsProps {
  readonly recipeId: string;
  readonly steps: readonly string[];
}

/** Instructions whose ticks this device keeps for a day. */
export function RecipeSteps({ recipeId, steps }: RecipeStepsProps) {
  const { cooking, tickStep } = useCooking(recipeId);
  const numbered = useMemo(() => numberedSteps(steps), [steps]);
  const done = numbered.filter(({ index }) => cooking.steps.includes(index)).length;
  const all = numbered.length;
  return (
    <section aria-labelledby="recipe-instructions" className={styles['part']}>
      <div className={styles['head']}>
        <h2 id="recipe-instructions">
          <Trans>Instructions</Trans>
        </h2>
        {done > 0 && (
          <p className={styles['count']} role="status">
            <Trans>
              {done} of {all}
            </Trans>
          </p>
        )}
      </div>
      {steps.length === 0 && (
        <p className={styles['none']}>
          <Trans>No instructions yet.</Trans>
        </p>
      )}
      <ol className={styles['steps']} role="list">
        {numbered.map(({ text, index, number, heading }) => (
          // Steps have no id.
          <li key={index}>
            {heading !== null && (
              <h3 className={styles['heading']} dir="auto">
                {heading}
              </h3>
            )}
            <label className={styles['step']}>
              <input
                type="checkbox"
                checked={cooking.steps.includes(index)}
                onChange={({ target }) => tickStep(index, target.checked)}
              />
              <span className={styles['number']} aria-hidden="true">
                <span>{number}</span>
                <Check size={18} strokeWidth={2.6} />
              </span>
              <span className={styles['text']} dir="auto">
                {stepInUnits(text)}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
