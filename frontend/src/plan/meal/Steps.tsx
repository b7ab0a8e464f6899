import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { readRecipe } from '../../../../domain/plan/recipeFacts.ts';
import { withoutBatchStep } from '../../../../domain/recipes/kitchen/cooking.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { isWebAddress } from '../../../../domain/text/site/webAddress.ts';
import { UntilLoaded, type Answer } from '../../gql/UntilLoaded.tsx';
import { ingredientInSteps, stepNotes, type PlateEatersOf } from '../../labels/plates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { StepList } from '../../ui/recipe/StepList.tsx';
import type { RecipeQuery } from '../recipe/Recipe.generated.ts';
import { RecipeFactsLine } from './RecipeFactsLine.tsx';
import styles from './MealRoom.module.css';

interface StepsProps {
  /** Undefined while unknown. */
  readonly meal: RecipeQuery['meal'] | undefined;
  readonly answer: Answer;
  readonly plateFor: PlateEatersOf;
  /** Null without the right, or offline. */
  readonly onEdit: (() => void) | null;
  /** Null without the right, and where it stands elsewhere. */
  readonly onAddDish: (() => void) | null;
}

/** How a meal is made: facts, description, numbered steps. */
export function Steps({ meal, answer, plateFor, onEdit, onAddDish }: StepsProps) {
  const { facts, text } = readRecipe(meal?.recipe ?? null);
  const { batches, steps: instructions } = withoutBatchStep(meal?.instructions ?? []);
  const steps = numberedSteps(instructions);
  const rows = meal?.ingredients ?? [];
  const inSteps = rows.map((row) => ingredientInSteps(row, rows, plateFor));
  const isWritten = meal !== undefined && (meal.instructions.length > 0 || meal.recipe !== null);
  return (
    <section aria-labelledby="meal-steps">
      <div className={styles['head']}>
        <h2 id="meal-steps">
          <Trans>Steps</Trans>
        </h2>
        {meal !== undefined && <RecipeFactsLine facts={facts} meal={meal} />}
      </div>
      {meal?.description != null && (
        <p className={styles['about']} dir="auto">
          {meal.description}
        </p>
      )}
      {batches !== null && <p className={styles['about']}>{stepInUnits(batches)}</p>}
      {meal !== undefined && meal.instructions.length > 0 && (
        <StepList
          steps={steps}
          warnings={stepNotes(
            steps.map(({ text }) => text),
            inSteps,
          )}
        />
      )}
      {text !== null && <FreeText text={text} />}
      {meal !== undefined && !isWritten && (
        <div className={styles['none']}>
          <p>
            <Trans>No recipe details available for this meal yet.</Trans>
          </p>
          {onEdit !== null && (
            <Button onClick={onEdit}>
              <Trans>Write the recipe</Trans>
            </Button>
          )}
        </div>
      )}
      {meal === undefined && (
        <UntilLoaded
          answer={answer}
          title={t`The recipe could not be loaded`}
          skeleton={<LoadingShape label={t`Loading the recipe`} height={220} radius={10} />}
        />
      )}
      {onAddDish !== null && (
        <Button variant="link" icon={<Plus size={18} />} onClick={onAddDish} isOnlineOnly>
          <Trans>Add a dish</Trans>
        </Button>
      )}
    </section>
  );
}

/** Recipe text, or a link if it is only a web address. */
function FreeText({ text }: { readonly text: string }) {
  return (
    <p className={styles['free']} dir="auto">
      {isWebAddress(text) ? (
        <a href={text} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
