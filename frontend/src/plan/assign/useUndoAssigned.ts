import { plural, t } from '@lingui/core/macro';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '../../forms/refusal.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { SetDutyDocument, TripDutiesFragmentDoc, type TripDutiesFragment } from '../duty/Duties.generated.ts';
import { refreshTripCounts } from '../tripCounts.ts';
import { UpdateMealDocument } from '../UpdateMeal.generated.ts';
import type { AssignMealsAtRandomMutation } from './AssignMeals.generated.ts';

type Assigned = Pick<AssignMealsAtRandomMutation['assignMealsAtRandom'], 'meals' | 'duties'>;
type Duty = TripDutiesFragment['duties'][number];

/**
 * Undoes a random assignment: takes its cooks and duties back, in turn. Meals with another cook by now, and other duties,
 * stay. Shows success or failure, then with Undo again; never rejects.
 */
export function useUndoAssigned(tripId: string) {
  const client = useApolloClient();

  /** Resolves to whether the meal stays since somebody changed its cook. */
  async function takeCookBack(id: string, version: number): Promise<boolean> {
    try {
      await client.mutate({
        mutation: UpdateMealDocument,
        variables: { input: { id, tripId, assignedToId: null, version } },
        update: (cache) => refreshTripCounts(cache, tripId),
      });
    } catch (error) {
      if (refusalOf(error) !== null) return true;
      if (errorCode(error) !== 'NOT_FOUND') throw error;
    }
    return false;
  }

  async function takeDutiesBack(given: readonly Duty[]): Promise<void> {
    for (const [key, { date, type, kind }] of new Map(given.map((duty) => [dutyKey(duty), duty]))) {
      const isSame = (duty: Duty) => dutyKey(duty) === key;
      const has = dutiesOf(client.cache, tripId).filter(isSame);
      const gone = new Set(given.filter(isSame).map(({ participantId }) => participantId));
      const participantIds = has.flatMap(({ participantId: id }) => (gone.has(id) ? [] : id));
      if (participantIds.length === has.length) continue;
      const input = { tripId, date, type, kind, participantIds };
      await client.mutate({ mutation: SetDutyDocument, variables: { input } });
    }
  }

  return async function undo({ meals, duties }: Assigned): Promise<void> {
    // A call for each meal takes a while.
    showToast({ kind: 'info', title: t`Undoing…` });
    let kept = 0;
    try {
      for (const { id, recipeVersion } of meals) if (await takeCookBack(id, recipeVersion)) kept += 1;
      await takeDutiesBack(duties);
    } catch (error) {
      const description = errorMessage(error, t`Check your connection and try again.`);
      const action = { label: t`Undo`, onClick: () => void undo({ meals, duties }) };
      showToast({ kind: 'error', title: t`Not undone`, description, action });
      return;
    }
    const description = plural(kept, {
      one: '# meal has another cook by now.',
      other: '# meals have another cook by now.',
    });
    showToast({ kind: 'info', title: t`Undone`, ...(kept > 0 && { description }) });
  };
}

function dutyKey({ date, type, kind }: Duty): string {
  return `${date}.${type}.${kind}`;
}

function dutiesOf(cache: ApolloCache, tripId: string): readonly Duty[] {
  const trip = cache.readFragment({
    from: { __typename: 'Trip', id: tripId },
    fragment: TripDutiesFragmentDoc,
    fragmentName: 'TripDuties',
  });
  return trip?.duties ?? [];
}
