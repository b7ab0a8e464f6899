import type { CSSProperties } from 'react';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../../domain/trip/meal.ts';
import type { PlanDay } from '../../../../domain/trip/trip.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { useToday } from '../../browser/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { slotCarry } from '../slot/slotDrop.ts';
import { CarryBar } from '../slot/PickUpBar.tsx';
import { dayCount } from './dayCount.ts';
import { MealMenu } from '../slot/MealMenu.tsx';
import styles from './MealPlan.module.css';
import { MealSlot } from '../slot/MealSlot.tsx';
import { outsidePlan } from './MealsOutsidePlan.tsx';
import { slotKey, type Meal } from '../slot.ts';
import type { MealDeeds } from '../slot/slotActions.ts';
import { useCarry } from '../slot/usePickUp.ts';
import { useGridKeys } from '../slot/useGridKeys.ts';
import { usePointerLift } from '../slot/useMealDrag.ts';
import { useSlotDeeds } from '../slot/useSlotActions.ts';

interface PlanSheetProps extends MealDeeds {
  readonly tripId: string;
  readonly days: readonly PlanDay<Meal>[];
  readonly hasDayHeads: boolean;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  readonly isTripCompleted: boolean;
  /** The meal that waits for another slot to be chosen; null for none. */
  readonly movedMeal: Meal | null;
  /** What a meal has in it that the group does not eat, by the meal's id. */
  readonly dietMarks: ReadonlyMap<string, string>;
}

/** The days that are shown side by side, with a row for each meal of the day. */
export function PlanSheet({ tripId, days, hasDayHeads, isTripCompleted, ...rest }: PlanSheetProps) {
  const { canPlan, canVote, movedMeal, dietMarks, ...mealDeeds } = rest;
  const today = useToday();
  const isOnline = useOnline();
  const rows = days[0]?.slots.map(({ type }) => type) ?? [];
  const { activeKey, gridProps, cellProps } = useGridKeys(
    rows.map((type) => days.map(({ date }) => slotKey({ date, type }))),
  );
  const slots = days.flatMap((day) => day.slots);
  const carry = useCarry({
    ...{ tripId, slots, asked: movedMeal, onMove: mealDeeds.onMove },
    home: outsidePlan,
  });
  const { deeds, isMarking, menuKey, closeMenu } = useSlotDeeds(tripId, mealDeeds, carry);
  const menuSlot = slots.find((slot) => slotKey(slot) === menuKey) ?? null;
  const lift = usePointerLift({
    onLift: (mealId) => carry.pick(slots.find(({ meal }) => meal?.id === mealId)?.meal ?? null),
    onDrop: carry.drop,
    onRest: mealDeeds.onMove,
  });
  return (
    <>
      {movedMeal !== null && (
        <CarryBar
          meal={movedMeal}
          hasTarget={slots.some((slot) => slotCarry(movedMeal, slot) === 'target')}
          onCancel={carry.putBack}
        />
      )}
      <p className={styles['announcement']} aria-live="polite">
        {carry.announcement}
      </p>
      <div className={styles['scroller']} data-scroller="" {...lift}>
        <div
          className={styles['sheet']}
          role="grid"
          aria-label="Meal Planning Schedule"
          // React takes custom properties, its types do not know them.
          style={{ '--columns': days.length } as CSSProperties}
          data-has-heads={hasDayHeads ? '' : undefined}
          {...gridProps}
        >
          <div role="row" className={styles['row']} hidden={!hasDayHeads}>
            <div role="columnheader" className={styles['corner']}>
              <VisuallyHidden>Meal</VisuallyHidden>
            </div>
            {days.map((day) => (
              <div
                key={day.date}
                role="columnheader"
                className={styles['dayHead']}
                aria-current={day.date === today ? 'date' : undefined}
              >
                <span className={styles['dayHeadLine']}>
                  <span className={styles['date']}>{monthDayLabel(day.date)}</span>{' '}
                  <span className={styles['weekday']}>{shortWeekdayLabel(day.date)}</span>{' '}
                  <span className={styles['count']}>{dayCount(day).label}</span>
                </span>
              </div>
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
                  <div
                    key={key}
                    role="gridcell"
                    className={styles['cell']}
                    data-carry={slotCarry(carry.carried, slot) ?? undefined}
                    {...cellProps(key)}
                  >
                    <MealSlot
                      date={date}
                      type={type}
                      meal={slot.meal}
                      dietMark={slot.meal === null ? null : (dietMarks.get(slot.meal.id) ?? null)}
                      canPlan={canPlan}
                      canVote={canVote}
                      isOnline={isOnline}
                      isTripCompleted={isTripCompleted}
                      isTabStop={key === activeKey}
                      isMarking={isMarking({ date, type })}
                      isMenuOpen={key === menuKey}
                      carry={carry.dragged === null ? slotCarry(movedMeal, slot) : null}
                      deeds={deeds}
                    />
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <MealMenu
        slot={menuSlot}
        canPlan={canPlan}
        isOnline={isOnline}
        deeds={deeds}
        mealDeeds={mealDeeds}
        onClose={closeMenu}
      />
    </>
  );
}
