import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { planWindow } from '../../plan/schedule/planWindow.ts';
import { useDaySwipe } from '../../plan/schedule/useDaySwipe.ts';
import { AttendanceGrid } from '../../people/attendance/AttendanceGrid.tsx';
import { inSeatOrder } from '../../people/attendance/attendanceCells.ts';
import { AwayDialog } from '../../people/attendance/AwayDialog.tsx';
import { neededDays } from '../../people/attendance/neededDays.ts';
import { DayTiles } from '../../people/attendance/DayTiles.tsx';
import { useAttendanceActions } from '../../people/attendance/useAttendanceActions.ts';
import { useChangeTimes } from '../../people/attendance/useChangeTimes.ts';
import { useTripAttendance } from '../../people/useTripAttendance.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { AttendanceLegend } from './AttendanceLegend.tsx';
import type { TripQuery } from '../wholeTrip/TripPage.generated.ts';
import styles from './WhoEatsWhen.module.css';

interface WhoEatsWhenProps {
  readonly trip: TripQuery['trip'];
  readonly onClose: () => void;
}

/** Each person at each meal: a week of the trip, or a day on phones. */
export function WhoEatsWhen({ trip: ref, onClose }: WhoEatsWhenProps) {
  const { attendance } = useTripAttendance(ref);
  const trip = useMemo(() => domainTrip(ref), [ref]);
  const isOnline = useOnline();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const askedDay = useUrlValue('day');
  const { set: selectDay } = askedDay;
  const { day, days, earlier, later } = planWindow(trip, [askedDay.value, useToday()]);
  const plan = useMemo(() => neededDays(ref), [ref]);
  const [first, last] = isPhone ? [day, day] : [days[0] ?? day, days.at(-1) ?? day];
  const slots = useSame(
    useMemo(
      () => plan.filter(({ date }) => date >= first && date <= last).flatMap((one) => one.slots),
      [plan, first, last],
    ),
  );
  const eaters = useMemo(() => inSeatOrder(attendance.eaters), [attendance]);
  const { pressCell, pressGroup, pressMany, away, closeAway, attendOnce } = useAttendanceActions(
    trip.id,
    attendance,
  );
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const times = useChangeTimes(ref, attendance.eaters, viewer?.id ?? null);

  const swipe = useDaySwipe(
    plan.map(({ date }) => date),
    day,
    selectDay,
  );
  const isLocked = trip.isCompleted || !isOnline;
  return (
    <>
      <div className={styles['head']}>
        <div>
          <Button variant="link" icon={<ArrowLeft size={16} strokeWidth={2} />} onClick={onClose}>
            <Trans>Back to People</Trans>
          </Button>
          <h2 className="title">
            <Trans>Who eats when</Trans>
          </h2>
          <p className="secondary notOnPaper">{leadOf(trip.isCompleted, isOnline)}</p>
        </div>
        <div className="row notOnPaper">
          {!isPhone && (earlier !== null || later !== null) && (
            <div className="label row gap4 figures" role="group" aria-label={t`Days shown`}>
              <IconButton
                label={t`Earlier days`}
                icon={<ChevronLeft size={20} />}
                disabled={earlier === null}
                onClick={() => selectDay(earlier)}
              />
              <span aria-live="polite">
                {dateRangeLabel(days[0] ?? trip.startDate, days.at(-1) ?? trip.endDate)}
              </span>
              <IconButton
                label={t`Later days`}
                icon={<ChevronRight size={20} />}
                disabled={later === null}
                onClick={() => selectDay(later)}
              />
            </div>
          )}
          <span className="notOnPhone">
            <Button icon={<Printer size={18} />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </span>
        </div>
      </div>
      {isPhone && (
        <DayTiles
          days={plan.map(({ date, slots: ofDay }) => ({ date, mealCount: ofDay.length }))}
          selected={day}
          onSelect={selectDay}
        />
      )}
      {slots.length === 0 ? (
        <EmptyState title={t`No meals to eat`} text={t`No meal is needed on these days.`} />
      ) : (
        <div {...(isPhone && swipe)}>
          <AttendanceGrid
            attendance={attendance}
            eaters={eaters}
            slots={slots}
            viewerParticipantId={viewer?.id ?? null}
            isLocked={isLocked}
            onCell={pressCell}
            onGroup={pressGroup}
            onMany={pressMany}
          />
          <AttendanceLegend />
        </div>
      )}
      <AwayDialog cell={away} onClose={closeAway} times={times} onOnce={attendOnce} />
    </>
  );
}

/** The same array while its slots stay: rows are not rendered again when the plan changes in another way. */
function useSame(slots: readonly MealTime[]): readonly MealTime[] {
  const [kept, setKept] = useState(slots);
  const isSame = kept.map(mealTimeKey).join() === slots.map(mealTimeKey).join();
  if (!isSame) setKept(slots);
  return isSame ? kept : slots;
}

function leadOf(isCompleted: boolean, isOnline: boolean): string {
  if (isCompleted) return t`Trip Completed: who ate when can no longer be changed.`;
  if (!isOnline)
    return t`You are offline: you can read who eats when, and change it when you are back online.`;
  return t`Tap a plate to take somebody out of a meal. Amounts and the shopping list follow.`;
}
