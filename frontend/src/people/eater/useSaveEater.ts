import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import type { Refusal } from '../../forms/refusal.ts';
import { useRenameParticipantMutation } from '../members/RenameParticipant.generated.ts';
import { tripEater, type TripEater } from '../tripAttendance.ts';
import { TripEaterFragmentDoc, type TripEaterFragment } from '../TripAttendance.generated.ts';
import { baseOf, changesOf, NEW_COMPANION, type EaterInput } from './eaterInput.ts';
import {
  useAddCompanionMutation,
  useRemoveCompanionMutation,
  useUpdateEaterMutation,
} from './WhoEats.generated.ts';

/**
 * Saves and removes eaters; both throw the server's refusal.
 * @param participantId who brings a new companion
 */
export function useSaveEater(tripId: string, participantId: string) {
  const { cache } = useApolloClient();
  const [addCompanion, adding] = useAddCompanionMutation();
  const [rename] = useRenameParticipantMutation();
  const [updateEater, updating] = useUpdateEaterMutation();
  const [removeCompanion, removing] = useRemoveCompanionMutation();
  const idempotencyKey = useIdempotencyKey();
  const addedCount = useRef(0);
  /** @param eater null for a new companion */
  async function save(eater: TripEater | null, input: EaterInput): Promise<TripEater | null> {
    if (eater === null) {
      const { name = '', ...rest } = changesOf(NEW_COMPANION, input, true);
      const added = { tripId, participantId, name: name ?? '', ...rest };
      // A second companion with the same values needs a new key.
      const headers = idempotencyKey([added, addedCount.current]);
      const { data } = await addCompanion({ variables: { input: added }, context: { headers } });
      addedCount.current += 1;
      return data === undefined ? null : tripEater(data.addCompanion.eater);
    }
    const { name, ...rest } = changesOf(baseOf(input), input, true);
    const isNamed = typeof name === 'string';
    if (isNamed && !eater.isCompanion)
      await rename({ variables: { input: { tripId, participantId: eater.participantId, name } } });
    const changes = isNamed && eater.isCompanion ? { name, ...rest } : rest;
    const base = input.base ?? eater;
    if (Object.keys(changes).length === 0) return { ...base, ...(isNamed && { name }) };
    const { version } = base;
    const { data } = await updateEater({
      variables: { id: eater.id, tripId, input: { ...changes, version } },
    });
    return data === undefined ? null : tripEater(data.updateEater.eater);
  }

  function remove(eater: TripEater) {
    return removeCompanion({ variables: { id: eater.id, tripId } });
  }

  /** Shows what the server has, which the cache may not know yet. */
  function takeTheirs(eater: TripEater, refusal: Refusal): void {
    const fragment = { fragment: TripEaterFragmentDoc, fragmentName: 'TripEater' };
    cache.updateFragment<TripEaterFragment>({ ...fragment, id: `Eater:${eater.id}` }, (known) =>
      known === null || known.version >= refusal.version ? known : { ...known, ...currentOf(refusal) },
    );
  }

  return { save, remove, takeTheirs, isWorking: adding.loading || updating.loading || removing.loading };
}

/** The refusal's fields as the server sends them in an eater. */
function currentOf({ current, version }: Refusal): Partial<TripEaterFragment> {
  // They are those of the API, with names in small letters.
  const { avoids, arrives, leaves, ...rest } = current as unknown as TripEaterFragment;
  const time = (one: TripEaterFragment['arrives']) =>
    one && { ...one, __typename: 'MealTime' as const, type: inCapitals(one.type) };
  return {
    ...rest,
    version,
    avoids: avoids.map(({ kind, value, strictness }) => ({
      __typename: 'EaterAvoid' as const,
      value,
      kind: inCapitals(kind),
      strictness: inCapitals(strictness),
    })),
    arrives: time(arrives),
    leaves: time(leaves),
  };
}

function inCapitals<T extends string>(name: T): T {
  return name.toUpperCase() as T;
}
