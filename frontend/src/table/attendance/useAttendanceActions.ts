import { useCallback, useEffect, useRef, useState } from 'react';
import type { MealTime } from '../../../../domain/table/mealTime.ts';
import { portionText } from '../../../../domain/table/portion.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { TripEater, TripTable } from '../tripTable.ts';
import { slotText, type CellState } from './attendanceCells.ts';
import type { AwayCell } from './AwayDialog.tsx';
import { useAttendance, type Attending } from './useAttendance.ts';
import { useChangeTimes } from './useChangeTimes.ts';

/** What presses in the grid do; each change is said with a way back. */
export function useAttendanceActions(tripId: string, table: TripTable) {
  const change = useAttendance(tripId);
  const saveTimes = useChangeTimes();
  const [away, setAway] = useState<AwayCell | null>(null);
  // As shown when an answer arrives.
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  }, [table]);

  const apply = useCallback(
    async (changes: readonly Attending[], title: string) => {
      const [first] = changes;
      if (first === undefined || !(await change(changes))) return;
      const isOneSlot = changes.every(({ slot }) => slot === first.slot);
      showToast({
        kind: 'success',
        title,
        ...(isOneSlot && { description: portionsNow(latest.current.at(first.slot).portionQuarters) }),
        action: {
          label: 'Undo',
          onClick: () => void change(changes.map((one) => ({ ...one, attends: !one.attends }))),
        },
      });
    },
    [change],
  );

  const attend = useCallback(
    (eater: TripEater, slot: MealTime, attends: boolean) =>
      apply(
        [{ eater, slot, attends }],
        `${firstName(eater)} is ${attends ? 'at' : 'out of'} ${slotText(slot)}.`,
      ),
    [apply],
  );

  const pressCell = useCallback(
    (eater: TripEater, slot: MealTime, state: CellState) => {
      if (state === 'away') setAway({ eater, slot });
      else void attend(eater, slot, state === 'not');
    },
    [attend, setAway],
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
      if (person === undefined || time === undefined) return;
      const title =
        people.length === 1
          ? `${firstName(person)} eats at ${attends ? 'every meal' : 'no meal'} shown.`
          : `${attends ? 'Everybody eats' : 'Nobody eats'} at ${slotText(time)}.`;
      void apply(changes, title);
    },
    [apply],
  );

  const closeAway = () => setAway(null);
  return {
    pressCell,
    pressMany,
    /** The pressed cell of an eater who is away. */
    away,
    closeAway,
    attendOnce: ({ eater, slot }: AwayCell) => {
      closeAway();
      void attend(eater, slot, true);
    },
    changeTimes: ({ eater, slot }: AwayCell, isArrival: boolean) => {
      closeAway();
      void saveTimes(eater, slot, isArrival);
    },
  };
}

function portionsNow(quarters: number): string {
  return `${portionText(quarters)} ${quarters > 0 && quarters <= 4 ? 'portion' : 'portions'} now.`;
}

function firstName({ name }: TripEater): string {
  return name.split(' ')[0] ?? name;
}
