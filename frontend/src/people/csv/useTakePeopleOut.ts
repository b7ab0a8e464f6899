import { t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useTakePeopleOutMutation } from './TakePeopleOut.generated.ts';

/** Undoes a list of people: takes them off the table. Shows success or failure, then with Undo again; never rejects. */
export function useTakePeopleOut(tripId: string) {
  const [takeOut] = useTakePeopleOutMutation();
  return async function undo(eaterIds: readonly string[]): Promise<void> {
    try {
      await takeOut({
        variables: { input: { tripId, eaterIds: [...eaterIds] } },
        update: (cache, { data }) => {
          for (const id of data?.removeCompanions.eaterIds ?? []) forget(cache, { __typename: 'Eater', id });
        },
      });
      showToast({ kind: 'info', title: t`Undone` });
    } catch (error) {
      const description = errorMessage(error, t`Check your connection and try again.`);
      const action = { label: t`Undo`, onClick: () => void undo(eaterIds) };
      showToast({ kind: 'error', title: t`Not undone`, description, action });
    }
  };
}
