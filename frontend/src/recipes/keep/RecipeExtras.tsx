import { plural, t } from '@lingui/core/macro';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { CheckCard } from '../../ui/controls/choice/CheckCard.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import type { KeptMeal } from './keptMeal.ts';

export interface KeptParts {
  readonly withIngredients: boolean;
  readonly withSteps: boolean;
  readonly withSwaps: boolean;
}

interface RecipeExtrasProps {
  readonly meal: Pick<KeptMeal, 'servings' | 'ingredientCount' | 'hasText' | 'swaps'>;
  /** Of the recipe. */
  readonly servings: number;
  readonly parts: KeptParts;
  readonly onChange: (changed: Partial<KeptParts>) => void;
}

/** Which parts of a meal its recipe gets; offers those that the meal has. */
export function RecipeExtras({ meal, servings, parts, onChange }: RecipeExtrasProps) {
  const count = meal.ingredientCount;
  const hasIngredients = count > 0;
  const hasSwaps = hasIngredients && meal.swaps.length > 0;
  if (!hasIngredients && !meal.hasText) return null;
  return (
    <Group label={t`Goes with it`}>
      <div className="column gap8">
        {hasIngredients && (
          <CheckCard
            label={plural(count, { one: '# ingredient', other: '# ingredients' })}
            note={amountsNote(meal.servings, servings)}
            isChecked={parts.withIngredients}
            onChange={(withIngredients) => onChange({ withIngredients })}
          />
        )}
        {meal.hasText && (
          <CheckCard
            label={t`Description and steps`}
            note={t`as they stand now`}
            isChecked={parts.withSteps}
            onChange={(withSteps) => onChange({ withSteps })}
          />
        )}
        {hasSwaps && parts.withIngredients && (
          <CheckCard
            label={meal.swaps.length === 1 ? t`The swap` : t`The swaps`}
            note={meal.swaps.join(', ')}
            isChecked={parts.withSwaps}
            onChange={(withSwaps) => onChange({ withSwaps })}
          />
        )}
      </div>
    </Group>
  );
}

function amountsNote(from: number | null, to: number): string {
  if (from === null || from === to) return t`amounts as they stand now`;
  const before = portionText(from * 4);
  return t`amounts turned from ${before} to ${to} portions`;
}
