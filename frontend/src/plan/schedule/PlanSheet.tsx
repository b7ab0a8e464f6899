import { capitalized } from '../../../../domain/text/capitalized.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DragOverlay } from '@dnd-kit/core';
import type { CSSProperties, KeyboardEvent } from 'react';
import { monthDayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { lacksCook } from '../../../../domain/plan/meal.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { firstDish, type PlanDay, type Slot } from '../../../../domain/plan/plan.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { hasSingleKeys } from '../../browser/hooks/singleKeys.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { slotDrop } from '../slot/slotDrop.ts';
import { PickUpBar } from '../slot/PickUpBar.tsx';
import { DragPreview } from '../slot/FilledSlot.tsx';
import { MealMenu } from '../slot/MealMenu.tsx';
import styles from './MealPlan.module.css';
import { MealSlot } from '../slot/MealSlot.tsx';
import type { MealMark, MealMarks } from '../../people/verdict/judgedSlot.ts';
import { outsidePlan } from '../outside/outsidePlan.ts';
import { PlanCell } from './PlanCell.tsx';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { otherDishes, type Meal } from '../slot.ts';
import type { MealActions, SlotActions } from '../slot/slotActions.ts';
import { pickUpFocus, usePickUp } from '../slot/usePickUp.ts';
import { useGridKeys } from '../slot/useGridKeys.ts';
import { useMealDrag } from '../slot/useMealDrag.ts';
import { useMoveMeal } from '../slot/useMoveMeal.ts';
import { useDaySwipe } from './useDaySwipe.ts';
import type { Plan } from './usePlan.ts';
import { useSlotActions } from '../slot/useSlotActions.ts';

interface PlanSheetProps extends MealActions {
  readonly plan: Plan;
  /** On a phone one. */
  readonly days: readonly PlanDay<Meal>[];
  readonly isPhone: boolean;
  readonly onSelectDay: (day: CalendarDate) => void;
  readonly movedMeal: Meal | null;
  /** Whether the moved meal is in the plan. */
  readonly canSwap: boolean;
  /** Who cannot eat what, by meal id. */
  readonly conflicts: MealMarks;
}

/** Grid of the shown days by meal type. */
export function PlanSheet({ plan, days, isPhone, onSelectDay, movedMeal, canSwap, ...rest }: PlanSheetProps) {
  const { conflicts, ...mealActions } = rest;
  const { trip, canPlan, viewerId, today, isSolo } = plan;
  const tripId = trip.id;
  const isOnline = useOnline();
  const rows = days[0]?.slots.map(({ type }) => type) ?? [];
  const keys = rows.map((type) => days.map(({ date }) => mealTimeKey({ date, type })));
  const { activeKey, cellProps } = useGridKeys(keys);
  const slots = days.flatMap((day) => day.slots);
  const dropOf = (slot: Slot<Meal>) => slotDrop(movedMeal, slot, canSwap);
  const inOrder = rows.flatMap((type) => slots.filter((slot) => slot.type === type));
  const target = inOrder.find((slot) => dropOf(slot) === 'target');
  const swap = inOrder.find((slot) => dropOf(slot) === 'swap');
  const first = target ?? swap;
  const firstTarget = first && mealTimeKey(first);
  const moveMeal = useMoveMeal(tripId, movedMeal === null || canSwap);
  const { onMove } = mealActions;
  const { announcement, ...pickUp } = usePickUp({
    meal: movedMeal,
    firstTarget,
    moveMeal,
    onMove,
    home: outsidePlan,
  });
  const { actions, isMarking, menuKey, closeMenu } = useSlotActions(tripId, viewerId, mealActions, pickUp);
  const { dragged, planRef } = useMealDrag({ slots, moveMeal, onLongPress: actions.openMenu });
  const menuSlot = slots.find((slot) => mealTimeKey(slot) === menuKey) ?? null;
  const swipe = useDaySwipe(
    plan.shown.map(({ date }) => date),
    plan.day,
    onSelectDay,
  );
  const pressKey = (event: KeyboardEvent, slot: Slot<Meal>) => {
    if (canPlan && isOnline && movedMeal === null) pressSlotKey(event, slot, actions);
  };
  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {announcement}
      </p>
      <div ref={planRef} className={styles['scroller']} {...(isPhone && dragged === null && swipe)}>
        <div
          className={styles['sheet']}
          role="grid"
          aria-label={t`Meal Planning Schedule`}
          // React's types lack custom properties.
          style={{ '--columns': days.length } as CSSProperties}
          data-has-heads={isPhone ? undefined : ''}
          data-low={slots.every(({ meals }) => meals.length === 0) ? '' : undefined}
        >
          <DayHeads days={days} today={today} isHidden={isPhone} />
          {rows.map((type, index) => (
            <div key={type} role="row" className={styles['row']}>
              <div role="rowheader" className={styles['typeHead']}>
                <MealTypeIcon type={type} size={isPhone ? 'md' : 'sm'} />
                <b>{mealTypeLabel(type)}</b>
              </div>
              {days.map((day) => {
                const { date } = day;
                const key = mealTimeKey({ date, type });
                const slot = day.slots[index] ?? { date, type, meals: [] };
                const meal = firstDish(slot);
                return (
                  <PlanCell
                    key={key}
                    slotKey={key}
                    mealId={meal?.id ?? null}
                    drop={dragged === null ? dropOf(slot) : slotDrop(dragged, slot, true)}
                    {...cellProps(key, (event) => pressKey(event, slot))}
                  >
                    <MealSlot
                      date={date}
                      type={type}
                      meal={meal}
                      meals={slot.meals}
                      others={otherDishes(slot.meals)}
                      uncooked={slot.meals.find(lacksCook) ?? null}
                      conflict={conflictAt(slot, conflicts)}
                      isPast={date < today && !trip.isCompleted}
                      isSolo={isSolo}
                      canPlan={canPlan}
                      isOnline={isOnline}
                      isTabStop={key === activeKey}
                      isMarking={isMarking({ date, type })}
                      dropState={dragged === null ? dropOf(slot) : null}
                      actions={actions}
                    />
                  </PlanCell>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      {movedMeal !== null && (
        <PickUpBar
          meal={movedMeal}
          hasTarget={target !== undefined}
          hasSwap={swap !== undefined}
          onCancel={pickUp.cancel}
        />
      )}
      <MealMenu
        slot={menuSlot}
        canPlan={canPlan}
        isOnline={isOnline}
        actions={actions}
        mealActions={mealActions}
        onClose={closeMenu}
        finalFocus={() => pickUpFocus(firstTarget)}
      />
      {/* Keeps elementFromPoint on the slot below. */}
      <DragOverlay style={{ pointerEvents: 'none' }} dropAnimation={null}>
        {dragged !== null && <DragPreview meal={dragged} />}
      </DragOverlay>
    </>
  );
}

/** `n` marks a slot as not needed, or as needed again; `c`: the viewer cooks. */
function pressSlotKey(event: KeyboardEvent, slot: Slot<Meal>, actions: SlotActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasSingleKeys()) return;
  const { date, type } = slot;
  const meal = firstDish(slot);
  const uncooked = slot.meals.find(lacksCook);
  if (event.key === 'n' && meal?.status === 'not_needed') actions.markNeeded({ date, type }, meal.id);
  else if (event.key === 'n') actions.markNotNeeded({ date, type }, meal?.id ?? null);
  else if (event.key === 'c' && uncooked !== undefined) actions.cook({ date, type }, uncooked.id);
}

function conflictAt({ meals }: Slot<Meal>, conflicts: MealMarks): MealMark | null {
  return meals.flatMap(({ id }) => conflicts.get(id) ?? [])[0] ?? null;
}

interface DayHeadsProps {
  readonly days: readonly PlanDay<Meal>[];
  readonly today: CalendarDate;
  readonly isHidden: boolean;
}

function DayHeads({ days, today, isHidden }: DayHeadsProps) {
  return (
    <div role="row" className={styles['row']} hidden={isHidden}>
      <div role="columnheader" className={styles['corner']}>
        <VisuallyHidden>
          <Trans>Meal</Trans>
        </VisuallyHidden>
      </div>
      {days.map(({ date }) => (
        <div
          key={date}
          role="columnheader"
          className={styles['dayHead']}
          aria-current={date === today ? 'date' : undefined}
        >
          <b>{date === today ? t`Today` : capitalized(weekdayLabel(date))}</b> {monthDayLabel(date)}
        </div>
      ))}
    </div>
  );
}
