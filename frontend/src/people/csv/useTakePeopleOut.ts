import { plural, t } from '@lingui/core/macro';
import { forget } from '../../gql/forget.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useTakePeopleOutMutation } from './TakePeopleOut.generated.ts';

/**
 * For an Undo of a list of people: takes those off the table who still are the viewer's companions. Shows success, with
 * how many stay; rejects on failure.
 */
export function useTakePeopleOut(tripId: string) {
  const [takeOut] = useTakePeopleOutMutation();
  return async function undo(eaterIds: readonly string[]): Promise<void> {
    const { data } = await takeOut({
      variables: { input: { tripId, eaterIds: [...eaterIds] } },
      update: (cache, { data: answer }) => {
        for (const id of answer?.removeCompanions.eaterIds ?? []) forget(cache, { __typename: 'Eater', id });
      },
    });
    const present = new Set(data?.removeCompanions.trip.eaters.map(({ id }) => id));
    const kept = eaterIds.filter((id) => present.has(id)).length;
    const description = plural(kept, {
      one: 'Changed in the meantime, so still at the table: # person.',
      other: 'Changed in the meantime, so still at the table: # people.',
    });
    const title = kept === eaterIds.length ? t`Nothing was undone` : t`Undone`;
    showToast({ kind: 'info', title, ...(kept > 0 && { description }) });
  };
}
