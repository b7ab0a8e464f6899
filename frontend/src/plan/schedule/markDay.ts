import { t } from '@lingui/core/macro';
import type { ApolloClient } from '@apollo/client';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { undoAction } from '../../forms/undoAction.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import type { MarkDayInput } from '../../gql/schema.generated.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { MarkDayDocument } from '../MarkDay.generated.ts';
import type { Meal } from '../slot.ts';
import { refreshTripCounts } from '../tripCounts.ts';
import { UpdateMealDocument } from '../UpdateMeal.generated.ts';
import { readDishes } from '../useReadDishes.ts';

let isInFlight = false;

/**
 * Marks all slots of a day and shows the result, with Undo if they are not needed; ignores calls while in flight. Never
 * rejects.
 * @param known dishes of the day; while no slot is known to have several, the server refuses a slot that has
 */
export async function markDay(
  client: ApolloClient,
  { tripId, date, status }: MarkDayInput,
  known: readonly Meal[],
): Promise<void> {
  if (isInFlight) return;
  isInFlight = true;
  const wholeSlots = status === 'NOT_NEEDED' &&
    known.some(({ position }) => position > 0) && { wholeSlots: true };
  const wereOff = new Set(known.filter((meal) => meal.status === 'not_needed').map(({ id }) => id));
  const description = monthDayLabel(date);
  const showNeeded = () => showToast({ kind: 'success', title: t`Day marked as needed`, description });
  try {
    const input = { tripId, date, status, ...wholeSlots };
    const { data } = await client.mutate({ mutation: MarkDayDocument, variables: { input } });
    if (status === 'PLANNED') {
      showNeeded();
      return;
    }
    const marked = data?.markDay.meals.filter(({ id }) => !wereOff.has(id)) ?? [];
    const action = undoAction(async () => {
      for (const { id } of marked) await restore(client, tripId, id).catch(ignoreIfGone);
      await readDishes(client, tripId);
      showNeeded();
    });
    showToast({ kind: 'success', title: t`Day marked as not needed`, description, action });
  } catch (error) {
    showError(errorMessage(error, t`Failed to mark the day`));
  } finally {
    isInFlight = false;
  }
}

function ignoreIfGone(error: unknown): void {
  if (errorCode(error) !== 'NOT_FOUND') throw error;
}

function restore(client: ApolloClient, tripId: string, id: string) {
  return client.mutate({
    mutation: UpdateMealDocument,
    variables: { input: { id, tripId, status: 'PLANNED' } },
    update: (cache) => refreshTripCounts(cache, tripId),
  });
}
