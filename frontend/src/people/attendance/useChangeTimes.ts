import { t } from '@lingui/core/macro';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { inputOf } from '../eater/eaterInput.ts';
import { eaterChange, type ChangedTrip } from '../eater/eaterChange.ts';
import { usePreview } from '../preview/usePreview.ts';
import type { TripEater } from '../tripAttendance.ts';
import { slotText, type AwayCell } from './attendanceCells.ts';
import { useChangeEaterTimesMutation } from './Attendance.generated.ts';
import { labelled } from '../../labels/labelled.ts';

/** Makes a slot an eater's first or last meal, after a preview; shows success, with Undo, or failure. */
export function useChangeTimes(trip: ChangedTrip, eaters: readonly TripEater[], viewerId: string | null) {
  const [mutate, { loading }] = useChangeEaterTimesMutation();
  const preview = usePreview();

  /** @returns the eater's version; null after a failure */
  async function save({ id, name }: TripEater, change: Times, version: number): Promise<number | null> {
    try {
      const { data } = await mutate({
        variables: { id, tripId: trip.id, input: { ...apiTimes(change), version } },
      });
      return data?.updateEater.eater.version ?? null;
    } catch (error) {
      const title = errorCode(error) === 'CONFLICT' ? conflictText(name, change) : t`Not saved. Try again`;
      showError(errorMessage(error, t`Check your connection and try again.`), title);
      return null;
    }
  }

  /** @param isPreviewed nothing is asked. @returns whether it was saved */
  async function changeTimes({ eater, slot }: AwayCell, isArrival: boolean, isPreviewed = false) {
    const field = isArrival ? 'arrives' : 'leaves';
    const isYou = !eater.isCompanion && eater.participantId === viewerId;
    const next = { ...inputOf(eater), [field]: slot };
    const asked = isPreviewed ? null : eaterChange(trip, eaters, { eater, next, isYou });
    if (asked !== null && !(await preview.confirm(asked.request, asked.asked))) return false;
    const version = await save(eater, { field, time: slot }, eater.version);
    preview.close();
    if (version === null) return false;
    showToast({
      kind: 'success',
      title: isArrival ? t`First meal changed` : t`Last meal changed`,
      description: labelled(eater.name, slotText(slot)),
      action: { label: t`Undo`, onClick: () => void save(eater, { field, time: eater[field] }, version) },
    });
    return true;
  }

  return { changeTimes, preview, isSaving: loading };
}

interface Times {
  readonly field: 'arrives' | 'leaves';
  /** Null: the end of the trip. */
  readonly time: MealTime | null;
}

function conflictText(name: string, { field }: Times): string {
  return field === 'arrives'
    ? t`Somebody else has just changed when ${name} comes.`
    : t`Somebody else has just changed when ${name} leaves.`;
}

function apiTimes({ field, time }: Times) {
  return { [field]: time && { date: time.date, type: apiMealType(time.type) } };
}
