import { useDraggable } from '@dnd-kit/core';
import { ChefHat, CircleHelp, ShoppingBasket, Sparkles } from 'lucide-react';
import { slotState } from '../../../../domain/plan/meal.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { DietMark } from '../../ui/marks/DietMark.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './MealSlot.module.css';
import { MenuButton } from './MenuButton.tsx';
import { pressable } from './pressable.ts';
import { assigneeLabel, mealName, slotKey, type Meal } from '../slot.ts';
import type { SlotOfMealProps } from './slotProps.ts';
import { slotButtonId } from './useGridKeys.ts';
import { VoteButtons } from './VoteButtons.tsx';

/** A slot with an assigned or suggested meal; a press edits it. */
export function FilledSlot({
  date,
  type,
  meal,
  tableLine,
  tableConflict,
  actions,
  ...slotProps
}: SlotOfMealProps) {
  const { canPlan, canVote, isOnline, isTripCompleted, isTabStop, isMarking, isMenuOpen } = slotProps;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: meal.id,
    disabled: !canPlan || !isOnline,
  });
  const tabIndex = isTabStop ? 0 : -1;
  const name = mealName(meal);
  const buttonId = slotButtonId(slotKey({ date, type }));
  const isMine = meal.assignedTo?.isViewer === true;
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={styles['filled']}
      data-draggable={listeners === undefined ? undefined : ''}
      data-dragging={isDragging ? '' : undefined}
      data-mine={isMine ? '' : undefined}
      aria-busy={isMarking}
    >
      {canPlan ? (
        <button
          type="button"
          className={styles['name']}
          tabIndex={tabIndex}
          id={buttonId}
          dir="auto"
          onClick={() => actions.assign({ date, type })}
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
      <MenuButton
        slot={{ date, type }}
        meal={meal}
        isTabStop={isTabStop}
        isOpen={isMenuOpen}
        actions={actions}
      />
      <Cook meal={meal} />
      {canPlan && slotState(meal) === 'needs_cook' && (
        <button
          type="button"
          className={styles['claim']}
          tabIndex={tabIndex}
          aria-label={`I'll cook this: ${name}`}
          {...pressable(isOnline, () => actions.cook({ date, type }, meal.id), isMarking)}
        >
          {isMarking ? 'Saving…' : "I'll cook this"}
        </button>
      )}
      {tableLine !== null && (
        <p className={styles['table']}>
          <span aria-hidden="true">{tableLine}</span>
          <VisuallyHidden>{tableLine.replace(' · ', ', ')}.</VisuallyHidden>
        </p>
      )}
      {tableConflict !== null && <DietMark text={tableConflict} />}
      <div className={styles['foot']}>
        <button
          type="button"
          className={styles['mini']}
          tabIndex={tabIndex}
          id={canPlan ? undefined : buttonId}
          aria-label={basketLabel(name, meal)}
          onClick={() => actions.openIngredients(meal.id)}
        >
          <ShoppingBasket size={16} strokeWidth={2} />
          Ingredients{meal.ingredientCount > 0 && ` ${meal.purchasedIngredientCount}/${meal.ingredientCount}`}
        </button>
        {canVote && (
          <VoteButtons
            meal={meal}
            tabIndex={tabIndex}
            isOnline={isOnline}
            isTripCompleted={isTripCompleted}
            onVote={actions.vote}
          />
        )}
      </div>
    </div>
  );
}

export function DragPreview({ meal }: { readonly meal: Meal }) {
  return (
    <div className={styles['preview']} inert>
      <p className={styles['name']} dir="auto">
        <span className={styles['nameText']}>{mealName(meal)}</span>
      </p>
      <Cook meal={meal} />
    </div>
  );
}

function Cook({ meal }: { readonly meal: Meal }) {
  if (meal.assignedTo === null) {
    const isSuggested = slotState(meal) === 'ai_suggested';
    return (
      <span>
        <Tag
          tone={isSuggested ? 'sky' : 'ember'}
          icon={isSuggested ? <Sparkles size={16} /> : <CircleHelp size={16} />}
        >
          {isSuggested ? 'AI Suggested' : 'Needs a cook'}
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
      <span className={styles['cookName']}>
        Assigned to <bdi>{meal.assignedTo.name}</bdi>
      </span>
    </span>
  );
}

function basketLabel(name: string, { ingredientCount, purchasedIngredientCount }: Meal): string {
  if (ingredientCount === 0) return `Ingredients for ${name}: none yet`;
  return `Ingredients for ${name}: ${purchasedIngredientCount} of ${ingredientCount} purchased`;
}
