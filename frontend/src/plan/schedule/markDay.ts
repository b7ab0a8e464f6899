import { t } from '@lingui/core/macro';
import type { ApolloClient } from '@apollo/client';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { MarkDayInput } from '../../gql/schema.generated.ts';
import type { ToastContent } from '../../ui/feedback/toastContent.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { MarkDayDocument } from '../MarkDay.generated.ts';

let isInFlight = false;

/**
 * Marks all slots of a day and shows the result; ignores calls while in flight. Never rejects.
 * @param actionOf of the toast, by ids of the day's meals
 */
export async function markDay(
  client: ApolloClient,
  input: MarkDayInput,
  actionOf?: (mealIds: readonly string[]) => ToastContent['action'],
): Promise<boolean> {
  if (isInFlight) return false;
  isInFlight = true;
  try {
    const { data } = await client.mutate({ mutation: MarkDayDocument, variables: { input } });
    const title = input.status === 'PLANNED' ? t`Day marked as needed` : t`Day marked as not needed`;
    const action = actionOf?.(data?.markDay.meals.map(({ id }) => id) ?? []);
    const description = monthDayLabel(input.date);
    showToast({ kind: 'success', title, description, ...(action !== undefined && { action }) });
    return true;
  } catch (error) {
    showError(errorMessage(error, t`Failed to mark the day`));
    return false;
  } finally {
    isInFlight = false;
  }
}
