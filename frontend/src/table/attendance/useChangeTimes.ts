import { useCallback } from 'react';
import type { MealTime } from '../../../../domain/table/mealTime.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { TripEater } from '../tripTable.ts';
import { slotText } from './attendanceCells.ts';
import { useChangeEaterTimesMutation } from './Attendance.generated.ts';

/** Makes a slot an eater's first or last meal. Shows success or failure; never rejects. */
export function useChangeTimes(): (eater: TripEater, slot: MealTime, isArrival: boolean) => Promise<void> {
  const [changeTimes] = useChangeEaterTimesMutation();
  return useCallback(
    async ({ id, name }, slot, isArrival) => {
      const time = { date: slot.date, type: apiMealType(slot.type) };
      try {
        await changeTimes({ variables: { id, input: isArrival ? { arrives: time } : { leaves: time } } });
      } catch (error) {
        const description = errorMessage(error, 'Check your connection and try again.');
        showToast({ kind: 'error', title: 'Not saved. Try again', description });
        return;
      }
      showToast({
        kind: 'success',
        title: isArrival ? 'First meal changed' : 'Last meal changed',
        description: `${name}: ${slotText(slot)}`,
      });
    },
    [changeTimes],
  );
}
