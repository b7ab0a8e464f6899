import { capitalized } from '../../../../domain/text/capitalized.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { mealsWord } from '../../labels/mealTypeLabel.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { MenuOutcome } from '../../gql/schema.generated.ts';
import { monthDayLabel, shortWeekdayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { FitLine } from '../FitLine.tsx';
import styles from './CopyMenuDialog.module.css';
import type { MenuDay } from './menuDays.ts';
import type { MenuMealFragment } from './PlanAgain.generated.ts';

interface MenuDayRowsProps {
  readonly day: MenuDay;
  /** Days of the trip. */
  readonly targets: readonly CalendarDate[];
  readonly isTicked: (mealId: string) => boolean;
  /** Null leaves the day out. */
  readonly onMove: (from: CalendarDate, to: CalendarDate | null) => void;
  readonly onTick: (mealId: string, isOn: boolean) => void;
}

function whyNot(outcome: Exclude<MenuOutcome, 'COPIED'>, type: MealType): string {
  switch (outcome) {
    case 'TAKEN':
      return t`Planned already`;
    case 'OUTSIDE':
      return t`This trip has no ${{ meals: mealsWord(type) }}`;
    case 'NO_ROOM':
      return t`Too many ingredients there`;
  }
}

/** A day of the earlier menu: where it goes, and its meals. */
export function MenuDayRows({ day, targets, isTicked, onMove, onTick }: MenuDayRowsProps) {
  const headId = useId();
  const { from, to, meals } = day;
  const name = `${capitalized(weekdayLabel(from))}, ${monthDayLabel(from)}`;
  return (
    <section className={styles['day']} aria-labelledby={headId}>
      <div className={styles['head']}>
        <h2 id={headId} className={styles['name']}>
          {shortWeekdayLabel(from)} <span>{monthDayLabel(from)}</span>
        </h2>
        <ArrowRight size={18} aria-hidden="true" />
        <Select
          className={styles['target']}
          aria-label={t`${name} goes to`}
          value={to ?? ''}
          onChange={({ target }) => onMove(from, target.value === '' ? null : target.value)}
        >
          <option value="">
            <Trans>Leave out</Trans>
          </option>
          {targets.map((date) => (
            <option key={date} value={date}>
              {shortWeekdayLabel(date)}, {monthDayLabel(date)}
            </option>
          ))}
        </Select>
      </div>
      <ul className={styles['meals']}>
        {meals.map((meal) => (
          <li key={meal.fromMealId}>
            <MenuMealRow meal={meal} isGoing={to !== null} isTicked={isTicked} onTick={onTick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MenuMealRowProps extends Pick<MenuDayRowsProps, 'isTicked' | 'onTick'> {
  readonly meal: MenuMealFragment;
  /** Whether its day is copied. */
  readonly isGoing: boolean;
}

function MenuMealRow({ meal, isGoing, isTicked, onTick }: MenuMealRowProps) {
  const { fromMealId, type, name, outcome, verdict } = meal;
  const text = (
    <span className={styles['meal']}>
      <MealTypeIcon type={mealTypeOf(type)} size="sm" />
      <span className={styles['dish']} dir="auto">
        {name}
      </span>
      {isGoing && outcome !== 'COPIED' && <span className="small">{whyNot(outcome, mealTypeOf(type))}</span>}
      {isGoing && outcome === 'COPIED' && verdict !== null && verdict.verdict !== 'SAFE' && (
        <FitLine fit={verdict} withSwaps={false} />
      )}
    </span>
  );
  if (!isGoing || outcome !== 'COPIED') return <p className={styles['stays']}>{text}</p>;
  return (
    <CheckRow label={text} isChecked={isTicked(fromMealId)} onChange={(isOn) => onTick(fromMealId, isOn)} />
  );
}
