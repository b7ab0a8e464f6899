import type { CSSProperties } from 'react';
import { monthDayLabel, shortWeekdayLabel } from '../../../domain/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../domain/meal.ts';
import type { PlanDay } from '../../../domain/trip.ts';
import { MealTypeIcon } from '../ui/MealTypeIcon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useToday } from '../ui/useNow.ts';
import { useOnline } from '../ui/useOnline.ts';
import { dayCount } from './dayCount.ts';
import { MealMenu } from './MealMenu.tsx';
import styles from './MealPlan.module.css';
import { MealSlot } from './MealSlot.tsx';
import { slotKey, type Meal } from './slot.ts';
import type { MealDeeds } from './slotDeeds.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useSlotDeeds } from './useSlotDeeds.ts';

interface PlanSheetProps extends MealDeeds {
  readonly tripId: string;
  readonly days: readonly PlanDay<Meal>[];
  readonly hasDayHeads: boolean;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  readonly isTripCompleted: boolean;
}

/** The days that are shown side by side, with a row for each meal of the day. */
export function PlanSheet({ tripId, days, hasDayHeads, isTripCompleted, ...rest }: PlanSheetProps) {
  const { canPlan, canVote, ...mealDeeds } = rest;
  const today = useToday();
  const isOnline = useOnline();
  const rows = days[0]?.slots.map(({ type }) => type) ?? [];
  const { activeKey, gridProps, cellProps } = useGridKeys(
    rows.map((type) => days.map(({ date }) => slotKey({ date, type }))),
  );
  const { deeds, isMarking, menuKey, closeMenu } = useSlotDeeds(tripId, mealDeeds);
  const menuSlot = days.flatMap(({ slots }) => slots).find((slot) => slotKey(slot) === menuKey) ?? null;
  return (
    <>
      <div className={styles['scroller']}>
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
              {days.map(({ date, slots }) => {
                const key = slotKey({ date, type });
                return (
                  <div key={key} role="gridcell" className={styles['cell']} {...cellProps(key)}>
                    <MealSlot
                      date={date}
                      type={type}
                      meal={slots[index]?.meal ?? null}
                      canPlan={canPlan}
                      canVote={canVote}
                      isOnline={isOnline}
                      isTripCompleted={isTripCompleted}
                      isTabStop={key === activeKey}
                      isMarking={isMarking({ date, type })}
                      isMenuOpen={key === menuKey}
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
