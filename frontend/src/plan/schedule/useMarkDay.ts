import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { MealStatus } from '../../gql/schema.generated.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useMarkDayMutation } from '../MarkDay.generated.ts';

/** Marks all slots of a day and shows the result; ignores calls while in flight. */
export function useMarkDay(tripId: string) {
  const [mutate, { loading }] = useMarkDayMutation();
  // State would miss a second press before the next render.
  const isInFlight = useRef(false);

  async function markDay(date: CalendarDate, status: MealStatus): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    try {
      await mutate({ variables: { input: { tripId, date, status } } });
      const title = status === 'PLANNED' ? t`Day marked as needed` : t`Day marked as not needed`;
      showToast({ kind: 'success', title, description: monthDayLabel(date) });
    } catch (error) {
      const description = errorMessage(error, t`Failed to mark the day`);
      showToast({ kind: 'error', title: t`Error`, description });
    } finally {
      isInFlight.current = false;
    }
  }
  return { markDay, isMarking: loading };
}
