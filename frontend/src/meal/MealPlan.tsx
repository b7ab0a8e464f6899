import type { FragmentType } from '@apollo/client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, type CSSProperties } from 'react';
import type { CalendarDate } from '../../../domain/calendarDate.ts';
import { dateRangeLabel, monthDayLabel, shortWeekdayLabel } from '../../../domain/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../domain/meal.ts';
import { includedMealTypes, mealPlan, type PlanDay } from '../../../domain/trip.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MealTypeIcon } from '../ui/MealTypeIcon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PHONE_QUERY, useMediaQuery } from '../ui/useMediaQuery.ts';
import { useToday } from '../ui/useNow.ts';
import { DayStrip } from './DayStrip.tsx';
import { dayCount } from './dayCount.ts';
import styles from './MealPlan.module.css';
import { useMealPlanFragment, type MealPlanFragment } from './MealPlan.generated.ts';
import { MealSlot } from './MealSlot.tsx';
import { planWindow } from './planWindow.ts';
import { mealOf, type Meal, type SlotId } from './slot.ts';
import { useGridKeys } from './useGridKeys.ts';

interface MealPlanProps {
  readonly trip: FragmentType<MealPlanFragment>;
  /** The day that was asked for, `yyyy-MM-dd`; null for none. */
  readonly askedDay: CalendarDate | null;
  readonly onSelectDay: (day: CalendarDate) => void;
  readonly onAssign: (slot: SlotId) => void;
  readonly onIngredients: (mealId: string) => void;
}

/** The meals of a trip: days as columns and meal types as rows; on a phone one day at a time. */
export function MealPlan({ trip: ref, askedDay, onSelectDay, onAssign, onIngredients }: MealPlanProps) {
  const trip = useMealPlanFragment(ref);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { day, days, earlier, later } = planWindow(trip, askedDay, useToday());
  const plan = useMemo(() => mealPlan(trip, trip.meals.map(mealOf)), [trip]);

  const shown = plan.filter(({ date }) => days.includes(date));
  const first = shown[0]?.date ?? trip.startDate;
  const last = shown.at(-1)?.date ?? trip.endDate;
  return (
    <section aria-labelledby="meal-plan-title">
      <div className={styles['head']}>
        <h2 id="meal-plan-title">Meal Planning Schedule</h2>
        {(earlier !== null || later !== null) && (
          <div className={styles['pager']} role="group" aria-label="Days shown">
            <IconButton
              label="Earlier days"
              icon={<ChevronLeft size={20} />}
              disabled={earlier === null}
              onClick={() => onSelectDay(earlier ?? first)}
            />
            <span className={styles['range']} aria-live="polite">
              {dateRangeLabel(first, last)}
            </span>
            <IconButton
              label="Later days"
              icon={<ChevronRight size={20} />}
              disabled={later === null}
              onClick={() => onSelectDay(later ?? last)}
            />
          </div>
        )}
        {trip.isCompleted && (
          <Button variant="line" disabled>
            Trip Completed
          </Button>
        )}
      </div>
      {isPhone && <DayStrip days={shown} selected={day} onSelect={onSelectDay} />}
      {includedMealTypes(trip).length === 0 ? (
        <EmptyState title="No meals to plan" text="This trip does not include any type of meal." />
      ) : (
        <PlanSheet
          tripId={trip.id}
          days={isPhone ? shown.filter(({ date }) => date === day) : shown}
          hasDayHeads={!isPhone}
          canPlan={trip.viewerCan.includes('PLAN_MEALS')}
          isTripCompleted={trip.isCompleted}
          onAssign={onAssign}
          onIngredients={onIngredients}
        />
      )}
    </section>
  );
}

interface PlanSheetProps extends Pick<MealPlanProps, 'onAssign' | 'onIngredients'> {
  readonly tripId: string;
  readonly days: readonly PlanDay<Meal>[];
  readonly hasDayHeads: boolean;
  readonly canPlan: boolean;
  readonly isTripCompleted: boolean;
}

function PlanSheet({
  tripId,
  days,
  hasDayHeads,
  canPlan,
  isTripCompleted,
  onAssign,
  onIngredients,
}: PlanSheetProps) {
  const today = useToday();
  const rows = days[0]?.slots.map(({ type }) => type) ?? [];
  const { activeKey, gridProps, cellProps } = useGridKeys(
    rows.map((type) => days.map(({ date }) => `${date}.${type}`)),
  );
  return (
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
              const key = `${date}.${type}`;
              return (
                <div key={key} role="gridcell" className={styles['cell']} {...cellProps(key)}>
                  <MealSlot
                    tripId={tripId}
                    date={date}
                    type={type}
                    meal={slots[index]?.meal ?? null}
                    canPlan={canPlan}
                    isTripCompleted={isTripCompleted}
                    isTabStop={key === activeKey}
                    onAssign={onAssign}
                    onIngredients={onIngredients}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
