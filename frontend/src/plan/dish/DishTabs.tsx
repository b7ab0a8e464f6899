import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import { useReadDishes } from '../useReadDishes.ts';
import { useSaveMeal } from '../useSaveMeal.ts';
import { mealName, type Meal } from '../slot.ts';
import { forCount, partOfMeal, withoutDishSentence } from './dishPart.ts';
import styles from './DishPart.module.css';

interface SlotDishes {
  /** The first one first. */
  readonly dishes: readonly TabbedDish[];
  /** Those who get none, by first name. */
  readonly hungry: readonly { readonly id: string; readonly name: string }[];
}

interface TabbedDish {
  readonly meal: Meal;
  /** How many get it; null: everybody who is there. */
  readonly count: number | null;
  readonly hasConflict: boolean;
}

export interface DishTabsProps extends SlotDishes {
  readonly selectedId: string;
  readonly onSelect: (mealId: string) => void;
  readonly canPlan: boolean;
  /** Null without the right, and where there is no room. */
  readonly onAdd: (() => void) | null;
}

/** The dishes of a slot, and the way to another one. */
export function DishTabs({ dishes, hungry, selectedId, canPlan, onSelect, onAdd }: DishTabsProps) {
  return (
    <div className="row wrap">
      <nav className={styles['tabs']} aria-label={t`Dishes`}>
        {dishes.map(({ meal, count, hasConflict }) => (
          <button
            key={meal.id}
            type="button"
            className={styles['tab']}
            data-control="tile"
            aria-current={meal.id === selectedId ? 'true' : undefined}
            dir="auto"
            onClick={() => onSelect(meal.id)}
          >
            {mealName(meal)}
            {count !== null && <small className="noShrink">{forCount(count)}</small>}
            {hasConflict && <TriangleAlert size={16} role="img" aria-label={t`Doesn’t work for everybody`} />}
          </button>
        ))}
      </nav>
      {onAdd !== null && (
        <Button variant="quiet" icon={<Plus size={18} />} onClick={onAdd} isOnlineOnly>
          <Trans>Add a dish</Trans>
        </Button>
      )}
      {hungry.length > 0 && (
        <div className={styles['hungry']}>
          <p role="status">{withoutDishSentence(hungry.map(({ name }) => name))}</p>
          {canPlan && dishes[0] !== undefined && <Feed hungry={hungry} first={dishes[0].meal} />}
        </div>
      )}
    </div>
  );
}

/** Gives the first dish to those who have none. */
function Feed({ hungry, first }: Pick<SlotDishes, 'hungry'> & { readonly first: Meal }) {
  const { saveMeal, isSaving } = useSaveMeal(first.tripId);
  const readDishes = useReadDishes(first.tripId);
  const dish = mealName(first);
  const name = hungry[0]?.name ?? '';
  const feed = async () => {
    const { kind, eaterIds } = partOfMeal(first);
    const forWhom = kind === 'people' ? { eaterIds: [...eaterIds, ...hungry.map(({ id }) => id)] } : null;
    try {
      await saveMeal(first, first.id, { forWhom });
      await readDishes();
    } catch (error) {
      showError(errorMessage(error, t`Failed to update meal`));
    }
  };
  return (
    <Button variant="quiet" isWorking={isSaving} onClick={() => void feed()} isOnlineOnly>
      {plural(hungry.length, { one: `Give ${name} ${dish}`, other: `Give them ${dish}` })}
    </Button>
  );
}
