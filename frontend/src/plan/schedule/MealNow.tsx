import { plural, select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { firstDish, type Slot } from '../../../../domain/plan/plan.ts';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealName, otherDishes, withText, type Meal } from '../slot.ts';
import { useMarkSlot } from '../useMarkSlot.ts';
import { mealNowLabel } from './mealNow.ts';
import styles from './MealNow.module.css';
import type { Plan } from './usePlan.ts';

export interface MealNowProps {
  readonly plan: Plan;
  readonly slot: Slot<Meal>;
  /** Null if nobody has said who comes. */
  readonly eaterCount: number | null;
  /** What its ingredients lack. */
  readonly toBuy: readonly string[];
  readonly onOpen: (slot: MealTime) => void;
  readonly onCook: (mealId: string) => void;
}

/** On a day of the trip: what is next on the table, and the way to cook it. */
export function MealNow({ plan, slot, eaterCount, toBuy, onOpen, onCook }: MealNowProps) {
  const { type } = slot;
  const meal = firstDish(slot);
  const label = mealNowLabel(type);
  const foods = shortList(toBuy);
  const others = otherDishes(slot.meals);
  const isNamed = meal !== null && meal.name.trim() !== '';
  return (
    <section className={styles['card']} aria-label={label}>
      <span className="notOnPhone">
        <MealTypeIcon type={type} />
      </span>
      <div className={styles['words']}>
        <p className={styles['when']}>{label}</p>
        <h2>
          {isNamed ? (
            <button
              type="button"
              className={styles['open']}
              data-control="target"
              dir="auto"
              onClick={() => onOpen(slot)}
            >
              {mealName(meal)}
              {others !== null && <span className="soft"> {withText(others)}</span>}
            </button>
          ) : (
            select(type, {
              breakfast: 'Nothing planned for breakfast.',
              lunch: 'Nothing planned for lunch.',
              snack: 'Nothing planned for snack.',
              other: 'Nothing planned for tonight.',
            })
          )}
        </h2>
        {isNamed && (
          <p className="soft">
            {!plan.isSolo && <b>{cookText(meal)}</b>}
            {eaterCount !== null && !plan.isSolo && ` ${eatText(eaterCount)} `}
            {toBuy.length > 0 && (
              <Link to={`/trips/${plan.trip.id}/shopping`} className={styles['buy']}>
                <Trans>Still to buy: {foods}</Trans>
              </Link>
            )}
          </p>
        )}
      </div>
      <MainButton plan={plan} slot={slot} onOpen={onOpen} onCook={onCook} />
    </section>
  );
}

function MainButton({
  plan,
  slot,
  onOpen,
  onCook,
}: Pick<MealNowProps, 'plan' | 'slot' | 'onOpen' | 'onCook'>) {
  const { assignTo, isMarking } = useMarkSlot(plan.trip.id);
  const meal = firstDish(slot);
  if (meal === null || meal.name.trim() === '') {
    if (!plan.canPlan) return null;
    return (
      <Button variant="primary" icon={<Plus />} onClick={() => onOpen(slot)} isOnlineOnly>
        <Trans>Pick a dish</Trans>
      </Button>
    );
  }
  const { viewerId } = plan;
  if (meal.assignedTo === null && plan.canPlan && !plan.isSolo && viewerId !== null)
    return (
      <Button
        variant="primary"
        icon={<ChefHat />}
        isWorking={isMarking(slot)}
        onClick={() => void assignTo(slot, meal.id, viewerId)}
        isOnlineOnly
      >
        <Trans>I’ll cook this</Trans>
      </Button>
    );
  return (
    <Button variant="primary" icon={<ChefHat />} onClick={() => onCook(meal.id)}>
      <Trans>Cook</Trans>
    </Button>
  );
}

function cookText({ assignedTo }: Meal): string {
  if (assignedTo === null) return t`Nobody cooks yet.`;
  return assignedTo.isViewer ? t`You cook.` : cooksText(firstName(assignedTo));
}

function cooksText(name: string): string {
  return t`${name} cooks.`;
}

function eatText(count: number): string {
  return plural(count, { one: '# eats.', other: '# eat.' });
}

/** "limes, cilantro and 3 more" */
function shortList(names: readonly string[]): string {
  const shown = names.slice(0, 2).join(', ');
  const more = names.length - 2;
  return more > 0 ? t`${shown} and ${more} more` : shown;
}
