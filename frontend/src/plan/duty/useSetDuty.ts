import { t } from '@lingui/core/macro';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { DutyKind } from '../../../../domain/plan/duty.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import type { SetDutyInput } from '../../gql/schema.generated.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { API_DUTY_KINDS } from './duties.ts';
import { SetDutyDocument, TripDutiesFragmentDoc, type TripDutiesFragment } from '../Duties.generated.ts';

/** Says who has a duty at a slot. Shown at once, sent one after another; a toast says what was not saved. */
export function useSetDuty(
  tripId: string,
): (slot: MealTime, kind: DutyKind, participantIds: readonly string[]) => void {
  const client = useApolloClient();
  const sent = useRef(Promise.resolve());
  const changes = useRef(0);
  return ({ date, type }, kind, participantIds) => {
    const input = {
      tripId,
      date,
      type: apiMealType(type),
      kind: API_DUTY_KINDS[kind],
      participantIds: [...participantIds],
    };
    changes.current += 1;
    const layer = `duty.${tripId}.${changes.current}`;
    client.cache.recordOptimisticTransaction((cache) => showDuty(cache, input), layer);
    const send = async () => {
      try {
        await client.mutate({ mutation: SetDutyDocument, variables: { input } });
      } catch (error) {
        showError(errorMessage(error, t`Please try again.`), t`Not saved. Try again`);
      }
      client.cache.removeOptimistic(layer);
    };
    sent.current = sent.current.then(send);
  };
}

function showDuty(cache: ApolloCache, { tripId, participantIds, ...duty }: SetDutyInput): void {
  const isSame = (one: TripDutiesFragment['duties'][number]) =>
    one.date === duty.date && one.type === duty.type && one.kind === duty.kind;
  cache.updateFragment(
    { from: { __typename: 'Trip', id: tripId }, fragment: TripDutiesFragmentDoc, fragmentName: 'TripDuties' },
    (known) =>
      known && {
        ...known,
        duties: [
          ...known.duties.filter((one) => !isSame(one)),
          ...participantIds.map((participantId) => ({ __typename: 'Duty' as const, ...duty, participantId })),
        ],
      },
  );
}
