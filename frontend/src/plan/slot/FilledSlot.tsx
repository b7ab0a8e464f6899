import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDraggable } from '@dnd-kit/core';
import { ChefHat, Sparkles } from 'lucide-react';
import type { MouseEvent } from 'react';
import { slotState } from '../../../../domain/plan/meal.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { DietMark } from '../../ui/marks/DietMark.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './MealSlot.module.css';
import { pressable } from './pressable.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { assigneeLabel, mealName, withText, type Meal } from '../slot.ts';
import { slotMenuId } from './slotMenuId.ts';
import type { SlotOfMealProps } from './slotProps.ts';
import { slotButtonId } from './useGridKeys.ts';

/** A slot with a meal: its name, its cook, and at most one mark. A press opens it, a right click its menu. */
export function FilledSlot({
  date,
  type,
  meal,
  others,
  uncooked,
  conflict,
  isPast,
  isSolo,
  actions,
  ...slotProps
}: SlotOfMealProps) {
  const { canPlan, isOnline, isTabStop, isMarking } = slotProps;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: meal.id,
    disabled: !canPlan || !isOnline,
  });
  const tabIndex = isTabStop ? 0 : -1;
  const slot = { date, type };
  const name = mealName(meal);
  const uncookedName = uncooked === null ? name : mealName(uncooked);
  const isMine = meal.assignedTo?.isViewer === true;
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    actions.openMenu(slot);
  };
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      id={slotMenuId(slot)}
      className={styles['filled']}
      data-draggable={listeners === undefined ? undefined : ''}
      data-dragging={isDragging ? '' : undefined}
      data-mine={isMine ? '' : undefined}
      data-past={isPast ? '' : undefined}
      aria-busy={isMarking}
      onContextMenu={openMenu}
    >
      <button
        type="button"
        className={styles['name']}
        data-control="target"
        tabIndex={tabIndex}
        id={slotButtonId(mealTimeKey(slot))}
        dir="auto"
        aria-haspopup="dialog"
        onClick={() => actions.assign(slot)}
      >
        <span className={styles['nameText']} title={meal.name}>
          {name}
          {others !== null && <span className={styles['others']}> {withText(others)}</span>}
        </span>
        <VisuallyHidden>: {slotLabel(slot)}</VisuallyHidden>
      </button>
      <Cook meal={uncooked ?? meal} isSolo={isSolo} />
      {canPlan && !isSolo && uncooked !== null && slotState(uncooked) === 'needs_cook' && (
        <button
          type="button"
          className={styles['claim']}
          data-control="quiet"
          tabIndex={tabIndex}
          aria-label={t`I'll cook this: ${uncookedName}`}
          {...pressable(isOnline, () => actions.cook(slot, uncooked.id), isMarking)}
        >
          {isMarking ? t`Saving…` : t`I'll cook this`}
        </button>
      )}
      {conflict !== null && <DietMark {...conflict} />}
    </div>
  );
}

export function DragPreview({ meal }: { readonly meal: Meal }) {
  return (
    <div className={styles['preview']} inert>
      <p className={styles['name']} dir="auto">
        <span className={styles['nameText']}>{mealName(meal)}</span>
      </p>
      <Cook meal={meal} isSolo={false} />
    </div>
  );
}

interface CookProps {
  readonly meal: Meal;
  /** Then nobody is missed. */
  readonly isSolo: boolean;
}

function Cook({ meal, isSolo }: CookProps) {
  const { assignedTo } = meal;
  if (assignedTo === null) {
    if (slotState(meal) === 'ai_suggested')
      return (
        <span className={styles['cook']} data-tone="sky">
          <Sparkles size={16} aria-hidden="true" />
          <Trans>AI Suggested</Trans>
        </span>
      );
    if (isSolo) return null;
    return (
      <span className={styles['cook']} data-tone="ember">
        <Trans>Needs a cook</Trans>
      </span>
    );
  }
  if (assignedTo.isViewer) {
    return (
      <span className={styles['cook']} data-tone="mine">
        <ChefHat size={16} aria-hidden="true" />
        {assigneeLabel(assignedTo)}
      </span>
    );
  }
  return (
    <span className={styles['cook']} title={assigneeLabel(assignedTo)}>
      <span className={styles['face']}>
        <Avatar id={assignedTo.id} name={assignedTo.name} size="xs" />
      </span>
      <span className={styles['cookName']}>
        <Trans>
          Assigned to <bdi>{assignedTo.name}</bdi>
        </Trans>
      </span>
    </span>
  );
}
