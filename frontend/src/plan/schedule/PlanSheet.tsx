import { DragOverlay } from '@dnd-kit/core';
import type { CSSProperties, ReactNode } from 'react';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../../domain/plan/meal.ts';
import type { PlanDay, Slot } from '../../../../domain/plan/plan.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { slotDrop } from '../slot/slotDrop.ts';
import { PickUpBar } from '../slot/PickUpBar.tsx';
import { DragPreview } from '../slot/FilledSlot.tsx';
import { dayCount } from './dayCount.ts';
import { MarkDayIcon } from './MarkDay.tsx';
import { MealMenu } from '../slot/MealMenu.tsx';
import styles from './MealPlan.module.css';
import { MealSlot } from '../slot/MealSlot.tsx';
import { outsidePlan } from './MealsOutsidePlan.tsx';
import { PlanCell } from './PlanCell.tsx';
import { slotKey, type Meal } from '../slot.ts';
import type { MealActions } from '../slot/slotActions.ts';
import { pickUpFocus, usePickUp } from '../slot/usePickUp.ts';
import { useGridKeys } from '../slot/useGridKeys.ts';
import { useMealDrag } from '../slot/useMealDrag.ts';
import { useMoveMeal } from '../slot/useMoveMeal.ts';
import { useSlotActions } from '../slot/useSlotActions.ts';

interface PlanSheetProps extends MealActions {
  readonly tripId: string;
  readonly days: readonly PlanDay<Meal>[];
  readonly hasDayHeads: boolean;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  /** The viewer's participant id. */
  readonly viewerId: string | null;
  readonly isTripCompleted: boolean;
  readonly movedMeal: Meal | null;
  /** Whether the moved meal is in the plan. */
  readonly canSwap: boolean;
  /** Who eats, by slot key. */
  readonly tableLines: ReadonlyMap<string, string>;
  /** Who cannot eat what, by meal id. */
  readonly tableConflicts: ReadonlyMap<string, string>;
}

/** Grid of the shown days by meal type. */
export function PlanSheet({ tripId, days, hasDayHeads, isTripCompleted, ...rest }: PlanSheetProps) {
  const { canPlan, canVote, viewerId, movedMeal, canSwap, tableLines, tableConflicts, ...mealActions } = rest;
  const today = useToday();
  const isOnline = useOnline();
  const rows = days[0]?.slots.map(({ type }) => type) ?? [];
  const keys = rows.map((type) => days.map(({ date }) => slotKey({ date, type })));
  const { activeKey, cellProps } = useGridKeys(keys);
  const slots = days.flatMap((day) => day.slots);
  const dropOf = (slot: Slot<Meal>) => slotDrop(movedMeal, slot, canSwap);
  const inOrder = rows.flatMap((type) => slots.filter((slot) => slot.type === type));
  const target = inOrder.find((slot) => dropOf(slot) === 'target');
  const swap = inOrder.find((slot) => dropOf(slot) === 'swap');
  const first = target ?? swap;
  const firstTarget = first && slotKey(first);
  const moveMeal = useMoveMeal(tripId);
  const { onMove } = mealActions;
  const { announcement, ...pickUp } = usePickUp({
    meal: movedMeal,
    firstTarget,
    moveMeal,
    onMove,
    home: outsidePlan,
  });
  const { dragged, planRef } = useMealDrag({ slots, moveMeal, onPickUp: onMove });
  const { actions, isMarking, menuKey, closeMenu } = useSlotActions(tripId, viewerId, mealActions, pickUp);
  const menuSlot = slots.find((slot) => slotKey(slot) === menuKey) ?? null;
  return (
    <>
      <p className={styles['announcement']} aria-live="polite">
        {announcement}
      </p>
      <div ref={planRef} className={styles['scroller']}>
        <div
          className={styles['sheet']}
          role="grid"
          aria-label="Meal Planning Schedule"
          // React's types lack custom properties.
          style={{ '--columns': days.length } as CSSProperties}
          data-has-heads={hasDayHeads ? '' : undefined}
        >
          <div role="row" className={styles['row']} hidden={!hasDayHeads}>
            <div role="columnheader" className={styles['corner']}>
              <VisuallyHidden>Meal</VisuallyHidden>
            </div>
            {days.map((day) => (
              <DayHead key={day.date} day={day} isToday={day.date === today}>
                {canPlan && (
                  <MarkDayIcon
                    tripId={tripId}
                    day={day}
                    tabIndex={activeKey?.startsWith(day.date) === true ? 0 : -1}
                  />
                )}
              </DayHead>
            ))}
          </div>
          {rows.map((type, index) => (
            <div key={type} role="row" className={styles['row']}>
              <div role="rowheader" className={styles['typeHead']}>
                <MealTypeIcon type={type} />
                <b className={styles['type']}>{mealTypeLabel(type)}</b>{' '}
                <span className={styles['time']}>{MEAL_TIMES[type]}</span>
              </div>
              {days.map((day) => {
                const { date } = day;
                const key = slotKey({ date, type });
                const slot = day.slots[index] ?? { date, type, meal: null };
                return (
                  <PlanCell
                    key={key}
                    slotKey={key}
                    mealId={slot.meal?.id ?? null}
                    drop={dragged === null ? dropOf(slot) : slotDrop(dragged, slot, true)}
                    {...cellProps(key)}
                  >
                    <MealSlot
                      date={date}
                      type={type}
                      meal={slot.meal}
                      tableLine={tableLines.get(key) ?? null}
                      tableConflict={slot.meal === null ? null : (tableConflicts.get(slot.meal.id) ?? null)}
                      canPlan={canPlan}
                      canVote={canVote}
                      isOnline={isOnline}
                      isTripCompleted={isTripCompleted}
                      isTabStop={key === activeKey}
                      isMarking={isMarking({ date, type })}
                      isMenuOpen={key === menuKey}
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

interface DayHeadProps {
  readonly day: PlanDay<Meal>;
  readonly isToday: boolean;
  /** An action on the day. */
  readonly children: ReactNode;
}

function DayHead({ day, isToday, children }: DayHeadProps) {
  const { label, cooksLabel } = dayCount(day);
  return (
    <div role="columnheader" className={styles['dayHead']} aria-current={isToday ? 'date' : undefined}>
      <span className={styles['dayHeadLine']}>
        <span className={styles['date']}>{monthDayLabel(day.date)}</span>{' '}
        <span className={styles['weekday']}>{shortWeekdayLabel(day.date)}</span>{' '}
        <span className={styles['count']}>{label}</span>
        {cooksLabel !== null && (
          <>
            {' '}
            <span className={styles['cooks']}>{cooksLabel}</span>
          </>
        )}
      </span>
      <span className={styles['dayAction']}>{children}</span>
    </div>
  );
}
