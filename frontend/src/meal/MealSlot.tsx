import { ChefHat, CircleSlash, Plus, ShoppingBasket, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { slotState } from '../../../domain/meal.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Tag } from '../ui/Tag.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './MealSlot.module.css';
import { assigneeLabel, slotLabel, type Meal, type SlotId } from './slot.ts';
import { useMarkSlot } from './useMarkSlot.ts';

interface MealSlotProps extends SlotId {
  readonly tripId: string;
  /** The meal in the slot, null while nothing was ever planned there. */
  readonly meal: Meal | null;
  readonly canPlan: boolean;
  readonly isTripCompleted: boolean;
  /** Whether the Tab key stops here: of all slots of a plan it does at one, the arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly onAssign: (slot: SlotId) => void;
  readonly onIngredients: (mealId: string) => void;
}

/** One place of the plan: empty, suggested, somebody's, or not needed. */
export const MealSlot = memo(function MealSlot(props: MealSlotProps) {
  const state = slotState(props.meal);
  if (props.meal !== null && state === 'not_needed') return <NotNeededSlot {...props} meal={props.meal} />;
  if (props.meal === null || state === 'unassigned') return <EmptySlot {...props} />;
  return <FilledSlot {...props} meal={props.meal} />;
});

interface SlotOfMealProps extends MealSlotProps {
  readonly meal: Meal;
}

function EmptySlot({
  tripId,
  date,
  type,
  meal,
  canPlan,
  isTripCompleted,
  isTabStop,
  onAssign,
}: MealSlotProps) {
  const { markNotNeeded, isMarking } = useMarkSlot(tripId);
  const tabIndex = isTabStop ? 0 : -1;
  const slot = { date, type };
  if (!canPlan) {
    return (
      <div className={styles['empty']}>
        <div className={styles['locked']}>
          Unassigned
          {isTripCompleted && (
            <button type="button" className={styles['completed']} disabled>
              Completed
            </button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={styles['empty']} aria-busy={isMarking}>
      <button
        type="button"
        className={styles['add']}
        tabIndex={tabIndex}
        data-slot-deed=""
        aria-label={`Unassigned: assign ${slotLabel(slot)}`}
        onClick={() => onAssign(slot)}
      >
        <Plus size={20} />
        Unassigned
      </button>
      <button
        type="button"
        className={styles['notNeeded']}
        tabIndex={tabIndex}
        aria-label={`Not Needed: ${slotLabel(slot)}`}
        aria-disabled={isMarking || undefined}
        onClick={() => {
          if (!isMarking) void markNotNeeded(slot, meal?.id ?? null);
        }}
      >
        {isMarking ? 'Marking…' : 'Not Needed'}
      </button>
    </div>
  );
}

function NotNeededSlot({ tripId, date, type, meal, canPlan, isTabStop }: SlotOfMealProps) {
  const { markNeeded, isMarking } = useMarkSlot(tripId);
  const slot = { date, type };
  return (
    <div className={styles['notPlanned']} aria-busy={isMarking}>
      <p className={styles['notPlannedText']}>
        <CircleSlash size={16} strokeWidth={2} />
        Not needed
      </p>
      {canPlan && (
        <button
          type="button"
          className={styles['link']}
          tabIndex={isTabStop ? 0 : -1}
          data-slot-deed=""
          aria-label={`Mark as needed: ${slotLabel(slot)}`}
          aria-disabled={isMarking || undefined}
          onClick={() => {
            if (!isMarking) void markNeeded(slot, meal.id);
          }}
        >
          {isMarking ? 'Marking…' : 'Mark as needed'}
        </button>
      )}
    </div>
  );
}

function FilledSlot({ date, type, meal, canPlan, isTabStop, onAssign, onIngredients }: SlotOfMealProps) {
  const tabIndex = isTabStop ? 0 : -1;
  const name = meal.name.trim() === '' ? 'Meal without a name' : meal.name;
  const isMine = meal.assignedTo?.isViewer === true;
  return (
    <div className={styles['filled']} data-mine={isMine ? '' : undefined}>
      {canPlan ? (
        <button
          type="button"
          className={styles['name']}
          tabIndex={tabIndex}
          data-slot-deed=""
          onClick={() => onAssign({ date, type })}
          dir="auto"
        >
          <span className={styles['nameText']} title={meal.name}>
            {name}
          </span>
          <VisuallyHidden>: {slotLabel({ date, type })}</VisuallyHidden>
        </button>
      ) : (
        <p className={styles['name']} dir="auto">
          <span className={styles['nameText']}>{name}</span>
        </p>
      )}
      <Cook meal={meal} />
      <div className={styles['foot']}>
        <button
          type="button"
          className={styles['mini']}
          tabIndex={tabIndex}
          data-slot-deed={canPlan ? undefined : ''}
          aria-label={basketLabel(name, meal)}
          onClick={() => onIngredients(meal.id)}
        >
          <ShoppingBasket size={16} strokeWidth={2} />
          {meal.ingredientCount === 0
            ? 'Ingredients'
            : `${meal.purchasedIngredientCount}/${meal.ingredientCount}`}
        </button>
      </div>
    </div>
  );
}

function Cook({ meal }: { readonly meal: Meal }) {
  if (meal.assignedTo === null) {
    return (
      <span>
        <Tag tone="sky" icon={<Sparkles size={16} />}>
          AI Suggested
        </Tag>
      </span>
    );
  }
  const label = assigneeLabel(meal.assignedTo);
  if (meal.assignedTo.isViewer) {
    return (
      <span>
        <Tag tone="pineSolid" icon={<ChefHat size={16} />}>
          {label}
        </Tag>
      </span>
    );
  }
  return (
    <span className={styles['cook']} title={label}>
      <span className={styles['face']}>
        <Avatar id={meal.assignedTo.id} name={meal.assignedTo.name} size="sm" />
      </span>
      <span className={styles['cookName']}>{label}</span>
    </span>
  );
}

function basketLabel(name: string, { ingredientCount, purchasedIngredientCount }: Meal): string {
  if (ingredientCount === 0) return `Ingredients for ${name}: none yet`;
  return `Ingredients for ${name}: ${purchasedIngredientCount} of ${ingredientCount} purchased`;
}
