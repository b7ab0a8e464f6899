import { plural, t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isThere } from '../../../../domain/people/eater/attendance.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { firstName } from '../../labels/firstName.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { PreviewTableDocument } from '../preview/Preview.generated.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import { slotText, type AwayCell, type CellState, type GroupCell } from './attendanceCells.ts';
import { exceptionOf, inverse, useAttendance, type Attending } from './useAttendance.ts';

interface PressedCell {
  readonly eaterId: string;
  readonly slot: MealTime;
}

/** What presses in the grid do; each change is said with a way back. */
export function useAttendanceActions(tripId: string, attendance: TripAttendance) {
  const change = useAttendance(tripId);
  const countAmounts = useChangedAmounts(tripId);
  const [pressed, setPressed] = useState<PressedCell | null>(null);
  const eater = attendance.eaters.find(({ id }) => id === pressed?.eaterId);
  const isAway =
    pressed !== null &&
    eater !== undefined &&
    !isThere(attendance.stays.get(eater.id) ?? eater, pressed.slot);
  if (pressed !== null && !isAway) setPressed(null);
  // As shown when an answer arrives.
  const latest = useRef(attendance);
  useEffect(() => {
    latest.current = attendance;
  }, [attendance]);

  const apply = useCallback(
    async (changes: readonly Attending[], title: string) => {
      const [first] = changes;
      if (first === undefined || !(await change(changes))) return;
      const amounts = changes.length === 1 ? await countAmounts(first) : 0;
      const isOneSlot = changes.every(({ slot }) => slot === first.slot);
      const { portionQuarters } = latest.current.at(first.slot);
      showToast({
        kind: 'success',
        title,
        ...(isOneSlot && { description: effectText(portionQuarters, amounts, first.attends) }),
        action: { label: t`Undo`, onClick: () => void change(changes.map(inverse)) },
      });
    },
    [change, countAmounts],
  );

  const attend = useCallback(
    (eater: TripEater, slot: MealTime, attends: boolean) => {
      const [name, meal] = [firstName(eater), slotText(slot)];
      return apply(
        [{ eater, slot, attends, usually: latest.current.usually(eater, slot) }],
        attends ? t`${name} is at ${meal}.` : t`${name} is out of ${meal}.`,
      );
    },
    [apply],
  );

  const pressCell = useCallback(
    (eater: TripEater, slot: MealTime, state: CellState) => {
      if (state === 'away') setPressed({ eaterId: eater.id, slot });
      else void attend(eater, slot, state === 'not');
    },
    [attend, setPressed],
  );

  const pressMany = useCallback(
    (people: readonly TripEater[], times: readonly MealTime[], attends: boolean) => {
      const changes = times.flatMap((slot) => {
        const present = new Set(latest.current.at(slot).eaters.map(({ id }) => id));
        return people
          .filter(({ id }) => present.has(id) !== attends)
          .map((eater) => ({ eater, slot, attends, usually: latest.current.usually(eater, slot) }));
      });
      const [person] = people;
      const [time] = times;
      if (person === undefined || time === undefined) return;
      void apply(
        changes,
        people.length === 1 ? everyMealText(person, attends) : everybodyText(time, attends),
      );
    },
    [apply],
  );

  const pressGroup = useCallback(
    (group: string, slot: MealTime, { eaters, attends }: GroupCell['press']) => {
      const changes = eaters.map((eater) => ({
        eater,
        slot,
        attends,
        usually: latest.current.usually(eater, slot),
      }));
      const meal = slotText(slot);
      void apply(changes, attends ? t`${group}: all eat at ${meal}.` : t`${group}: nobody eats at ${meal}.`);
    },
    [apply],
  );

  const closeAway = () => setPressed(null);
  return {
    pressCell,
    pressMany,
    pressGroup,
    /** The pressed cell of an eater who is away, as saved last. */
    away: isAway ? { eater, slot: pressed.slot, stay: attendance.stays.get(eater.id) ?? eater } : null,
    closeAway,
    attendOnce: ({ eater, slot }: AwayCell) => {
      closeAway();
      void attend(eater, slot, true);
    },
  };
}

/** Number of amounts that a saved change has changed: as many as its inverse would. 0 if that is not known. */
function useChangedAmounts(tripId: string): (change: Attending) => Promise<number> {
  const client = useApolloClient();
  return useCallback(
    async (change) => {
      const { date, type } = change.slot;
      const slot = { date, type: apiMealType(type) };
      const attendance = { eaterId: change.eater.id, ...slot, attends: exceptionOf(inverse(change)) };
      try {
        const { data } = await client.query({
          query: PreviewTableDocument,
          variables: { input: { tripId, attendance } },
          fetchPolicy: 'no-cache',
        });
        return data?.previewTable.amounts.length ?? 0;
      } catch {
        return 0;
      }
    },
    [client, tripId],
  );
}

/** "4½ portions now, 5 amounts a little smaller." */
function effectText(quarters: number, amounts: number, isMore: boolean): string {
  const portions = portionsLabel(quarters);
  if (amounts === 0) return t`${portions} now.`;
  return isMore
    ? t`${portions} now, ${plural(amounts, { one: '# amount', other: '# amounts' })} a little larger.`
    : t`${portions} now, ${plural(amounts, { one: '# amount', other: '# amounts' })} a little smaller.`;
}

function everyMealText(person: TripEater, attends: boolean): string {
  const name = firstName(person);
  return attends ? t`${name} eats at every meal shown.` : t`${name} eats at no meal shown.`;
}

function everybodyText(time: MealTime, attends: boolean): string {
  const meal = slotText(time);
  return attends ? t`Everybody eats at ${meal}.` : t`Nobody eats at ${meal}.`;
}
