import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type TouchEvent } from 'react';
import type { MealTime } from '../../../../domain/table/mealTime.ts';
import { portionText } from '../../../../domain/table/portion.ts';
import { mealPlan } from '../../../../domain/trip/trip.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { domainMeal, domainTrip } from '../../gql/mealEnums.ts';
import { dateRangeLabel } from '../../labels/dateLabel.ts';
import { planWindow } from '../../meal/plan/planWindow.ts';
import { AttendanceGrid } from '../../table/attendance/AttendanceGrid.tsx';
import { inSeatOrder, slotText, type CellState } from '../../table/attendance/attendanceCells.ts';
import { AwayDialog, type AwayCell } from '../../table/attendance/AwayDialog.tsx';
import { DayTiles } from '../../table/attendance/DayTiles.tsx';
import { type Attending, useAttendance } from '../../table/attendance/useAttendance.ts';
import { useChangeTimes } from '../../table/attendance/useChangeTimes.ts';
import type { TripEater } from '../../table/tripTable.ts';
import { useTripTable } from '../../table/useTripTable.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../browser/useMediaQuery.ts';
import { useToday } from '../../browser/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { AttendanceLegend } from './AttendanceLegend.tsx';
import type { TableOfTripQuery } from './TablePage.generated.ts';
import styles from './TablePage.module.css';

const SWIPE_PX = 60;

/** The page's content: a week of the trip, or a day on phones. */
export function Attendance({ trip: ref }: { readonly trip: TableOfTripQuery['trip'] }) {
  const { table } = useTripTable(ref);
  const trip = useMemo(() => domainTrip(ref), [ref]);
  const isOnline = useOnline();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const askedDay = useUrlValue('day');
  const { set: selectDay } = askedDay;
  const { day, days, earlier, later } = planWindow(trip, askedDay.value, useToday());
  const plan = useMemo(
    () =>
      mealPlan(trip, trip.meals.map((meal) => ({ ...domainMeal(meal), name: '', assignedToId: null }))).map(
        ({ date, slots }) => ({
          date,
          slots: slots.filter(({ meal }) => meal?.status !== 'not_needed'),
        }),
      ),
    [trip],
  );
  const shownDays = isPhone ? day : days.join(' ');
  const slots = useMemo(
    () => plan.filter(({ date }) => shownDays.includes(date)).flatMap((one) => one.slots),
    [plan, shownDays],
  );
  const eaters = useMemo(() => inSeatOrder(table.eaters), [table.eaters]);
  const [away, setAway] = useState<AwayCell | null>(null);
  const change = useAttendance(trip.id);
  const changeTimes = useChangeTimes();
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  }, [table]);

  const apply = useCallback(
    (changes: readonly Attending[], said: string) => {
      if (changes.length === 0) return;
      const slot = changes[0]?.slot;
      const undo = changes.map((one) => ({ ...one, attends: !one.attends }));
      void change(changes).then((isSaved) => {
        if (!isSaved || slot === undefined) return;
        showToast({
          kind: 'success',
          title: said,
          ...(changes.every((one) => one.slot === slot) && {
            description: portionsNow(latest.current.at(slot).portionQuarters),
          }),
          action: { label: 'Undo', onClick: () => void change(undo) },
        });
      });
    },
    [change],
  );

  const pressCell = useCallback(
    (eater: TripEater, slot: MealTime, state: CellState) => {
      if (state === 'away') setAway({ eater, slot });
      else {
        const attends = state === 'not';
        apply([{ eater, slot, attends }], `${firstName(eater)} is ${attends ? 'at' : 'out of'} ${slotText(slot)}.`);
      }
    },
    [apply],
  );

  const pressMany = useCallback(
    (people: readonly TripEater[], times: readonly MealTime[], attends: boolean) => {
      const changes = times.flatMap((slot) => {
        const present = new Set(latest.current.at(slot).eaters.map(({ id }) => id));
        return people
          .filter(({ id }) => present.has(id) !== attends)
          .map((eater) => ({ eater, slot, attends }));
      });
      const [person] = people;
      const [time] = times;
      const said =
        people.length === 1 && person !== undefined
          ? `${firstName(person)} eats ${attends ? 'at every meal' : 'at no meal'} shown.`
          : `${attends ? 'Everybody' : 'Nobody'} eats at ${time === undefined ? 'this meal' : slotText(time)}.`;
      apply(changes, said);
    },
    [apply],
  );

  const swipe = useDaySwipe(plan.map(({ date }) => date), day, selectDay);
  const isLocked = trip.isCompleted || !isOnline;
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1 className={styles['title']}>Who eats when</h1>
          <p className={styles['lead']}>{leadOf(trip.isCompleted, isOnline)}</p>
        </div>
        <div className={styles['tools']}>
          {!isPhone && (earlier !== null || later !== null) && (
            <div className={styles['pager']} role="group" aria-label="Days shown">
              <IconButton
                label="Earlier days"
                icon={<ChevronLeft size={20} />}
                disabled={earlier === null}
                onClick={() => selectDay(earlier)}
              />
              <span aria-live="polite">{dateRangeLabel(days[0] ?? trip.startDate, days.at(-1) ?? trip.endDate)}</span>
              <IconButton
                label="Later days"
                icon={<ChevronRight size={20} />}
                disabled={later === null}
                onClick={() => selectDay(later)}
              />
            </div>
          )}
          <span className={styles['print']}>
            <Button icon={<Printer size={18} />} onClick={() => window.print()}>
              Print
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
        <EmptyState title="No meals to eat" text="No meal is needed on these days." />
      ) : (
        <div {...(isPhone && swipe)}>
          <AttendanceGrid
            table={table}
            eaters={eaters}
            slots={slots}
            viewerParticipantId={viewer?.id ?? null}
            isLocked={isLocked}
            onCell={pressCell}
            onMany={pressMany}
          />
          <AttendanceLegend />
        </div>
      )}
      <AwayDialog
        cell={away}
        onClose={() => setAway(null)}
        onOnce={({ eater, slot }) => {
          setAway(null);
          apply([{ eater, slot, attends: true }], `${firstName(eater)} is at ${slotText(slot)}.`);
        }}
        onChangeTimes={({ eater, slot }, isArrival) => {
          setAway(null);
          void changeTimes(eater, slot, isArrival);
        }}
      />
    </>
  );
}

function leadOf(isCompleted: boolean, isOnline: boolean): string {
  if (isCompleted) return 'Trip Completed: who ate when can no longer be changed.';
  if (!isOnline) return 'You are offline: you can read who eats when, and change it when you are back online.';
  return 'Tap a plate to take somebody out of a meal. Amounts and the shopping list follow.';
}

function portionsNow(quarters: number): string {
  return `${portionText(quarters)} ${quarters > 0 && quarters <= 4 ? 'portion' : 'portions'} now.`;
}

function firstName({ name }: TripEater): string {
  return name.split(' ')[0] ?? name;
}

/** A swipe sideways shows the next or the previous day. */
function useDaySwipe(
  days: readonly CalendarDate[],
  day: CalendarDate,
  onSelect: (day: CalendarDate) => void,
) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      const next = days[days.indexOf(day) + (across < 0 ? 1 : -1)];
      if (next !== undefined) onSelect(next);
    },
  };
}
