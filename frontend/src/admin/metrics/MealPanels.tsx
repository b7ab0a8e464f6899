import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MEAL_TYPES } from '../../../../domain/plan/meal.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { MealType as ApiMealType } from '../../gql/schema.generated.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { BarList, PartsBar } from '../figures/Bars.tsx';
import { costLabel, countLabel } from '../figures/figures.ts';
import styles from './Metrics.module.css';
import { SideCard } from '../../ui/layout/SideCard.tsx';

interface MealSourceProps {
  readonly meals: { readonly aiGeneratedMeals: number; readonly userGeneratedMeals: number };
  readonly totalTokensUsed: number;
  readonly costMicroDollars: number;
}

/** Suggested and typed meals, and costs. */
export function MealSource({ meals, totalTokensUsed, costMicroDollars }: MealSourceProps) {
  return (
    <SideCard title={t`Meal Source Analysis`}>
      <PartsBar
        parts={[
          { label: t`AI Generated`, count: meals.aiGeneratedMeals, tone: 'pine' },
          { label: t`User Created`, count: meals.userGeneratedMeals, tone: 'sky' },
        ]}
      />
      <div className={styles['sub']}>
        <h3 className="smallHeading below8">
          <Trans>AI Usage Summary</Trans>
        </h3>
        <dl className={styles['pairs']}>
          <div>
            <dt>
              <Trans>Total tokens</Trans>
            </dt>
            <dd>{countLabel(totalTokensUsed)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Estimated cost</Trans>
            </dt>
            <dd>{costLabel(costMicroDollars)}</dd>
          </div>
        </dl>
      </div>
    </SideCard>
  );
}

interface MealsByTypeProps {
  readonly mealsPerType: readonly { readonly type: ApiMealType; readonly count: number }[];
}

export function MealsByType({ mealsPerType }: MealsByTypeProps) {
  const counts = new Map(mealsPerType.map(({ type, count }) => [mealTypeOf(type), count]));
  return (
    <SideCard title={t`Meals by Type`}>
      <BarList
        label={t`Meals by Type`}
        bars={MEAL_TYPES.map((type) => ({
          id: type,
          label: mealTypeLabel(type),
          icon: <MealTypeIcon type={type} size="sm" />,
          count: counts.get(type) ?? 0,
        }))}
      />
    </SideCard>
  );
}
