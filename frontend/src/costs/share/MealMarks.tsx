import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { compareMealTimes } from '../../../../domain/plan/mealTime.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { monthDayLabel, shortWeekdayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { CoveredSlot } from '../../../../domain/costs/costAttendance.ts';
import { namesWithCompanions, type CostsPerson, type CostsTrip } from '../costsTrip.ts';
import styles from './Share.module.css';
import { mealOfDay } from '../../labels/slotLabel.ts';

interface MealMarksProps {
  readonly trip: CostsTrip;
  readonly person: CostsPerson;
}

/** The meals behind a share, by day: eaten ones as their mark, the others as a gap. */
export function MealMarks({ trip, person }: MealMarksProps) {
  const titleId = useId();
  const slots = trip.attendance.coverage([]).slots.toSorted(compareMealTimes);
  const eaten = slots.map((slot) => ({ slot, quarters: quartersBorne(trip, slot, person.id) }));
  const quarters = eaten.reduce((sum, one) => sum + one.quarters, 0);
  const days = [...new Set(slots.map(({ date }) => date))];
  const names = namesWithCompanions(trip, person.id);
  const isLong = days.length > 7;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="smallHeading below8">
        {quarters === 4 ? t`The portion` : t`The ${{ portions: portionText(quarters) }} portions`}
        {names !== person.shortName && <span className="secondary"> {names}</span>}
      </h2>
      <ul className={styles['days']}>
        {days.map((date) => (
          <li key={date} className="column gap4">
            <span aria-hidden="true">{isLong ? monthDayLabel(date) : shortWeekdayLabel(date)}</span>
            <span className="row gap4">
              {eaten
                .filter(({ slot }) => slot.date === date)
                .map((one) => (
                  <Mark key={one.slot.type} {...one} />
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function quartersBorne({ attendance }: CostsTrip, { eaters }: CoveredSlot, participantId: string): number {
  return eaters
    .filter((eater) => attendance.bearerOf(eater) === participantId)
    .reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
}

interface MarkProps {
  readonly slot: CoveredSlot;
  readonly quarters: number;
}

function Mark({ slot, quarters }: MarkProps) {
  const when = mealOfDay(weekdayLabel(slot.date), slot.type);
  const text =
    quarters === 0 ? t`${when}: does not eat` : t`${when}: ${{ portions: spokenPortions(quarters) }}`;
  return (
    <span title={text}>
      {quarters === 0 ? <span className={styles['away']} /> : <MealTypeIcon type={slot.type} size="sm" />}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
