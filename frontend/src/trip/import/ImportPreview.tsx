import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import {
  addDays,
  daysBetween,
  isCalendarDate,
  type CalendarDate,
} from '../../../../domain/time/calendarDate.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { tripDayCount } from '../../../../domain/plan/plan.ts';
import type { LeftOut, TripImport } from '../../../../domain/trip/transfer/tripImport.ts';
import { DateFields } from '../../ui/dates/DateFields.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import styles from './ImportPreview.module.css';

interface ImportPreviewProps {
  readonly plan: TripImport;
  readonly startDate: CalendarDate;
  readonly onStartDate: (date: CalendarDate) => void;
  /** Takes the focus on mounting. */
  readonly hasFocus: boolean;
  readonly error: string | undefined;
}

/** The new trip, its start date, and what is left out. */
export function ImportPreview({ plan, startDate, onStartDate, hasFocus, error }: ImportPreviewProps) {
  const { fields, meals, leftOut } = plan;
  const today = useToday();
  const days = tripDayCount(fields.startDate, fields.endDate);
  const shift = isCalendarDate(startDate) ? daysBetween(fields.startDate, startDate) : null;
  const dates =
    shift === null
      ? null
      : { startDate: addDays(fields.startDate, shift), endDate: addDays(fields.endDate, shift) };
  const isOver = dates !== null && dates.endDate < today;
  const ingredientCount = meals.reduce((sum, meal) => sum + meal.ingredients.length, 0);
  const left = leftOutLines(leftOut);
  return (
    <>
      <div className={styles['trip']}>
        <h2 className={styles['name']} ref={hasFocus ? takeFocus : null} tabIndex={-1} dir="auto">
          {fields.name}
        </h2>
        <p dir="auto">{fields.location}</p>
        <p className={styles['counts']} aria-live="polite">
          {[
            dateRangeLabel(dates?.startDate ?? null, dates?.endDate ?? null),
            `${days} days`,
            counted(meals.length, 'meal'),
            counted(ingredientCount, 'ingredient'),
          ].join(' · ')}
        </p>
      </div>
      <DateFields
        parts={[
          {
            label: t`Start date`,
            day: 'first day',
            hint: isOver
              ? t`These days are over. Choose another first day to plan the trip again.`
              : t`All days of the trip move with its first day.`,
            value: startDate,
            onChange: onStartDate,
            error,
          },
        ]}
      />
      {left.length > 0 && (
        <section aria-labelledby="left-out">
          <h3 id="left-out" className={styles['leftTitle']}>
            <Trans>What is not imported</Trans>
          </h3>
          <ul className={styles['left']}>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function leftOutLines({
  participantCount,
  cookCount,
  buyerCount,
  purchasedCount,
  receiptCount,
}: LeftOut): string[] {
  const assignments = [
    ...(cookCount > 0 ? [t`the cooks of ${counted(cookCount, 'meal')}`] : []),
    ...(buyerCount > 0 ? [t`the buyers of ${counted(buyerCount, 'ingredient')}`] : []),
  ].join(' and ');
  return [
    ...(participantCount > 0
      ? [t`Participants: you organize the new trip, and no one is invited or texted.`]
      : []),
    ...(assignments === '' ? [] : [`${capitalized(assignments)}.`]),
    ...(purchasedCount > 0
      ? [t`Purchases: ${counted(purchasedCount, 'ingredient')} can be checked off again.`]
      : []),
    ...(receiptCount > 0 ? [t`Costs: ${counted(receiptCount, 'receipt')} of the old trip.`] : []),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
