import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { StepList } from '../../ui/recipe/StepList.tsx';
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
      {all === 0 ? (
        <p className={styles['none']}>
          <Trans>No instructions yet.</Trans>
        </p>
      ) : (
        <StepList steps={numbered} ticks={{ done: cooking.steps, onTick: tickStep }} />
      )}
    </section>
  );
}
