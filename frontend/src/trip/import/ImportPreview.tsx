import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <h2 className="heading" ref={hasFocus ? takeFocus : null} tabIndex={-1} dir="auto">
          {fields.name}
        </h2>
        <p dir="auto">{fields.location}</p>
        <p className="secondary above8" aria-live="polite">
          {[
            dateRangeLabel(dates?.startDate ?? null, dates?.endDate ?? null),
            plural(days, { one: '# day', other: '# days' }),
            plural(meals.length, { one: '# meal', other: '# meals' }),
            plural(ingredientCount, { one: '# ingredient', other: '# ingredients' }),
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
          <h3 id="left-out" className="smallHeading below8">
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
  return [
    ...(participantCount > 0
      ? [t`Participants: you organize the new trip, and no one is invited or texted.`]
      : []),
    ...assignmentLines(cookCount, buyerCount),
    ...(purchasedCount > 0
      ? [
          plural(purchasedCount, {
            one: 'Purchases: # ingredient can be checked off again.',
            other: 'Purchases: # ingredients can be checked off again.',
          }),
        ]
      : []),
    ...(receiptCount > 0
      ? [
          plural(receiptCount, {
            one: 'Costs: # receipt of the old trip.',
            other: 'Costs: # receipts of the old trip.',
          }),
        ]
      : []),
  ];
}

function assignmentLines(cookCount: number, buyerCount: number): string[] {
  if (cookCount === 0 && buyerCount === 0) return [];
  if (buyerCount === 0)
    return [plural(cookCount, { one: 'The cooks of # meal.', other: 'The cooks of # meals.' })];
  if (cookCount === 0)
    return [
      plural(buyerCount, { one: 'The buyers of # ingredient.', other: 'The buyers of # ingredients.' }),
    ];
  return [
    t`The cooks of ${plural(cookCount, { one: '# meal', other: '# meals' })} and the buyers of ${plural(buyerCount, { one: '# ingredient', other: '# ingredients' })}.`,
  ];
}
