import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import { Tick } from '../../ui/controls/choice/Tick.tsx';
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
        {numbered.map(({ text, index, number, heading }) => {
          const isDone = cooking.steps.includes(index);
          return (
            // Steps have no id.
            <li key={index}>
              {heading !== null && (
                <h3 className={styles['heading']} dir="auto">
                  {heading}
                </h3>
              )}
              <label className={styles['step']} data-done={isDone ? '' : undefined}>
                <Tick
                  className={styles['number']}
                  checked={isDone}
                  onChange={({ target }) => tickStep(index, target.checked)}
                >
                  {isDone ? <Check size={18} strokeWidth={2.6} /> : number}
                </Tick>
                <span className={styles['text']} dir="auto">
                  {stepInUnits(text)}
                </span>
              </label>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
