import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Move, Pencil, ShoppingBasket, Trash2 } from 'lucide-react';
import { mealsOutsidePlan } from '../../../../domain/plan/plan.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { OUTSIDE_PLAN_ID } from './outsidePlan.ts';
import styles from './MealsOutsidePlan.module.css';
import { useMealsOutsidePlanFragment, type MealsOutsidePlanFragment } from './MealsOutsidePlan.generated.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { assigneeLabel, mealName, mealOf, type Meal } from '../slot.ts';

interface MealsOutsidePlanProps {
  readonly trip: FragmentType<MealsOutsidePlanFragment>;
  readonly onAssign: (slot: MealTime) => void;
  readonly onIngredients: (mealId: string) => void;
  readonly onDelete: (mealId: string) => void;
  /** Starts moving the meal into the plan. */
  readonly onMove: (mealId: string) => void;
}

/** Meals whose day or type the trip no longer has; nobody buys their ingredients. */
export function MealsOutsidePlan({ trip: ref, ...actions }: MealsOutsidePlanProps) {
  const trip = useMealsOutsidePlanFragment(ref);
  const meals = mealsOutsidePlan(domainTrip(trip), trip.meals.map(mealOf));
  if (meals.length === 0) return null;
  return (
    <section id={OUTSIDE_PLAN_ID} className="above24" tabIndex={-1} aria-labelledby="outside-title">
      <h2 id="outside-title">
        <Trans>Outside the plan</Trans>
      </h2>
      <p className={styles['why']}>
        {meals.length === 1
          ? t`This meal has a day or a type that the trip no longer includes. It was not deleted, but its ingredients are off the shopping list.`
          : t`These meals have days or types that the trip no longer includes. They were not deleted, but their ingredients are off the shopping list.`}
      </p>
      <ul className={styles['meals']}>
        {meals.map((meal) => (
          <OutsideMeal
            key={meal.id}
            meal={meal}
            canPlan={trip.viewerCan.includes('PLAN_MEALS')}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
}

interface OutsideMealProps extends Omit<MealsOutsidePlanProps, 'trip'> {
  readonly meal: Meal;
  readonly canPlan: boolean;
}

function OutsideMeal({ meal, canPlan, ...actions }: OutsideMealProps) {
  const name = mealName(meal);
  return (
    <li className={styles['meal']}>
      <MealTypeIcon type={meal.type} />
      <span className="stack grow">
        <span className={styles['name']} dir="auto" title={meal.name}>
          {name}
        </span>
        <span className="secondary breaks">
          {slotLabel(meal)}
          {meal.assignedTo !== null && (
            <>
              {', '}
              <bdi>{assigneeLabel(meal.assignedTo)}</bdi>
            </>
          )}
          {meal.status === 'not_needed' && t`, Not needed`}
        </span>
      </span>
      <span className={styles['actions']}>
        <Button
          variant="quiet"
          icon={<ShoppingBasket />}
          aria-label={t`Ingredients for ${name}: ${meal.ingredientCount}`}
          onClick={() => actions.onIngredients(meal.id)}
        >
          {meal.ingredientCount}
        </Button>
        {canPlan && (
          <>
            <IconButton
              label={t`Move ${name}`}
              icon={<Move />}
              onClick={() => actions.onMove(meal.id)}
              isOnlineOnly
            />
            <IconButton
              label={t`Edit ${name}`}
              icon={<Pencil />}
              onClick={() => actions.onAssign(meal)}
              isOnlineOnly
            />
            <IconButton
              label={t`Delete ${name}`}
              icon={<Trash2 />}
              variant="danger"
              onClick={() => actions.onDelete(meal.id)}
              isOnlineOnly
            />
          </>
        )}
      </span>
    </li>
  );
}
