import { t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useTakeCompanionOutMutation } from './TakeCompanionOut.generated.ts';

/** Undoes a list of people: takes them off the table, in turn. Shows success or failure; never rejects. */
export function useTakePeopleOut(tripId: string) {
  const [takeOut] = useTakeCompanionOutMutation();
  return async (eaterIds: readonly string[]): Promise<void> => {
    try {
      for (const id of eaterIds)
        await takeOut({
          variables: { id, tripId },
          update: (cache) => forget(cache, { __typename: 'Eater', id }),
        });
      showToast({ kind: 'info', title: t`Undone` });
    } catch (error) {
      const description = errorMessage(error, t`Check your connection and try again.`);
      showToast({ kind: 'error', title: t`Not undone`, description });
    }
  };
}
